import type { Point, Span } from '#server/planner/problem.ts';
import type { DayPart } from './day-parts.ts';
import { LUNCH } from './held-in-a-day.ts';

/** A sight of a suggested day, where and how long it is open on its date. */
export type SightInTurn = Point & {
  id: string;
  part: DayPart;
  minutes: number;
  spans: readonly Span[];
};

type Day = {
  /** When one sets out, in minutes after midnight, and from where. */
  setOut: number;
  stay: Point;
  /** When lunch may begin; undefined on a day without. */
  lunch: Span | undefined;
  minutesBetween: (from: Point, to: Point) => number;
};

/**
 * About when each sight begins where one follows the other as the day names them, lunch between morning and afternoon or
 * when it is time for it. The evening has hours of its own; what is shut by then has no hour.
 */
export function hoursInTurn(
  sights: readonly SightInTurn[],
  { setOut, stay, lunch, minutesBetween }: Day,
): Map<string, number> {
  const hours = new Map<string, number>();
  let [now, at, hungry] = [setOut, stay, lunch !== undefined];

  for (const sight of sights.filter(({ part }) => part !== 'evening')) {
    const there = () => now + minutesBetween(at, sight);
    const isTime = there() + sight.minutes > (lunch?.[1] ?? Infinity);

    if (lunch && hungry && (isTime || (sight.part === 'afternoon' && there() >= lunch[0]))) {
      now = Math.max(now, lunch[0]) + LUNCH;
      hungry = false;
    }
    const begins = there();
    const open = sight.spans.find(([, close]) => close - sight.minutes >= begins);

    if (!open) continue;
    const start = Math.max(begins, open[0]);

    hours.set(sight.id, start);
    now = start + sight.minutes;
    at = sight;
  }
  return hours;
}
