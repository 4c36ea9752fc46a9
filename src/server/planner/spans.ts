import type { Span } from './problem.ts';

/** What of the spans lies between two hours and lasts so long. */
export function spansWithin(spans: readonly Span[], [from, to]: Span, least = 0): Span[] {
  return spans
    .map(([open, close]): Span => [Math.max(open, from), Math.min(close, to)])
    .filter(([open, close]) => close > open && close - open >= least);
}

/** Whether a stop lies in one of the spans from its beginning to its end. */
export function isWithin(
  { start, end }: { start: number; end: number },
  spans: readonly Span[] = [],
): boolean {
  return spans.some(([open, close]) => open <= start && end <= close);
}

/** Whether one of the spans lasts so long. */
export function hasRoom(spans: readonly Span[] = [], minutes: number): boolean {
  return spans.some(([open, close]) => close - open >= minutes);
}

/** The spans without those of others. */
export function spansOutside(spans: readonly Span[], others: readonly Span[]): Span[] {
  return others
    .reduce<Span[]>(
      (left, [from, to]) => [
        ...spansWithin(left, [-Infinity, from]),
        ...spansWithin(left, [to, Infinity]),
      ],
      spans.map(([open, close]): Span => [open, close]),
    )
    .toSorted(([a], [b]) => a - b);
}
