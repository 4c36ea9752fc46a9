import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { editDistance } from '#server/catalogue/spelling.ts';

/** A name behind one of these is where somebody wants to be, or has been. */
const OF_PLACE = new Set(
  'to in visit visiting see seeing explore exploring love near around'.split(' '),
);
/** In a shorter name one letter makes another word too often. */
const LEAST_LETTERS = 6;
/** In a name as long as this another letter is a slip as well ("Copenhagan"), not another town ("Genova"). */
const LONG = 9;
const MOST_WORDS = 3;

type Word = { text: string; from: number; to: number };

const indexes = new WeakMap<Catalogue, Map<string, string>>();

/**
 * A text whose destinations and countries are spelt as the catalogue has them, where one slip of the pen
 * explains the difference and nothing else does: "go to Lisbonn" says "go to Lisbon".
 */
export function spelledRight(text: string, catalogue: Catalogue): string {
  const names = namesOf(catalogue);
  const words = [...text.matchAll(/[\p{L}'’]+/gu)].map((match): Word => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
  let result = '';
  let done = 0;

  for (let at = 1; at < words.length; at += 1) {
    const before = words[at - 1]?.text.toLowerCase() ?? '';
    const slip = OF_PLACE.has(before) ? slipAt(text, words.slice(at), names) : undefined;

    if (!slip) continue;
    result += text.slice(done, slip.from) + slip.name;
    done = slip.to;
  }

  return result + text.slice(done);
}

/** The longest run of words that is no name, and a slip away from exactly one. */
function slipAt(
  text: string,
  words: readonly Word[],
  names: ReadonlyMap<string, string>,
): { name: string; from: number; to: number } | undefined {
  const [first] = words;

  for (let count = MOST_WORDS; first && count > 0; count -= 1) {
    const last = words[count - 1];

    if (!last || /[^\p{L}'’ -]/u.test(text.slice(first.from, last.to))) continue;
    const said = foldText(text.slice(first.from, last.to));

    if (names.has(said)) return undefined;
    const meant = new Set(
      [...names].filter(([name]) => isSlip(said, name)).map(([, official]) => official),
    );
    const [name] = meant;

    if (name !== undefined && meant.size === 1) return { name, from: first.from, to: last.to };
  }
  return undefined;
}

/** A letter too many, one too few, or two that changed places; in long names also one for another. */
function isSlip(said: string, name: string): boolean {
  if (said.length < LEAST_LETTERS || Math.abs(said.length - name.length) > 1) return false;
  if (editDistance(said, name) !== 1) return false;
  return name.length >= LONG || said.length !== name.length || lettersOf(said) === lettersOf(name);
}

function lettersOf(word: string): string {
  return word.split('').toSorted().join('');
}

/** Every name as people may write it, folded, and as it is spelt. */
function namesOf(catalogue: Catalogue): Map<string, string> {
  const known = indexes.get(catalogue);

  if (known) return known;
  const names = new Map(
    [...catalogue.countries, ...catalogue.destinations].flatMap(({ name, aliases }) =>
      [name, ...aliases]
        .map(foldText)
        .filter((folded) => folded.length >= LEAST_LETTERS)
        .map((folded) => [folded, name] as const),
    ),
  );

  indexes.set(catalogue, names);
  return names;
}
