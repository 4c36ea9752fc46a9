import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { namedPlacesOf } from '#server/catalogue/named-places.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import { qualifiersOf } from '#server/gazetteer/regions.ts';
import { isPlainWord } from './plain-words.ts';
import { OTHER_WORDS } from '../places/name-words.ts';
import { isTravelWord } from '../places/travel-words.ts';
import { markedClausesOf, wordsAndCommas } from './clauses.ts';
import { inEnglish } from './in-english.ts';
import { type Stance, stanceAt } from './stance.ts';
import { addToGroups } from '#shared/groups.ts';
import { onceFor, onceInParts } from '#shared/remember.ts';

export type Mention = {
  type: 'destination' | 'country' | 'place';
  id: string;
  name: string;
  stance: Stance;
};

type Name = { type: Mention['type']; id: string; name: string; words: string[] };

const MIN_NAME_LENGTH = 4;

/** Everything of the catalogue that a text names, with how the traveller speaks of it; the longest name wins. */
export function findMentions(text: string, catalogue: Catalogue): Mention[] {
  const index = mentionIndex(catalogue);
  const found = new Map<string, Mention>();

  for (const clause of markedClausesOf(inEnglish(text, catalogue.countries))) {
    const { words, commas } = wordsAndCommas(clause);
    const named: number[] = [];

    for (let at = 0; at < words.length;) {
      const name = longestNameAt(words, at, { index, commas });

      if (!name) {
        at += 1;
        continue;
      }

      const stance = stanceAt(at, { words, commas, named });

      named.push(at);
      const isMeant =
        !isOtherWord(name, text) &&
        !isPartOfContinent(words, at, name) &&
        !isNamesake(words.slice(at + name.words.length), name, { catalogue, index });

      if (isMeant)
        found.set(`${name.type}:${name.id}`, {
          type: name.type,
          id: name.id,
          name: name.name,
          stance,
        });
      at += name.words.length;
    }
  }

  return [...found.values()];
}

/** "A nice island": names that are other words as often count by the capital that only a name has. */
function isOtherWord({ words: [word = '', ...more] }: Name, text: string): boolean {
  if (more.length > 0 || !OTHER_WORDS.has(word) || foldText(text) === word) return false;
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const isWithin = String.raw`(?<=[a-z,] )${name}(?!\p{L})`;
  const isAhead = String.raw`(?<!\p{L})${name}(?=[^\p{L}]*$|[,.:;!?–-]| \p{Lu}| (?:in|im|for|with|this|next|from|by|mit|en|per|para)\b)`;
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');

  return !new RegExp(`${isWithin}|${isAhead}`, 'u').test(plain);
}

/** "South America" names a continent, not the country that goes by its second word. */
function isPartOfContinent(
  words: readonly string[],
  at: number,
  { type, words: own }: Name,
): boolean {
  const isAmerica = type === 'country' && own.length === 1 && own[0] === 'america';

  return isAmerica && /^(south|north|central|latin)$/.test(words[at - 1] ?? '');
}

/** "Paris, Texas" is another Paris: the region behind the name lies in another country. */
function isNamesake(
  after: readonly string[],
  { type, id }: Name,
  { catalogue, index }: { catalogue: Catalogue; index: Map<string, Name[]> },
): boolean {
  if (type !== 'destination' || after.length === 0) return false;
  const next = longestNameAt(after, 0, { index, commas: NO_COMMAS });

  if (next && next.type !== 'country') return false;
  const country = catalogue.destination(id)?.country;
  const regions = [1, 2, 3].flatMap((length) => qualifiersOf(after.slice(0, length).join(' ')));

  return (
    regions.some(({ region }) => region !== undefined) &&
    regions.every((one) => one.country !== country)
  );
}

const NO_COMMAS: ReadonlySet<number> = new Set();

/** "We are vegan, love parks" names no restaurant called Vegan Love; "Washington, D.C." is a town. */
function longestNameAt(
  words: readonly string[],
  at: number,
  { index, commas }: { index: Map<string, Name[]>; commas: ReadonlySet<number> },
): Name | undefined {
  return index
    .get(words[at] ?? '')
    ?.find(
      ({ type, words: own }) =>
        own.every((word, offset) => words[at + offset] === word) &&
        (type !== 'place' || own.every((_, offset) => offset === 0 || !commas.has(at + offset))),
    );
}

/** Every name by its first word, the longest first: built once for a catalogue, in parts beforehand. */
export const mentionIndex = onceInParts(function* (
  catalogue: Catalogue,
): Generator<void, Map<string, Name[]>> {
  const index = new Map<string, Name[]>();
  const add = (names: readonly Name[]) =>
    addToGroups(index, names, ({ words: [first = ''] }) => [first]);

  for (const destination of catalogue.destinations) {
    add(namesOfDestination(destination));
    yield;
  }
  add(catalogue.countries.flatMap((one) => foldedNames('country', one.code, namesOf(one))));
  yield;
  for (const names of index.values())
    names.sort((a, b) => b.words.length - a.words.length || rank(a) - rank(b));
  return index;
});

const RANK = { destination: 0, country: 1, place: 2 } as const;
const rank = (name: Name) => RANK[name.type];

/** What a destination and all that it holds go by; a catalogue with a town more shares all its other destinations. */
export const namesOfDestination = onceFor((destination: Destination): Name[] => {
  const { id, name, aliases } = destination;
  return [
    ...foldedNames('destination', id, [name, ...aliases.filter((alias) => alias.length > 2)]),
    ...namedPlacesOf(destination).flatMap((place) =>
      foldedNames(
        'place',
        `${id}/${place.id}`,
        place.type === 'sight' ? [place.name, place.localName, bareName(place.name)] : [place.name],
      ),
    ),
  ];
});

/** Names of one thing, the first of which is its own; too short ones are words rather. */
function foldedNames(
  type: Name['type'],
  id: string,
  texts: readonly (string | undefined)[],
): Name[] {
  const least = type === 'destination' ? MIN_NAME_LENGTH - 1 : MIN_NAME_LENGTH;

  return texts.flatMap((text) => {
    const folded = foldText(text ?? '');

    return folded.length >= least
      ? [{ type, id, name: texts[0] ?? '', words: folded.split(' ') }]
      : [];
  });
}

/** "The Louvre Museum" is asked for as "the Louvre": the name without its kind, if enough is left. */
function bareName(name: string): string | undefined {
  const bare = name
    .replace(/^the /i, '')
    .replace(/^([A-Z][\p{L}]{5,}) and .*$/u, '$1')
    .replace(/ (museum|gallery|palace|cathedral|park|temple|castle|tower)$/i, '');
  const generic =
    /^(national|city|old|royal|central|modern art|grand|history|science|maritime|art|botanical|town|cathedral|castle|market|museum|palace|church|garden|gardens|natural|beaches|temple|temples|bridge|square)$/i;

  if (bare === name || bare.length < 5 || generic.test(bare)) return undefined;
  const folded = foldText(bare);

  // "Sunset" and "before" are no names, though a drive in Kruger and a bar in Hoi An begin with them.
  return isTravelWord(folded) || isPlainWord(folded) ? undefined : bare;
}
