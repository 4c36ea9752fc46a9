import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { TravelModel, Point } from '#server/planner/problem.ts';
import type { DayFrame, DayKind } from '../days/day-windows.ts';
import { appealOf } from './appeal.ts';
import type { Candidate } from './candidates.ts';
import { hasRoom } from '#server/planner/spans.ts';

/** With bags just put down, or a flight to catch, nobody goes further than this from the stay. */
const NEAR_MINUTES = 32;
/** Where hardly anything is as near as that, one goes as far as this. */
const FURTHER_MINUTES = 50;
const FEW_NEAR = 4;
const WORTH_SEEING = 40;
const TRAVEL_DAYS = new Set<DayKind>(['Arrival Day', 'Departure Day']);

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
  { stay, travel, further = NEAR_MINUTES }: { stay: Point; travel: TravelModel; further?: number },
): Candidate[] {
  const isTravelDay = frames.map(({ kind }) => TRAVEL_DAYS.has(kind));

  const minutesTo = ({ visit }: Candidate) => travel.leg(stay, visit).minutes;
  const near = candidates.filter(
    (one) =>
      !('travelMinutes' in one.file) &&
      appealOf(one.file) >= WORTH_SEEING &&
      minutesTo(one) <= NEAR_MINUTES,
  );
  const furthest = Math.max(near.length < FEW_NEAR ? FURTHER_MINUTES : NEAR_MINUTES, further);

  return candidates.map((one) => {
    const { visit, file } = one;
    const hasFullDay = visit.spans.some(
      (spans, day) => !isTravelDay[day] && hasRoom(spans, visit.minutes),
    );

    if ('travelMinutes' in file || visit.lockedAt || !hasFullDay) return one;
    if (minutesTo(one) <= furthest && !isTiring(one)) return one;
    return {
      ...one,
      visit: { ...visit, spans: visit.spans.map((spans, day) => (isTravelDay[day] ? [] : spans)) },
    };
  });
}

function isTiring({ file, visit: { minutes } }: Candidate): boolean {
  const longest = 'kind' in file && TIRING.has(file.kind) ? LONGEST_TIRING : LONGEST_STAY;

  return minutes > longest;
}
