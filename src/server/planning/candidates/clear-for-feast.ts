import type { Span } from '#server/planner/problem.ts';
import { spansWithin } from '#server/planner/spans.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Candidate } from './candidates.ts';
import type { FestiveDinner } from './festive-dinner.ts';

/** One sits down a little before the usual hour at the soonest, and stays for two hours. */
const BEFORE = 15;
const AFTER = 105;

/** The sights, none of them at the hour of the festive dinner on its evening, but what is fixed or must be seen. */
export function clearForFeast(
  sights: readonly Candidate[],
  festive: FestiveDinner | undefined,
  frames: readonly DayFrame[],
): readonly Candidate[] {
  const slot = frames[festive?.day ?? -1]?.meals.find(({ meal }) => meal === 'dinner');

  if (!festive || !slot) return sights;
  const usual = slot.usual ?? slot.window[0];
  const free: readonly Span[] = [
    [-Infinity, usual - BEFORE],
    [usual + AFTER, Infinity],
  ];

  return sights.map((one) => {
    const { visit } = one;

    if (visit.mandatory || visit.lockedAt) return one;
    return {
      ...one,
      visit: {
        ...visit,
        spans: visit.spans.map((day, at) =>
          at === festive.day ? day.flatMap((open) => spansWithin(free, open, visit.minutes)) : day,
        ),
      },
    };
  });
}
