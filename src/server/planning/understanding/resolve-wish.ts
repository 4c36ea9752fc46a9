import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { placeKind } from '#server/catalogue/place.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { hasWords, isCalled } from '#server/catalogue/names-of.ts';
import { SCENE_KINDS } from '#shared/scene/scene-kinds.ts';
import { isIsoDay } from '#shared/dates.ts';
import {
  WISH_CLIMATES,
  WISH_NEEDS,
  WISH_PACES,
  type WishKind,
} from '#shared/preferences/understanding.schema.ts';
import { findMentions } from './mentions.ts';
import { CONTINENTS } from './wish-words.ts';

const LONGEST_FLIGHT = 24;
const MOST_WORDS = 40;

type Resolve = (value: string, catalogue: Catalogue) => string | undefined;

const oneOf =
  (values: readonly string[]): Resolve =>
  (value) =>
    values.find((one) => foldText(one) === foldText(value));
const destination: Resolve = (value, catalogue) =>
  (catalogue.destination(value) ?? named(value, catalogue))?.id;
const country: Resolve = (value, catalogue) =>
  (
    catalogue.country(value.toUpperCase()) ??
    catalogue.countries.find((one) => isCalled(one, value))
  )?.code;
const place: Resolve = (value, catalogue) =>
  catalogue.place(value)?.id ??
  findMentions(value, catalogue).find(({ type }) => type === 'place')?.id ??
  onlyOneOf(value, catalogue);
const yes: Resolve = () => 'yes';

const RESOLVERS: Record<WishKind, Resolve> = {
  destination,
  'avoid-destination': destination,
  home: destination,
  country,
  'avoid-country': country,
  continent: oneOf(CONTINENTS),
  'avoid-continent': oneOf(CONTINENTS),
  'must-see': place,
  'avoid-place': place,
  like: oneOf(placeKind.options),
  avoid: oneOf(placeKind.options),
  scenery: oneOf(SCENE_KINDS),
  need: oneOf(WISH_NEEDS),
  weather: oneOf(WISH_CLIMATES),
  flight: (value) => {
    const hours = Math.round(Number(value));

    return hours >= 1 && hours <= LONGEST_FLIGHT ? String(hours) : undefined;
  },
  pace: oneOf(WISH_PACES),
  'late-start': yes,
  quiet: yes,
  occasion: plainWords,
  date: (value) => {
    const words = plainWords(value.slice(11));

    return isIsoDay(value.slice(0, 10)) && words ? `${value.slice(0, 10)} ${words}` : undefined;
  },
};

/** A wish's value as the planner knows it: an id, a code, a word of a closed list; undefined when it is none. */
export function resolveWish(
  kind: WishKind,
  value: string,
  catalogue: Catalogue,
): string | undefined {
  return RESOLVERS[kind](value.trim(), catalogue);
}

/** Only a name that is one: "Lis" is not Lisbon, and a country is not the first of its cities. */
function named(value: string, catalogue: Catalogue) {
  const wanted = foldText(value.split(',')[0] ?? '');

  return catalogue.findByName(value, true).find((one) => catalogue.namesOf(one).includes(wanted));
}

const SHORTEST_PART = 6;

/** "Alhambra" for "Alhambra and Nasrid Palaces": part of the name of one sight that stands out by its fame. */
function onlyOneOf(value: string, catalogue: Catalogue): string | undefined {
  const wanted = foldText(value);

  if (wanted.length < SHORTEST_PART) return undefined;
  const found = catalogue.destinations.flatMap(({ id, places }) =>
    places
      .filter(({ name }) => hasWords(foldText(name), wanted))
      .map((one) => ({ id: `${id}/${one.id}`, fame: one.fame })),
  );
  const fame = Math.max(...found.map((one) => one.fame));
  const [first, ...others] = found.filter((one) => one.fame === fame);

  return others.length === 0 ? first?.id : undefined;
}

/** A few plain words without digits, links or marks: they are shown, and decide nothing. */
function plainWords(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_WORDS)
    .trim();

  return words === '' ? undefined : words;
}
