import type { Point, TravelModel } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Candidate } from './candidates.ts';
import { minutesAway } from './minutes-away.ts';
import { spansWithin } from '#server/planner/spans.ts';

/** After dinner nobody goes further than this from the stay, unless for what was asked for. */
const NEAR_MINUTES = 35;

/** Keeps sights far from the stay out of the hours after dinner has begun. */
export function nearInEvening(
  candidates: readonly Candidate[],
  frames: readonly DayFrame[],
  from: { stay: Point; travel: TravelModel },
): Candidate[] {
  const dinners = frames.map(({ meals }) => meals.find(({ meal }) => meal === 'dinner')?.window[0]);

  return candidates.map((one) => {
    const { visit, file } = one;
    const isAsked = visit.mandatory === true || visit.lockedAt !== undefined || visit.strong === 1;

    if (isAsked || 'travelMinutes' in file) return one;
    if (minutesAway(visit, from) <= NEAR_MINUTES) return one;
    const spans = visit.spans.map((day, index) => {
      const dinner = dinners[index];

      return dinner === undefined ? day : spansWithin(day, [-Infinity, dinner], visit.minutes);
    });

    return { ...one, visit: { ...visit, spans } };
  });
}
