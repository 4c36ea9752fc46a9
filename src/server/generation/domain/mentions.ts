import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { qualifiersOf } from '#server/gazetteer/regions.ts';
import { inEnglish } from './in-english.ts';

/** How a traveller speaks of something: as a wish, as something to avoid, or as where they come from. */
export type Stance = 'wanted' | 'avoided' | 'home';

export type Mention = {
  type: 'destination' | 'country' | 'place';
  id: string;
  name: string;
  stance: Stance;
};

type Name = { type: Mention['type']; id: string; name: string; words: string[] };

const MIN_NAME_LENGTH = 4;
const HOME = /\b(from|live in|living in|based in|home is|home in|leaving|departing)$/;
const NEGATIVE =
  /\b(no|not|never|avoid(ing)?|except|without|skip|besides|hates?|dislikes?|tired of|bored of|done with|anything but|other than|instead of|rather than|anywhere but|nothing (like|in)|already|been (to|in)|visited|seen|saw|went to|went|know|knows|last (year|time|month)|just (came|got) back|we were in|i was in|were in|was in|loved|enjoyed|allergic to|afraid of|scared of|dont|cant|wont|do not|cannot)\b/g;
/** Of the words above, those that tell of an earlier journey: a list behind them tells of it as well. */
const VISITED =
  /^(already|been|visited|seen|saw|went|knows?|last|just|we were|i was|were|was|loved|enjoyed)\b/;
const POSITIVE =
  /\b(want(ing)?|would (like|love)|love to|like to|prefer|hoping|hope|dream(ing)? of|wish|(?<!know and )love|adore|fancy|keen on|please|visit|see|go to|take me|must|definitely|but|rather|instead|however|maybe|ideally|looking for|interested in)\b/g;

const indexes = new WeakMap<Catalogue, Map<string, Name[]>>();

