import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { TravelModel, Point } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { appealOf } from './appeal.ts';
import type { Candidate } from './candidates.ts';
import { minutesAway } from './minutes-away.ts';
import { hasRoom } from '#server/planner/spans.ts';

/**
 * How far from the stay, in minutes, anybody goes who has just put the bags down, or has a flight to catch: as far as
 * there is enough to see. The room is left on foot.
 */
const REACHES = {
  arrival: [25, 40, 55],
  /** Who has the bags down by early afternoon has most of a day before them. */
  earlyArrival: [40, 55],
  departure: [32, 50],
} as const;
const EARLY = 14 * 60;
const ENOUGH = 4;
const WORTH_SEEING = 40;

/** Nor does anybody climb a mountain, or stay anywhere for so long. */
const TIRING = new Set<PlaceKind>(['hike', 'sport', 'theme-park']);
const LONGEST_TIRING = 75;
const LONGEST_STAY = 200;

/**
 * Keeps sights far from the stay, and those that tire, off the days of coming and going, wherever a full day is open
 * to them.
 */
export function nearOnTravelDays(
  candidates: readonly Candidate[],
  frames: readonly DayFrame[],
  from: { stay: Point; travel: TravelModel },
): Candidate[] {
  const minutesTo = ({ visit }: Candidate) => minutesAway(visit, from);
  const worthSeeing = candidates
    .filter(({ file }) => !('travelMinutes' in file) && appealOf(file) >= WORTH_SEEING)
    .map(minutesTo);
  const furthest = frames.map((frame) => {
    const reaches = reachesOf(frame);
    const isEnough = (reach: number) =>
      worthSeeing.filter((minutes) => minutes <= reach).length >= ENOUGH;

    return reaches.find(isEnough) ?? reaches.at(-1) ?? Infinity;
  });

  return candidates.map((one) => {
    const { visit, file } = one;
    const hasFullDay = visit.spans.some(
      (spans, day) => furthest[day] === Infinity && hasRoom(spans, visit.minutes),
    );

    if ('travelMinutes' in file || visit.lockedAt || !hasFullDay) return one;
    const away = minutesTo(one);
    const isFit = (limit = Infinity) => limit === Infinity || (away <= limit && !isTiring(one));

    return {
      ...one,
      visit: {
        ...visit,
        spans: visit.spans.map((spans, day) => (isFit(furthest[day]) ? spans : [])),
      },
    };
  });
}

function reachesOf({ kind, window: [begins] }: DayFrame): readonly number[] {
  if (kind === 'Departure Day') return REACHES.departure;
  if (kind !== 'Arrival Day') return [];
  return begins <= EARLY ? REACHES.earlyArrival : REACHES.arrival;
}

function isTiring({ file, visit: { minutes } }: Candidate): boolean {
  const longest = 'kind' in file && TIRING.has(file.kind) ? LONGEST_TIRING : LONGEST_STAY;

  return minutes > longest;
}
