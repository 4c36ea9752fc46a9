import type { FoodFile } from '../catalogue.schema.ts';
import type { PlaceFile } from '../place.schema.ts';
import type { OpenPlace } from '../refresh/open-place.ts';
import { kindOfTags } from './kind-of-tags.ts';
import { freeId, namesOf } from './place-names.ts';
import { commonFacts, type Guess, hoursOf, priceOf } from './read-facts.ts';
import { habitsOf, type KindHabits } from './sight-kinds.ts';

/** A sight of no told kind may be a house with doors. */
const UNTOLD: KindHabits = { ...habitsOf('landmark'), hours: '09:00-17:00', isOpenToAll: false };

/** What came of an entry: a place, or why it is none. */
export type Imported<T> = { place: T; unreadable?: string } | { skipped: string };

export const NAMELESS = 'without a name';
const EATING_HOURS: Readonly<Record<string, string>> = {
  cafe: 'Mo-Sa 09:00-18:00',
  ice_cream: '12:00-20:00',
  fast_food: '11:30-21:00',
};
const USUAL_RESTAURANT = '12:00-14:30,18:30-21:30';
/** A sight from an entry of open data. */
export function importSight(place: OpenPlace, taken: Set<string>): Imported<PlaceFile> {
  const told = kindOfTags(place.tags);
  const kind = told ?? (place.source === 'wikidata' ? 'landmark' : undefined);
  const names = namesOf(place);

  if (!kind) return { skipped: 'no kind of sight' };
  if (!names) return { skipped: NAMELESS };
  const habits = told ? habitsOf(kind) : UNTOLD;
  const { hours, isKnown, unreadable } = hoursOf(place, habits.hours);
  const appeal = estimateAppeal(place, habits.appeal);
  const price = priceOf(place);

  return {
    place: {
      id: freeId(names, place, taken),
      ...names,
      ...commonFacts(place),
      kind,
      interests: [...habits.interests],
      hours,
      minutes: habits.minutes,
      ...price,
      indoor: habits.indoor,
      ...(habits.hours === 'sunrise-sunset' ? { daylight: true } : {}),
      fame: fameOf(appeal),
      appeal,
      guessed: guessesOf(isKnown || habits.isOpenToAll === true, price.price !== null),
    },
    ...(unreadable ? { unreadable } : {}),
  };
}

function guessesOf(knowsHours: boolean, knowsPrice: boolean): Guess[] {
  return [
    'appeal',
    ...(knowsHours ? [] : (['hours'] as const)),
    ...(knowsPrice ? [] : (['price'] as const)),
  ];
}

/** A restaurant or café from an entry of open data; its dishes are not known. */
export function importFood(place: OpenPlace, taken: Set<string>): Imported<FoodFile> {
  const names = namesOf(place);

  if (!names) return { skipped: NAMELESS };
  const { tags } = place;
  const amenity = tags['amenity'] ?? (/cafe|coffee/.test(tags['category'] ?? '') ? 'cafe' : '');
  const { hours, isKnown, unreadable } = hoursOf(place, EATING_HOURS[amenity] ?? USUAL_RESTAURANT);

  return {
    place: {
      id: freeId(names, place, taken),
      ...names,
      ...commonFacts(place),
      kind: amenity === 'cafe' || amenity === 'ice_cream' ? 'cafe' : 'restaurant',
      cuisine: cuisineOf(tags, amenity),
      priceLevel: amenity === 'restaurant' || amenity === '' ? 2 : 1,
      dishes: [],
      hours,
      vegan: veganOf(tags),
      fame: 2,
      guessed: guessesOf(isKnown, false),
    },
    ...(unreadable ? { unreadable } : {}),
  };
}

function cuisineOf(tags: OpenPlace['tags'], amenity: string): string {
  const [cuisine = ''] = (tags['cuisine'] ?? '').split(/[;,]/);
  const words = cuisine.replaceAll('_', ' ').trim();
  const usual = amenity === 'cafe' ? 'café' : 'restaurant';

  return words.length >= 3 && words.length <= 60 ? words : usual;
}

function veganOf(tags: OpenPlace['tags']): FoodFile['vegan'] {
  if (tags['diet:vegan'] === 'only') return 'full';
  return tags['diet:vegan'] === 'yes' || tags['cuisine'] === 'vegan' ? 'options' : 'none';
}

/** Nothing that open data says makes a place as sure a sight as those that were ranked by hand. */
const MOST = 85;
/** What nobody wrote about may be no sight at all: anybody can put a viewpoint on the map. */
const UNNOTED = 16;
const NAME_LANGUAGE = /^name[:_][a-z]{2,3}$/;

/**
 * What a place may be worth to a first visitor, 0 to 100: what its kind is worth, and more the more has been
 * written about it. Articles in Wikipedia are counted where a source counts them, else the languages of its name.
 */
function estimateAppeal({ tags, wikidata }: OpenPlace, ofKind: number): number {
  const languages = Object.keys(tags).filter((key) => NAME_LANGUAGE.test(key)).length;
  const sitelinks = Number(tags['sitelinks']);
  const renown = Number.isFinite(sitelinks)
    ? Math.min(36, 7 * Math.log2(1 + sitelinks))
    : Math.min(20, 4 * Math.log2(1 + languages));
  const marks =
    (wikidata ? 6 : 0) +
    ('wikipedia' in tags ? 4 : 0) +
    (isWorldHeritage(tags) ? 20 : 'heritage' in tags ? 6 : 0) +
    (tags['tourism'] === 'attraction' ? 5 : 0);

  const doubt = renown + marks === 0 ? UNNOTED : 0;

  return Math.round(Math.min(MOST, Math.max(5, ofKind + renown + marks - doubt)));
}

/** Fame of 1 to 4 that goes with an appeal; what only open data knows is never world-famous. */
function fameOf(appeal: number): number {
  return appeal >= 70 ? 4 : appeal >= 55 ? 3 : appeal >= 40 ? 2 : 1;
}

function isWorldHeritage(tags: OpenPlace['tags']): boolean {
  return tags['heritage'] === '1' || 'ref:whc' in tags || 'whc:inscription_date' in tags;
}
