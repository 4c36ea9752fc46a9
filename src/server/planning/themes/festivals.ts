import { isDated } from '#server/catalogue/dated-places.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { hasChildren } from '../understanding/has-children.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { THEME_WISH } from './themed-sights.ts';

/** What so many want to see fills the streets, whether one goes or not. */
const FILLS_STREETS = 80;
/** What fills a city is a reason to be there. */
const FILLS_THE_CITY = 90;

/** Whether a place is there on some dates only, and then full of people. */
export function fillsStreets(file: PlaceFile): boolean {
  return isDated(file) && appealOf(file) >= FILLS_STREETS;
}

/** Whether a sight is a festival: on some dates only, and what people travel for. */
export function isFestival({ file }: Candidate): boolean {
  return 'kind' in file && isDated(file) && appealOf(file) >= FILLS_THE_CITY;
}

/**
 * The sights, with a wish of its own for each festival that is on during the trip. Children are taken unasked into no
 * crowd that is not for them.
 */
export function withFestivals(
  sights: readonly Candidate[],
  party: Pick<Wishes, 'needs'>,
): Candidate[] {
  return sights.flatMap((one) => {
    const { file, visit, id } = one;

    if (!('kind' in file) || !fillsStreets(file) || !visit.spans.some((day) => day.length > 0))
      return [one];
    if (hasChildren(party) && !visit.mandatory && !file.interests.includes('Family Fun')) return [];
    if (!isFestival(one)) return [one];
    return [{ ...one, visit: { ...visit, meets: [...visit.meets, `${THEME_WISH}${id}`] } }];
  });
}
