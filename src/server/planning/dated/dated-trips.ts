import type { DayFrame } from '../days/day-windows.ts';
import type { DatedWish } from './dated-wish.ts';

/** The days, with the sights and day trips that are wished for on each: a day trip of that name goes there. */
export function withDatedTrips(
  frames: readonly DayFrame[],
  wishes: readonly DatedWish[],
): DayFrame[] {
  return frames.map((frame) => {
    const wanted = wishes
      .filter(({ dates, isDaily }) => !isDaily && dates?.includes(frame.date))
      .flatMap(({ sights }) => sights);

    return wanted.length > 0 ? { ...frame, wanted } : frame;
  });
}
