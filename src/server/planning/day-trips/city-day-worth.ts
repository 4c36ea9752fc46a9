import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';

/** Minutes of sights that a full day holds, and the share of a shorter day's window that sights fill. */
const FULL_DAY = 360;
const SHARE_OF_SHORT = 0.4;
/** What going to one more sight costs, in the planner's unit of worth. */
const WAY = 40;

/**
 * What a stay loses when so many of its full days are spent out of town: the worth, ways deducted, of the sights that
 * the last of those days would have held, the best sights being seen on the days before.
 */
export function lastCityDayWorth(
  candidates: readonly Candidate[],
  frames: readonly DayFrame[],
  daysAway: number,
): number {
  const capacity = frames.reduce((sum, { kind, window: [from, to] }) => {
    if (kind === 'Full Day') return sum + FULL_DAY;
    return kind === 'Work Day' ? sum : sum + Math.max(0, to - from) * SHARE_OF_SHORT;
  }, 0);
  const until = capacity - (daysAway - 1) * FULL_DAY;
  const from = until - FULL_DAY;
  let filled = 0;
  let worth = 0;

  for (const { visit } of candidates.toSorted((a, b) => b.visit.value - a.visit.value)) {
    const share = Math.min(until, filled + visit.minutes) - Math.max(from, filled);

    if (share > 0) worth += (Math.max(0, visit.value - WAY) * share) / visit.minutes;
    filled += visit.minutes;
  }
  return worth;
}
