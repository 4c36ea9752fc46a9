import type { DayFrame } from './day-windows.ts';

/** Coffee and something to eat, and a few minutes to walk on. */
export const BREAKFAST_MINUTES = 35;
export const WALK_ON = 10;
/** One that takes as long as a meal: at least from nine on, and until the first sight of the day. */
export const LONG_BREAKFAST_MINUTES = 80;
const LONG_BREAKFAST_FROM = 9 * 60;
export const BEHIND_BREAKFAST = LONG_BREAKFAST_FROM + LONG_BREAKFAST_MINUTES + 30;
/** Who lands sooner than this has had none. */
const EARLY_LANDING = 9 * 60;

/** Whether a day begins with a landing so early that breakfast comes after it. */
export function landsBeforeBreakfast({ landing = Infinity }: Pick<DayFrame, 'landing'>): boolean {
  return landing < EARLY_LANDING;
}

/** The days, that of an early landing with time for breakfast before anything is visited. */
export function withBreakfastOnLanding(frames: readonly DayFrame[]): DayFrame[] {
  return frames.map((frame) =>
    landsBeforeBreakfast(frame)
      ? {
          ...frame,
          window: [frame.window[0] + BREAKFAST_MINUTES + WALK_ON, frame.window[1]],
        }
      : frame,
  );
}
