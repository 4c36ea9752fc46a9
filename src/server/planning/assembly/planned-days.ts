import type { DayFrame } from '../days/day-windows.ts';

/** Shortest day window that is worth a programme. */
const SHORTEST_WINDOW = 75;

/** The trip day index of each day that is long enough for a programme. */
export function plannedDays(frames: readonly DayFrame[]): number[] {
  return frames.flatMap(({ window: [start, end] }, index) =>
    end - start >= SHORTEST_WINDOW ? [index] : [],
  );
}
