import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { editDistance } from '#server/catalogue/spelling.ts';
import {
  namesInText,
  withReplaced,
  WORDS_BEFORE_A_PLACE,
} from '#server/gazetteer/names-in-text.ts';
import { onceFor } from '#shared/remember.ts';

/** In a shorter name one letter makes another word too often. */
const LEAST_LETTERS = 6;
/** In a name as long as this another letter is a slip as well ("Copenhagan"), not another town ("Genova"). */
const LONG = 9;

/**
 * A text whose destinations and countries are spelt as the catalogue has them, where one slip of the pen
 * explains the difference and nothing else does: "go to Lisbonn" says "go to Lisbon".
 */
export function spelledRight(text: string, catalogue: Catalogue): string {
  const names = namesOf(catalogue);
  const slips = namesInText(text, ({ said, from, to, before = '' }) => {
    if (!WORDS_BEFORE_A_PLACE.includes(before)) return undefined;
    const folded = foldText(said);

    if (names.has(folded)) return 'passed';
    const meant = nameWithSlip(folded, names);

    return meant === undefined ? undefined : { from, to, by: meant };
  });

  return withReplaced(text, slips);
}

/** The one name that is a slip away from what was said. */
function nameWithSlip(said: string, names: ReadonlyMap<string, string>): string | undefined {
  const meant = new Set(
    [...names].filter(([name]) => isSlip(said, name)).map(([, official]) => official),
  );

  return meant.size === 1 ? [...meant][0] : undefined;
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
const namesOf = onceFor(
  ({ countries, destinations }: Catalogue) =>
    new Map(
      [...countries, ...destinations].flatMap(({ name, aliases }) =>
        [name, ...aliases]
          .map(foldText)
          .filter((folded) => folded.length >= LEAST_LETTERS)
          .map((folded) => [folded, name] as const),
      ),
    ),
);
