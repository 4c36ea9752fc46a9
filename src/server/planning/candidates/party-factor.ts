import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { ON_THE_GROUND } from '../cares/baby.ts';
import { appealOf } from './appeal.ts';
import { meatlessShare } from '../diet/diet-sights.ts';
import type { Need } from '../understanding/wish-words.ts';
import type { Taste } from './trip-taste.ts';
import { NIGHTS } from './nights-of-others.ts';

/** Kinds that small children, or the people who push them, can do without. */
const HARD_WITH_TODDLER = new Set<PlaceKind>(['club', 'bar', 'winery', 'hike', 'show', 'cemetery']);
const GOOD_WITH_CHILDREN = new Set<PlaceKind>([
  'zoo',
  'aquarium',
  'theme-park',
  'park',
  'beach',
  'boat-trip',
  'wildlife',
]);
const DULL_FOR_CHILDREN = new Set<PlaceKind>(['shopping', 'cemetery', 'library']);
/** Half the pleasure is a child's. */
const CHILDISH = new Set<PlaceKind>(['zoo', 'aquarium', 'theme-park']);
/** Grown-ups go to the few that everybody has heard of, and seldom to any other. */
const WITHOUT_CHILDREN = { known: 0.7, other: 0.3 } as const;
const KNOWN_APPEAL = 80;
const CALM = new Set<PlaceKind>([
  'spa',
  'garden',
  'park',
  'beach',
  'lake',
  'boat-trip',
  'neighbourhood',
]);
const LOUD = new Set<PlaceKind>(['club', 'theme-park', 'sport']);
/** One sits down, or is driven. */
const SITTING = new Set<PlaceKind>(['garden', 'show', 'boat-trip', 'park', 'spa']);
/** Long rooms in which children are to be quiet. */
const QUIET_ROOMS = new Set<PlaceKind>(['museum', 'gallery', 'library', 'church', 'palace']);
/** Friends on a night out see one of these, and no more. */
const SHOWN_ROOMS = new Set<PlaceKind>(['museum', 'gallery', 'library']);
const WITH_FRIENDS = 0.5;
/** Who likes to go out at night, and what clubs and bars are worth to all others. */
const TO_OTHERS: Partial<Record<PlaceKind, number>> = { club: 0.05, bar: 0.6 };
const TIRING = new Set<PlaceKind>(['hike', 'sport', 'club', 'theme-park']);

/** Who feels how about which places: all factors whose need is there and whose test holds are multiplied. */
const PARTY_FACTORS: readonly [Need[], (place: PlaceFile) => boolean, number][] = [
  [['toddler'], ({ kind }) => HARD_WITH_TODDLER.has(kind), 0.2],
  [['toddler', 'kids'], ({ kind }) => DULL_FOR_CHILDREN.has(kind), 0.35],
  [['toddler', 'kids'], ({ kind }) => GOOD_WITH_CHILDREN.has(kind), 1.8],
  [['toddler', 'kids'], (place) => isForAdults(place), 0.35],
  [['toddler', 'kids'], (place) => isAboutDrinks(place), 0.1],
  [['toddler'], ({ kind }) => kind === 'tower' || kind === 'ruins', 0.7],
  [['toddler', 'kids'], ({ interests }) => interests.includes('Family Fun'), 1.4],
  [['wheelchair'], ({ access }) => access === 'full', 1.1],
  [['wheelchair'], ({ access }) => access === 'partial', 0.8],
  [['wheelchair'], ({ access }) => access === undefined, 0.65],
  [['seniors'], ({ kind }) => TIRING.has(kind) || LOUD.has(kind), 0.4],
  [['seniors'], ({ kind }) => SITTING.has(kind), 1.25],
  [['relaxation'], ({ kind }) => CALM.has(kind), 1.25],
  [['relaxation'], ({ kind }) => LOUD.has(kind), 0.7],
];

type Party = Pick<Taste, 'wishes' | 'interests' | 'isMixedTable'>;

