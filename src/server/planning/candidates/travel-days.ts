import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { TravelModel, Point } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { appealOf } from './appeal.ts';
import type { Candidate } from './candidates.ts';
import { hasRoom } from '#server/planner/spans.ts';

/** The furthest from the stay, in minutes, that anybody goes who has just put the bags down, or has a flight to catch. */
const NEAR_MINUTES = { 'Arrival Day': 20, 'Departure Day': 32 } as const;
type TravelDay = keyof typeof NEAR_MINUTES;

/** Where hardly anything is as near as that, one goes as far as this. */
const FURTHER_MINUTES = 50;
const FEW_NEAR = 4;
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
  { stay, travel }: { stay: Point; travel: TravelModel },
): Candidate[] {
  const minutesTo = ({ visit }: Candidate) => travel.leg(stay, visit).minutes;
  const worthSeeing = candidates
    .filter(({ file }) => !('travelMinutes' in file) && appealOf(file) >= WORTH_SEEING)
    .map(minutesTo);
  const furthest = frames.map(({ kind }) => {
    const near = kind in NEAR_MINUTES ? NEAR_MINUTES[kind as TravelDay] : Infinity;
    const found = worthSeeing.filter((minutes) => minutes <= near);

    return found.length < FEW_NEAR ? Math.max(near, FURTHER_MINUTES) : near;
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

function isTiring({ file, visit: { minutes } }: Candidate): boolean {
  const longest = 'kind' in file && TIRING.has(file.kind) ? LONGEST_TIRING : LONGEST_STAY;

  return minutes > longest;
}
