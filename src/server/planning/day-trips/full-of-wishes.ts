import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { THEME_WISH } from '../themes/themed-sights.ts';

/** Whether the notes ask for as many things in town as there are days for them: sights by name, kinds of sights, and themes. */
export function isFullOfWishes(
  sights: readonly Candidate[],
  fullDays: number,
  kinds: readonly PlaceKind[] = [],
): boolean {
  const named = sights.filter(({ visit }) => visit.mandatory === true).length;
  const themes = new Set(
    sights.flatMap(({ visit }) => visit.meets.filter((wish) => wish.startsWith(THEME_WISH))),
  );

  return named + themes.size + kinds.length > fullDays;
}
