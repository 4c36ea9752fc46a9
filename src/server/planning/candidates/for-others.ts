import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { appealOf } from './appeal.ts';
import type { Candidate } from './candidates.ts';

/** What a spa, a zoo or a shopping centre keeps of its worth where nobody asked for it. */
const FOR_OTHERS = 0.02;
const WELL_KNOWN = 75;
const PURSUITS = new Set<PlaceKind>([
  'spa',
  'class',
  'shopping',
  'zoo',
  'aquarium',
  'theme-park',
  'activity',
  'sport',
]);
/** So little is known for nothing: without a reason of the traveller's own no hour is filled with it. */
const LEAST_KNOWN = 25;

/**
 * Sights without those that only others come for: pursuits that meet no interest count for next to nothing, and what
 * is known to few, and meets nothing that the traveller likes or asks for, is no candidate.
 */
export function unlessForOthers(
  candidates: readonly Candidate[],
  wantedKinds: readonly PlaceKind[],
): Candidate[] {
  return candidates.flatMap((one) => {
    const { file, visit } = one;

    if (!('kind' in file) || visit.mandatory || visit.lockedAt || wantedKinds.includes(file.kind))
      return [one];
    const isLiked = visit.meets.length > 0;

    if (appealOf(file) < LEAST_KNOWN && !isLiked && !visit.strong) return [];
    const isForOthers =
      PURSUITS.has(file.kind) && appealOf(file) < WELL_KNOWN && (!isLiked || file.kind === 'spa');

    return isForOthers ? [{ ...one, visit: { ...visit, value: visit.value * FOR_OTHERS } }] : [one];
  });
}
