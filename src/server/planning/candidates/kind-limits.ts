import { foldText } from '#server/catalogue/fold-text.ts';
import { type Candidate, groupOf } from './candidates.ts';

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  '1': 1,
  two: 2,
  '2': 2,
  three: 3,
  '3': 3,
};
/** What people grow tired of, by the group that it counts as. */
const GROUPS: Readonly<Record<string, string>> = {
  museum: 'museum',
  galler: 'museum',
  church: 'worship',
  temple: 'worship',
  palace: 'palace',
  castle: 'palace',
};
const COUNT = String.raw`(one|two|three|[123]|a)(?: single)?`;
const KIND = String.raw`(museum|galler|church|temple|palace|castle)(?:y|ies|es|s)?`;
const LIMITS = [
  new RegExp(
    String.raw`\b${COUNT} ${KIND} (?:at (?:the )?most|max(?:imum)?|only|is enough|will do)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:at (?:the )?most|no more than|not more than|max(?:imum)?|only|just) ${COUNT} ${KIND}`,
    'g',
  ),
];

type KindLimit = { group: string; most: number };

/** "One museum at most": how many of a kind the notes allow in the whole trip. */
export function readKindLimits(notes: string): KindLimit[] {
  const text = foldText(notes);

  return LIMITS.flatMap((limit) =>
    [...text.matchAll(limit)].flatMap(([, count = '', kind = '']): KindLimit[] => {
      const [group, most] = [GROUPS[kind], COUNTS[count]];

      return group !== undefined && most !== undefined ? [{ group, most }] : [];
    }),
  );
}

/** The candidates with no more of a kind than the notes allow: what was named, then the best. */
export function withinKindLimits(candidates: readonly Candidate[], notes: string): Candidate[] {
  return readKindLimits(notes).reduce<Candidate[]>(
    (left, { group, most }) => {
      const kept = new Set(
        left
          .filter((one) => isOf(one, group))
          .toSorted(
            (a, b) =>
              Number(b.visit.mandatory ?? false) - Number(a.visit.mandatory ?? false) ||
              b.visit.value - a.visit.value,
          )
          .slice(0, most)
          .map(({ id }) => id),
      );

      return left.filter((one) => !isOf(one, group) || one.visit.mandatory || kept.has(one.id));
    },
    [...candidates],
  );
}

/** The rooms of a palace are a museum to whoever wants no more of them. */
function isOf({ file }: Candidate, group: string): boolean {
  const own = 'kind' in file ? groupOf(file.kind) : undefined;

  return own === group || (group === 'museum' && own === 'palace');
}
