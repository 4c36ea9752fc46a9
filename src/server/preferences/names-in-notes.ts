import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { spelledAlike } from '../catalogue/spelling.ts';
import { namesInText, type Run, WORDS_BEFORE_A_PLACE } from '../gazetteer/names-in-text.ts';

/** A name in a sentence that is a destination's, though not by its own name. */
export type NameInNotes = Pick<Run, 'said' | 'from' | 'to'> & {
  /** Several where the name has a slip in it, and is as near to each of them. */
  destinations: readonly Destination[];
  hasSlip: boolean;
};

/** In the languages that travellers mostly write. */
const BEFORE_A_PLACE = new Set([
  ...WORDS_BEFORE_A_PLACE,
  ...'nach à a en em naar til para vers'.split(' '),
]);
/** Behind a name that begins a sentence: "Lissabon for a weekend", where "Maurice loves Rome" names no place. */
const BEHIND_A_PLACE = new Set('and or for with in please und et y e ou oder'.split(' '));
/** Shorter ones are other words too often. */
const LEAST_LETTERS = 4;

/** Names by which destinations go here, and the others that they have, folded. */
type Names = {
  own: ReadonlyMap<string, Destination>;
  other: ReadonlyMap<string, Destination>;
};

const indexes = new WeakMap<Catalogue, Names>();

/** The names in a text that mean a destination by another language or by a slip of the pen, in their order. */
export function namesInNotes(text: string, catalogue: Catalogue): NameInNotes[] {
  const { own, other } = namesOf(catalogue);

  return namesInText<NameInNotes>(text, (run) => {
    const { said, from, to } = run;
    const folded = foldText(said);

    if (own.has(folded)) return 'passed';
    if (!isPlaced(run)) return undefined;
    const destination = other.get(folded);

    if (destination) return { said, from, to, destinations: [destination], hasSlip: false };
    if (!/^\p{Lu}/u.test(said)) return undefined;
    const alike = new Set(spelledAlike(folded, [...own, ...other]).entries);

    return alike.size > 0 ? { said, from, to, destinations: [...alike], hasSlip: true } : undefined;
  });
}

/** Whether words stand around a name as they stand around a place. */
function isPlaced({ before = '', after = '', isOpening, isClosing }: Run): boolean {
  return BEFORE_A_PLACE.has(before) || (isOpening && (isClosing || BEHIND_A_PLACE.has(after)));
}

function namesOf(catalogue: Catalogue): Names {
  const known = indexes.get(catalogue);

  if (known) return known;
  const own = new Map<string, Destination>();
  const other = new Map<string, Destination>();

  for (const destination of catalogue.destinations) {
    const name = foldText(destination.name);

    for (const one of catalogue.namesOf(destination)) {
      // "New York" says no less than New York City.
      if (name.startsWith(one)) own.set(one, destination);
      else if (one.length >= LEAST_LETTERS) other.set(one, destination);
    }
  }

  indexes.set(catalogue, { own, other });
  return { own, other };
}
