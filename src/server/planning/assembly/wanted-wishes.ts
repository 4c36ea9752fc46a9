import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { IMPLIED_WISH, THEME_WISH } from '../themes/themed-sights.ts';

/** "We love parks" counts like an interest that one park or garden of the plan meets. */
const KIND_WISH = 'kind of place: ';
const MOST_KIND_WISHES = 5;

/** The wishes for a kind of place that a sight meets. */
export function kindWishes(
  { wantedKinds }: { wantedKinds: readonly PlaceKind[] },
  { file, visit }: Pick<Candidate, 'file' | 'visit'>,
): string[] {
  return 'kind' in file && wantedKinds.includes(file.kind) ? [`${KIND_WISH}${visit.group}`] : [];
}

/** What at least one visit should meet: themes, interests, and kinds of places. */
export function wantedOf(
  { interests }: { interests: readonly string[] },
  served: readonly string[],
): string[] {
  return [
    ...served.filter((one) => one.startsWith(THEME_WISH) || one.startsWith(IMPLIED_WISH)),
    ...interests.filter((interest) => served.includes(interest)),
    ...served.filter((one) => one.startsWith(KIND_WISH)).slice(0, MOST_KIND_WISHES),
  ];
}
