import { isRamadanIn } from '#server/catalogue/ramadan.ts';
import type { DayFacts } from './day-facts.ts';
import type { DayFrame } from './day-windows.ts';
import { upToFive } from './five-minutes.ts';

/** Restaurants fill within so many minutes of sunset. */
const STARTS_WITHIN = 60;
const BEFORE_DINNER = 75;

/** In Ramadan dinner is at sunset, when the fast is broken; other days keep their hours. */
export function withIftar(frames: readonly DayFrame[], facts: readonly DayFacts[]): DayFrame[] {
  return frames.map((frame, day) => {
    const at = facts[day];
    const dinner = frame.meals.find(({ meal }) => meal === 'dinner');

    if (!at || !dinner || !isRamadanIn(at.country, frame.date)) return frame;
    const from = iftarOn(at);
    const latest = from + STARTS_WITHIN;

    if (from < frame.window[0] || latest + dinner.minutes > frame.window[1]) return frame;
    return {
      ...frame,
      meals: frame.meals.map((slot) =>
        slot.meal === 'dinner'
          ? {
              ...slot,
              window: [from, latest + slot.minutes] as const,
              around: [from, latest + slot.minutes] as const,
              usual: from,
            }
          : slot,
      ),
      dayEnd: Math.min(frame.dayEnd, latest - BEFORE_DINNER),
      evening: latest + 5,
    };
  });
}

/** When the fast is broken, to the next five minutes. */
function iftarOn({ sunset }: Pick<DayFacts, 'sunset'>): number {
  return upToFive(sunset);
}