/** Everything of the catalogue that a text names, with how the traveller speaks of it; the longest name wins. */
export function findMentions(text: string, catalogue: Catalogue): Mention[] {
  const index = indexOf(catalogue);
  const found = new Map<string, Mention>();

  const marked = inEnglish(text, catalogue.countries).replaceAll(',', ` ${COMMA} `);

  for (const clause of clausesOf(marked)) {
    const { words, commas } = wordsOf(clause);
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

/** A text cut where one thought ends, each part folded; commas and "and" keep a list together. */
export function clausesOf(text: string): string[] {
  return text
    .replace(/n['’]t\b/gi, 'nt')
    .replace(/\b(anywhere|anything|everything|all) but\b/gi, 'avoid')
    .replace(/\b(not|never|havent|hasnt)( yet| ever)? (been (to|in)|seen|visited)\b/gi, 'want')
    .split(/[.;!?\n\r]+|\bbut\b|\bhowever\b/i)
    .map(foldText)
    .filter(Boolean);
}

/** What the words before a mention make of it: the last clear word decides, and "not want" stays negative. */
export function stanceBefore(before: string): Stance {
  if (HOME.test(before)) return 'home';
  const negative = lastIndex(before, NEGATIVE);
  const positive = lastIndex(before, POSITIVE);

  if (negative < 0) return 'wanted';
  if (positive < 0 || negative > positive) return 'avoided';
  return isNegated(before.slice(negative, positive)) ? 'avoided' : 'wanted';
}

/**
 * The stance of a name, commas heeded: "been to Rome, Paris and London" speaks of all three, but in "no museums,
 * we'd say Lisbon" the museums end what was said against.
 */
function stanceAt(
  at: number,
  {
    words,
    commas,
    named,
  }: { words: readonly string[]; commas: ReadonlySet<number>; named: number[] },
): Stance {
  const stance = stanceBefore(words.slice(0, at).join(' '));
  const breaks = [...commas].filter((comma) => comma <= at);
  const start = breaks.at(-1) ?? 0;

  if (stance !== 'avoided' || stanceBefore(words.slice(start, at).join(' ')) === 'avoided')
    return stance;
  const before = words.slice(0, start).join(' ');
  const from = before.slice(0, lastIndex(before, NEGATIVE)).split(' ').length - 1;
  const end = breaks.find((comma) => comma > from) ?? start;
  const isOfNames = named.some((name) => name >= from && name < end);

  return isOfNames || VISITED.test(words.slice(from, end).join(' ')) ? 'avoided' : 'wanted';
}

/** "not", "dont", "never" right before the positive word turn it around. */
function isNegated(between: string): boolean {
  return /^(no|not|never|dont|do not|wont|cant|cannot)( (really|want|wanna|wish|like|need|plan|care|feel|to|go|going|be))*\s*$/.test(
    between,
  );
}

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;

  for (const match of text.matchAll(pattern)) last = match.index;
  return last;
}

/** Stands for a comma among folded words. */
const COMMA = 'xcommax';
const NO_COMMAS: ReadonlySet<number> = new Set();

/** The words of a clause, and before which of them a comma stands. */
function wordsOf(clause: string): { words: string[]; commas: ReadonlySet<number> } {
  const words: string[] = [];
  const commas = new Set<number>();

  for (const word of clause.split(' ').filter(Boolean)) {
    if (word === COMMA) commas.add(words.length);
    else words.push(word);
  }

  return { words, commas };
}

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

function indexOf(catalogue: Catalogue): Map<string, Name[]> {
  const known = indexes.get(catalogue);

  if (known) return known;
  const index = new Map<string, Name[]>();

  for (const name of namesOf(catalogue)) {
    const [first] = name.words;

    if (first !== undefined) index.set(first, [...(index.get(first) ?? []), name]);
  }

  for (const names of index.values())
    names.sort((a, b) => b.words.length - a.words.length || rank(a) - rank(b));
  indexes.set(catalogue, index);
  return index;
}

const RANK = { destination: 0, country: 1, place: 2 } as const;
const rank = (name: Name) => RANK[name.type];

function namesOf(catalogue: Catalogue): Name[] {
  const names: Name[] = [];
  const add = (type: Name['type'], id: string, texts: readonly (string | undefined)[]) => {
    for (const text of texts) {
      const folded = foldText(text ?? '');

      if (
        folded.length >= MIN_NAME_LENGTH ||
        (type === 'destination' && folded.length === MIN_NAME_LENGTH - 1)
      ) {
        names.push({ type, id, name: texts[0] ?? '', words: folded.split(' ') });
      }
    }
  };

  for (const destination of catalogue.destinations) {
    add('destination', destination.id, [
      destination.name,
      ...destination.aliases.filter((alias) => alias.length > 2),
    ]);
    for (const place of destination.places)
      add('place', `${destination.id}/${place.id}`, [
        place.name,
        place.localName,
        bareName(place.name),
      ]);
    for (const trip of destination.dayTrips)
      add('place', `${destination.id}/${trip.id}`, [trip.name]);
    for (const food of destination.food) add('place', `${destination.id}/${food.id}`, [food.name]);
  }

  for (const country of catalogue.countries)
    add('country', country.code, [country.name, ...country.aliases]);
  return names;
}

/** "The Louvre Museum" is asked for as "the Louvre": the name without its kind, if enough is left. */
function bareName(name: string): string | undefined {
  const bare = name
    .replace(/^the /i, '')
    .replace(/^([A-Z][\p{L}]{5,}) and .*$/u, '$1')
    .replace(/ (museum|gallery|palace|cathedral|park|temple|castle|tower)$/i, '');
  const generic =
    /^(national|city|old|royal|central|modern art|grand|history|science|maritime|art|botanical|town|cathedral|castle|market|museum|palace|church|garden|gardens|natural|beaches|temple|temples|bridge|square)$/i;

  return bare !== name && bare.length >= 5 && !generic.test(bare) ? bare : undefined;
}