/** How much more or less a place is worth to this party. */
export function partyFactor(place: PlaceFile, party: Party): number {
  const { wishes, interests } = party;
  const needs = new Set<Need>(wishes.needs);

  if (interests.includes('Relaxation')) needs.add('relaxation');
  const isForThem =
    needs.has('kids') ||
    needs.has('toddler') ||
    interests.includes('Family Fun') ||
    wishes.kinds.wanted.includes(place.kind);
  const grown = !isForThem && isForChildren(place, interests) ? withoutChildren(place) : 1;
  const isNightOwl =
    wishes.kinds.wanted.includes(place.kind) || interests.some((one) => NIGHTS.has(one));
  const night = isNightOwl ? 1 : (TO_OTHERS[place.kind] ?? 1);
  const friends =
    isOfFriends({ wishes, interests }) && SHOWN_ROOMS.has(place.kind) ? WITH_FRIENDS : 1;

  return PARTY_FACTORS.filter(([who, holds]) => who.some((need) => needs.has(need)) && holds(place))
    .map(([, , factor]) => factor)
    .reduce(
      (product, factor) => product * factor,
      grown * friends * night * leftOut(place, party) * withBaby(place, wishes),
    );
}

/** Time out of the pram is worth more than one sight more. */
const OUT_OF_THE_PRAM = 1.4;

function withBaby({ kind }: PlaceFile, { cares }: Taste['wishes']): number {
  return cares?.includes('baby') && ON_THE_GROUND.has(kind) ? OUT_OF_THE_PRAM : 1;
}

/** What children drag their parents to: a zoo, or what is made for families and meets nothing else that was chosen. */
function isForChildren({ kind, interests }: PlaceFile, chosen: readonly string[]): boolean {
  return (
    CHILDISH.has(kind) ||
    (interests[0] === 'Family Fun' && !interests.some((one) => chosen.includes(one)))
  );
}

function withoutChildren(place: PlaceFile): number {
  return appealOf(place) >= KNOWN_APPEAL ? WITHOUT_CHILDREN.known : WITHOUT_CHILDREN.other;
}

function isOfFriends({ wishes, interests }: Pick<Taste, 'wishes' | 'interests'>): boolean {
  return (
    wishes.occasion === 'hen or stag party' ||
    interests.some((interest) => interest === 'Lads Trip' || interest === 'Girls Trip')
  );
}

/** What is seen from one's own car, or in one that visitors drive themselves. */
const OF_DRIVERS =
  /\b(?:scenic drive|mile drive(?! by van)|car entry|self-drive|drive (?:a \w+ )?yourself)\b/i;
const FOR_DRIVERS = 0.2;

/** What is left of a place for who does not drive, or eats neither meat nor fish. */
function leftOut(
  place: PlaceFile,
  { wishes: { isWithoutCar, needs }, isMixedTable = false }: Party,
): number {
  const { name, why, bookAhead, kind } = place;
  const isForDrivers = kind !== 'boat-trip' && OF_DRIVERS.test([name, why, bookAhead].join('. '));
  const isMeatless = !isMixedTable && (needs.includes('vegetarian') || needs.includes('vegan'));

  return (isWithoutCar && isForDrivers ? FOR_DRIVERS : 1) * (isMeatless ? meatlessShare(place) : 1);
}

const DRINKS =
  /\b(?:brewer(?:y|ies)|distiller(?:y|ies)|(?:whisk(?:e)?y|gin|rum|wine|beer|sake|vodka|cocktail|mezcal|tequila|cider|sherry|port) (?:\w+ )?(?:tours?|tastings?|blending|class|bus|museum|experience))\b/i;
const TOURED = new Set<PlaceKind>(['activity', 'class', 'museum']);

/** A tasting or the tour of a brewery, which children watch others have. */
function isAboutDrinks({ kind, interests, name, why }: PlaceFile): boolean {
  // A museum may stand in a brewery.
  const told = kind === 'museum' ? name : `${name}. ${why}`;

  return TOURED.has(kind) && !interests.includes('Family Fun') && DRINKS.test(told);
}

function isForAdults({ kind, interests, minutes }: PlaceFile): boolean {
  return QUIET_ROOMS.has(kind) && minutes >= LONG_VISIT && !interests.includes('Family Fun');
}

const LONG_VISIT = 60;
