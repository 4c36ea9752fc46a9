import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { appealOf } from './appeal.ts';
import type { Candidate } from './candidates.ts';

/** What a spa keeps of its worth where nobody asked for one. */
const UNASKED_SPA = 0.02;
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
 * Sights without those that only others come for: pursuits, and what is known to few, are no candidates where they
 * meet nothing that the traveller likes or asks for.
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
    const isPursuit = PURSUITS.has(file.kind) && appealOf(file) < WELL_KNOWN;
    const isLittleKnown = appealOf(file) < LEAST_KNOWN && !visit.strong;

    if (!isLiked && (isPursuit || isLittleKnown)) return [];
    // A spa suits many interests, and is gone to by who wants one.
    return isPursuit && file.kind === 'spa'
      ? [{ ...one, visit: { ...visit, value: visit.value * UNASKED_SPA } }]
      : [one];
  });
}
