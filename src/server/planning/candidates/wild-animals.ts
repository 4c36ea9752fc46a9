import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Theme } from '../themes/theme.ts';
import type { Candidate } from './candidates.ts';

/** What tells, folded, of animals that live behind a fence. */
export const CAPTIVE =
  /\b(?:rescued?|rehab\w*|orphan\w*|sanctuar(?:y|ies)|captiv\w+|cubs?|hand reared|petting|reptiles?|zoo)\b/;
const OF_ANIMALS: ReadonlySet<PlaceKind> = new Set(['wildlife', 'zoo', 'activity']);

/** Whether a trip goes out for wild animals, day after day: a safari. */
export function isOfWildAnimals({ kinds = [], text }: Pick<Theme, 'kinds' | 'text'>): boolean {
  return kinds.includes('wildlife') && text?.test('safari') === true;
}

/** The sights of a trip; of one for wild animals, without those behind a fence that nobody named. */
export function onlyWild(
  candidates: readonly Candidate[],
  reasons: readonly Theme[],
): readonly Candidate[] {
  if (!reasons.some(isOfWildAnimals)) return candidates;
  return candidates.filter(({ file, visit }) => visit.mandatory === true || !isCaptive(file));
}

function isCaptive(file: Candidate['file']): boolean {
  return (
    'kind' in file &&
    OF_ANIMALS.has(file.kind) &&
    CAPTIVE.test(foldText(`${file.name} , ${file.why ?? ''}`))
  );
}
