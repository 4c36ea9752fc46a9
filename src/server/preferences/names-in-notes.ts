import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { spelledAlike } from '../catalogue/spelling.ts';

/** A name in a sentence that is a destination's, though not by its own name. */
export type NameInNotes = {
  said: string;
  /** Where it stands in the text. */
  from: number;
  to: number;
  /** Several where the name has a slip in it, and is as near to each of them. */
  destinations: readonly Destination[];
  hasSlip: boolean;
};

/** A name behind one of these is where somebody goes, in the languages that travellers mostly write. */
const BEFORE_PLACE = new Set(
  'to in visit visiting see seeing explore exploring love near around nach à a en em in naar til para vers'.split(
    ' ',
  ),
);
/** Behind a name that begins a sentence: "Lissabon for a weekend", where "Maurice loves Rome" names no place. */
const AFTER_PLACE = new Set('and or for with in please und et y e ou oder'.split(' '));
const MOST_WORDS = 3;
/** Shorter ones are other words too often. */
const LEAST_LETTERS = 4;

type Word = { text: string; from: number; to: number };
/** Names by which destinations go here, and the others that they have, folded. */
type Names = {
  own: ReadonlyMap<string, Destination>;
  other: ReadonlyMap<string, Destination>;
};

const indexes = new WeakMap<Catalogue, Names>();

/** The names in a text that mean a destination by another language or by a slip of the pen, in their order. */
export function namesInNotes(text: string, catalogue: Catalogue): NameInNotes[] {
  const words = wordsOf(text);
  const names = namesOf(catalogue);
  const found: NameInNotes[] = [];

  for (let at = 0; at < words.length;) {
    const { count, name } = nameAt(at, { text, words, names });

    if (name) found.push(name);
    at += count;
  }

  return found;
}

type Reading = { text: string; words: readonly Word[]; names: Names };

/** The longest name that begins at a word, and how many words have been read with it. */
function nameAt(at: number, reading: Reading): { count: number; name?: NameInNotes } {
  const { names } = reading;

  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const run = runAt(at, count, reading);

    if (!run) continue;
    const folded = foldText(run.said);

    if (names.own.has(folded)) return { count };
    if (!isPlaced(at, count, reading)) continue;
    const destination = names.other.get(folded);

    if (destination)
      return { count, name: { ...run, destinations: [destination], hasSlip: false } };
    const alike = /^\p{Lu}/u.test(run.said) ? withSlip(folded, names) : [];

    if (alike.length > 0) return { count, name: { ...run, destinations: alike, hasSlip: true } };
  }

  return { count: 1 };
}

function runAt(at: number, count: number, { text, words }: Reading) {
  const [first, last] = [words[at], words[at + count - 1]];

  if (!first || !last) return undefined;
  const said = text.slice(first.from, last.to);

  return /[^\p{L}'’ -]/u.test(said) ? undefined : { said, from: first.from, to: last.to };
}

/** Whether words stand around a name as they stand around a place. */
function isPlaced(at: number, count: number, { text, words }: Reading): boolean {
  const before = words[at - 1];
  const [first, last, next] = [words[at], words[at + count - 1], words[at + count]];

  if (before && BEFORE_PLACE.has(before.text.toLowerCase())) return true;
  if (!first || !last || !/(^|[.;!?\n])\s*$/.test(text.slice(0, first.from))) return false;
  const follows = text.slice(last.to, next?.from ?? text.length);

  return !next || /[,.;!?\n]/.test(follows) || AFTER_PLACE.has(next.text.toLowerCase());
}

function withSlip(folded: string, { own, other }: Names): Destination[] {
  return [...new Set(spelledAlike(folded, [...own, ...other]).entries)];
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

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}'’]+/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}
