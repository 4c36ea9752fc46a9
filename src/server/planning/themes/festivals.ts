import { isDated } from '#server/catalogue/dated-places.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { THEME_WISH } from './themed-sights.ts';

/** What fills a city is a reason to be there. */
const FILLS_THE_CITY = 90;

/** Whether a sight is a festival: on some dates only, and what people travel for. */
export function isFestival({ file }: Candidate): boolean {
  return 'kind' in file && isDated(file) && appealOf(file) >= FILLS_THE_CITY;
}

/** The sights, with a wish of its own for each festival that is on during the trip. */
export function withFestivals(sights: readonly Candidate[]): Candidate[] {
  return sights.map((one) =>
    isFestival(one) && one.visit.spans.some((day) => day.length > 0)
      ? {
          ...one,
          visit: { ...one.visit, meets: [...one.visit.meets, `${THEME_WISH}${one.id}`] },
        }
      : one,
  );
}
