import { type KindLimit, readKindLimits } from '../understanding/kind-measures.ts';
import { appealOf } from './appeal.ts';
import { type Candidate, groupOf } from './candidates.ts';

/** The candidates with no more of a kind than the notes allow: what was named, then the best. */
export function withinKindLimits(candidates: readonly Candidate[], notes: string): Candidate[] {
  return readKindLimits(notes).reduce<Candidate[]>(
    (left, limit) => {
      const kept = new Set(
        left
          .filter((one) => isOf(one, limit))
          .toSorted(
            (a, b) =>
              Number(b.visit.mandatory ?? false) - Number(a.visit.mandatory ?? false) ||
              // Of few the greatest.
              (limit.isFew ? appealOf(b.file) - appealOf(a.file) : 0) ||
              b.visit.value - a.visit.value,
          )
          .slice(0, limit.most)
          .map(({ id }) => id),
      );

      return left.filter((one) => !isOf(one, limit) || one.visit.mandatory || kept.has(one.id));
    },
    [...candidates],
  );
}

/** The rooms of a palace are a museum to whoever wants no more of them. */
function isOf({ file }: Candidate, { group, isFew }: KindLimit): boolean {
  const own = 'kind' in file ? groupOf(file.kind) : undefined;

  return own === group || (!isFew && group === 'museum' && own === 'palace');
}
