import type { Destination } from '#server/catalogue/catalogue.ts';
import type { Rhythm } from './rhythm.ts';

/** From so many metres on most people feel the height on their first day (CDC Yellow Book: above 2,500 m). */
const HIGH = 2600;

type Place = Pick<Destination, 'altitude'>;

/** Whether the height of a place is felt on coming from the lowlands. */
export function isHigh({ altitude = 0 }: Place): boolean {
  return altitude >= HIGH;
}

/** The rhythm of a stay there: its first day is an easy one where the place is high. */
export function atItsHeight(rhythm: Rhythm, place: Place): Rhythm {
  return isHigh(place) ? { ...rhythm, isEasyStart: true } : rhythm;
}
