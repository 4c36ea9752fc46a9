import type { Span } from '#server/planner/problem.ts';

/** Plans keep full five minutes: the next such minute of the day, or this one. */
export const upToFive = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/** The last full five minutes up to a minute of the day. */
export const downToFive = (minutes: number): number => Math.floor(minutes / 5) * 5;

/** The first such minute from one on at which something that lasts so long begins and ends in one of the spans. */
export function startIn(spans: readonly Span[], from: number, minutes: number): number | undefined {
  return spans
    .map(([open, close]) => ({ start: Math.max(upToFive(from), upToFive(open)), close }))
    .find(({ start, close }) => start + minutes <= close)?.start;
}
