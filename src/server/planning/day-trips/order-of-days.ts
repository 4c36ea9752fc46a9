import type { DayFrame } from '../days/day-windows.ts';

/** Full days before others, neither the first nor the last where another is left, and apart from trips taken. */
export function dayCosts(
  frames: readonly DayFrame[],
  taken: readonly { day: number }[],
): (day: number) => number {
  return (day) => {
    const isFull = frames[day]?.kind === 'Full Day';
    const isBeside = taken.some((one) => Math.abs(one.day - day) === 1);
    const isEdge = day === 0 || day === frames.length - 1;

    return (isFull ? 0 : 8) + (isEdge ? 4 : 0) + (isBeside ? 2 : 0) + (day === 1 ? 1 : 0);
  };
}

/** A day in town is left only for what was named. */
function isFor(frame: DayFrame | undefined, isNamed: boolean): boolean {
  return frame !== undefined && !NO_DAYS.has(frame.kind) && (isNamed || !frame.isInTown);
}

const NO_DAYS: ReadonlySet<DayFrame['kind']> = new Set(['Work Day', 'Travel Day']);

/** The days on which a trip may be, the best first. */
export function orderOfDays(
  frames: readonly DayFrame[],
  taken: readonly { day: number }[],
  isNamed: boolean,
): number[] {
  const cost = dayCosts(frames, taken);

  return frames
    .map((_, day) => day)
    .filter((day) => isFor(frames[day], isNamed))
    .toSorted((a, b) => cost(a) - cost(b) || a - b);
}
