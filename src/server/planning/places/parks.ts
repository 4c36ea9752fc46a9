import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { Namesake } from './namesakes.ts';
import type { SightName } from './sight-names.ts';
import type { TextWord } from './text-words.ts';

type Mention = {
  at: number;
  count: number;
  said: string;
  namesakes: readonly Namesake[];
  sights: readonly SightName[];
};

/** How many words of a park's name may stand between a town's name and its kind. */
const MOST_BETWEEN = 2;
const KINDS = /^(?:np|(?:national|state|provincial) (?:park|forest))\b/;

/**
 * Whether what was read is only a word of a park's name: "Theodore Roosevelt National Park" is not Theodore in
 * Alabama, and "Glacier NP" no garden of Lucerne. Parks of the list are read by their own names.
 */
export function isPartOfPark(
  { at, count, said, namesakes: [first], sights }: Mention,
  words: readonly TextWord[],
  catalogue: Catalogue,
): boolean {
  if (first?.listed !== undefined || !isBeforePark(words, at + count)) return false;
  const key = foldText(said);

  return !sights.some(({ id }) => {
    const name = foldText(catalogue.place(id)?.file.name ?? '');

    return name === key || name === `${key} national park`;
  });
}

function isBeforePark(words: readonly TextWord[], from: number): boolean {
  for (let at = from; at <= from + MOST_BETWEEN; at += 1) {
    const [kind, next] = words.slice(at, at + 2);

    if (kind?.before !== 'none') return false;
    if (KINDS.test(`${kind.key} ${next?.before === 'none' ? next.key : ''}`)) return true;
    if (!kind.isCapital) return false;
  }
  return false;
}
