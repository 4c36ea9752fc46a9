import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { formatDay } from '#shared/dates.ts';
import type { WishChip, WishKind } from '#shared/preferences/understanding.schema.ts';
import { SINGLE_KINDS, SINGLE_WISHES, type SingleKind } from './single-wishes.ts';
import { plural, type Wishes } from './wishes.ts';
import { capital } from '../candidates/place-words.ts';
import type { Choice } from './choice.ts';

/** Wishes that are lists of ids or words. */
export type ListKind = Exclude<WishKind, SingleKind>;

const NEED_TEXTS: Record<string, string> = {
  wheelchair: 'step-free for a wheelchair',
  toddler: 'with a toddler',
  kids: 'with children',
  seniors: 'with older travelers',
  relaxation: 'time to rest',
};
const WEATHER_TEXTS: Record<string, string> = { snow: 'snow' };

/** What was understood, as chips in the order in which they are read. */
export function chipsOf(wishes: Wishes, catalogue: Catalogue): WishChip[] {
  const lists = LIST_KINDS.flatMap((kind) =>
    valuesOf(wishes, kind).map((value) => chip(kind, value, catalogue)),
  );
  const singles = SINGLE_KINDS.flatMap((kind) =>
    SINGLE_WISHES[kind].read(wishes).map((value) => chip(kind, value, catalogue)),
  );

  return [...lists, ...singles];
}

/** A chip with its words. */
export function chip(kind: WishKind, value: string, catalogue: Catalogue): WishChip {
  return { kind, value, text: TEXTS[kind](value, catalogue).slice(0, 120) };
}

/** "Avoiding museums · vegan · must see: Alhambra". */
export function lineOf(chips: readonly WishChip[]): string {
  return capital(chips.map(({ text }) => text).join(' · '));
}

type Field = readonly [keyof Wishes, ('wanted' | 'avoided')?];

/** Where wishes hold each list, in the order in which chips are shown. */
export const FIELDS: Record<ListKind, Field> = {
  destination: ['destinations', 'wanted'],
  'avoid-destination': ['destinations', 'avoided'],
  country: ['countries', 'wanted'],
  'avoid-country': ['countries', 'avoided'],
  continent: ['continents', 'wanted'],
  'avoid-continent': ['continents', 'avoided'],
  'must-see': ['places', 'wanted'],
  'avoid-place': ['places', 'avoided'],
  like: ['kinds', 'wanted'],
  avoid: ['kinds', 'avoided'],
  scenery: ['scenes'],
  need: ['needs'],
  weather: ['climate'],
};

const LIST_KINDS = Object.keys(FIELDS) as ListKind[];

/** All values of a list of wishes. */
export function allValues(wishes: Wishes, kind: ListKind): readonly string[] {
  const [key, side] = FIELDS[kind];
  const list = wishes[key] as readonly string[] | Choice<string>;

  return Array.isArray(list) ? list : (list as Choice<string>)[side ?? 'wanted'];
}

/** Those that are told: home is no place that somebody avoids. */
function valuesOf(wishes: Wishes, kind: ListKind): readonly string[] {
  const values = allValues(wishes, kind);

  return kind === 'avoid-destination' ? values.filter((id) => id !== wishes.home) : values;
}

type Texts = Record<WishKind, (value: string, catalogue: Catalogue) => string>;

const destinationName = (id: string, catalogue: Catalogue) => catalogue.destination(id)?.name ?? id;
const countryName = (code: string, catalogue: Catalogue) => catalogue.country(code)?.name ?? code;
const placeName = (id: string, catalogue: Catalogue) => catalogue.place(id)?.file.name ?? id;

const TEXTS: Texts = {
  destination: (id, catalogue) => `to ${destinationName(id, catalogue)}`,
  'avoid-destination': (id, catalogue) => `not to ${destinationName(id, catalogue)}`,
  country: (code, catalogue) => `in ${countryName(code, catalogue)}`,
  'avoid-country': (code, catalogue) => `not in ${countryName(code, catalogue)}`,
  continent: (name) => `in ${name}`,
  'avoid-continent': (name) => `not in ${name}`,
  'must-see': (id, catalogue) => `must see: ${placeName(id, catalogue)}`,
  'avoid-place': (id, catalogue) => `leaving out: ${placeName(id, catalogue)}`,
  like: (kind) => `wanting ${plural(kind)}`,
  avoid: (kind) => `avoiding ${plural(kind)}`,
  scenery: (scene) => `scenery: ${scene.replace('-', ' ')}`,
  need: (need) => NEED_TEXTS[need] ?? need,
  weather: (climate) => WEATHER_TEXTS[climate] ?? `${climate} weather`,
  flight: (hours) => `flights up to ${hours} hours`,
  pace: (pace) => (pace === 'slow' ? 'a slow pace' : 'full days'),
  'late-start': () => 'no early mornings',
  quiet: () => 'away from the crowds',
  occasion: (occasion) => occasion,
  home: (id, catalogue) => `home: ${destinationName(id, catalogue)}`,
  date: (value) => dateText(value),
};

/** "Jun 3: birthday". */
function dateText(value: string): string {
  return `${formatDay(value).replace(/, \d{4}$/, '')}: ${value.slice(11)}`;
}
