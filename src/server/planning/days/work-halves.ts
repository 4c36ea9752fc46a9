import type { Span } from '#server/planner/problem.ts';

/** A working day's two halves, in minutes after midnight. */
export const WORK_HALVES = [
  { half: 'morning', start: 9 * 60, end: 12 * 60 + 30 },
  { half: 'afternoon', start: 14 * 60, end: 17 * 60 + 30 },
] as const;

/** The halves that are worked on a day with such a window: those with time for the way there and back. */
export function halvesIn([from, until]: Span): (typeof WORK_HALVES)[number][] {
  return WORK_HALVES.filter(({ start, end }) => start - 45 >= from && end + 45 <= until);
}
