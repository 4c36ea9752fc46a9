import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { feelsTheCold } from '../cares/warm-rooms.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { highlightsOf } from '#server/catalogue/highlights.ts';
import { OBJECTIVE } from '#server/planner/objective-weights.ts';
import { isAboutAvoided } from './about-avoided.ts';
import { appealOf } from './appeal.ts';
import { crowdFactor, doorFactor } from './crowd-factor.ts';
import { isNightOfOthers } from './nights-of-others.ts';
import { isFancyBar } from './too-fancy.ts';
import { isTooLongAWalk, isTooMuchForSmall } from './too-much-for.ts';
import { wantedKindFactor } from './wanted-kind.ts';
import { partyFactor } from './party-factor.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { Taste } from './trip-taste.ts';
import { hasChildren } from '../understanding/has-children.ts';

/*
 * How much a place is worth to one traveller: its appeal an hour times the time it deserves, bent by interests,
 * party, weather and price. The weights stand in objective-weights.ts.
 */

/** A named place is the reason for the journey. */
export const NAMED = 150;
/** Who has seen all that a place is known for comes for the rest. */
const KNOWN_TO_ALL = 90;
/** Above this monthly rain, time outdoors loses and time indoors gains, up to a third. */
const RAINY_MM = 90;
/** The pleasure of being outdoors by the month's usual high, degrees Celsius; in between it is a straight line. */
const COMFORT: readonly (readonly [highC: number, factor: number])[] = [
  [-10, 0.4],
  [3, 0.6],
  [10, 0.82],
  [17, 1.06],
  [26, 1.1],
  [31, 0.94],
  [36, 0.7],
  [42, 0.5],
];
/** Where the weather is what one goes for feels all of it; streets and monuments half of it. */
const OPEN_AIR = new Set<PlaceKind>([
  'garden',
  'park',
  'hike',
  'nature',
  'lake',
  'island',
  'waterfall',
  'wildlife',
  'boat-trip',
  'viewpoint',
  'zoo',
  'winery',
]);
/** Share of the lost comfort that a roof gains. */
const ROOF = 0.4;

/** What an interest makes of kinds of places that mostly meet it, where a place's own list does not say so: half. */
const BY_KIND = 0.5;
const KINDS_MEETING: Partial<Record<string, readonly PlaceKind[]>> = {
  History: ['ruins', 'castle', 'palace', 'museum', 'church', 'temple', 'mosque', 'monument'],
  Architecture: ['palace', 'church', 'mosque', 'landmark', 'gallery', 'temple'],
  'Cultural Immersion': ['temple', 'mosque', 'market', 'show', 'class', 'gallery', 'museum'],
  Culinary: ['market', 'winery'],
  Photography: [
    'viewpoint',
    'tower',
    'bridge',
    'castle',
    'temple',
    'square',
    'street',
    'landmark',
    'monument',
    'ruins',
    'neighbourhood',
    'waterfall',
    'nature',
  ],
  Urban: ['street', 'neighbourhood', 'square', 'landmark'],
  Relaxation: ['spa', 'garden', 'park', 'beach'],
  'Wellness Retreat': ['spa', 'garden'],
  'Family Fun': ['zoo', 'aquarium', 'theme-park', 'park', 'wildlife', 'cave'],
  Nature: ['nature', 'waterfall', 'wildlife', 'lake', 'garden', 'hike', 'cave', 'island'],
  'Extreme Sports': ['activity', 'sport'],
  Romantic: ['viewpoint', 'boat-trip', 'garden', 'bridge'],
};

/** Ticket per person above which a place weighs on a level's day, US dollars. */
const DEAR: Record<BudgetLevel, number> = {
  budget: 12,
  moderate: 40,
  luxury: 150,
  'ultra-luxury': 500,
};

export type Valued = { value: number; meets: string[] };

/**
 * The worth of a sight; 0 means that it is not for this traveller. `usd` is the ticket per person. The share is what
 * party, season and price leave of it, whatever it has to do with the interests.
 */
export function placeValue(
  place: PlaceFile,
  taste: Taste,
  facts: { destination: Destination; usd: number },
): Valued & { share: number } {
  const meets = taste.interests.filter((interest) => place.interests.includes(interest));

  const id = `${facts.destination.id}/${place.id}`;
  const isNamed = taste.wishes.places.wanted.includes(id);

  const appeal = appealOf(place);
  const isLeftOut =
    isSeen(place, taste.wishes, facts.destination) ||
    isRuledOut(place, taste.wishes) ||
    isAboutAvoided(place, facts.destination, taste.wishes.places) ||
    isUnfit(place, taste);

  if (!isNamed && isLeftOut) return { value: 0, meets, share: 0 };
  const liked = pleasure(appeal, place.minutes);
  const share =
    weatherFactor(place, facts.destination, taste.month) **
      (feelsTheCold(taste.wishes, facts.destination, taste.month) ? 2 : 1) *
    partyFactor(place, taste) *
    doorFactor(place, taste.wishes) *
    priceFactor(facts.usd, taste.level);
  const factor =
    share *
    interestFactor(place, taste.interests, facts.destination) *
    (taste.wishes.kinds.wanted.includes(place.kind)
      ? wantedKindFactor(place, facts.destination)
      : 1) *
    crowdFactor(place, taste.wishes) *
    (taste.isEco && place.eco ? 1.15 : 1);

  const extra = (isNamed ? NAMED : 0) + favourOf(id, taste) - OBJECTIVE.stop;
  const value = Math.max(LEAST, liked * factor + extra);

  return { value: Math.round(value * 10) / 10, meets, share };
}

/** What a place is known for, to those who say that they have seen all of that. */
function isSeen(place: PlaceFile, { repeat }: Wishes, destination: Destination): boolean {
  const isKnownToAll =
    appealOf(place) >= KNOWN_TO_ALL ||
    highlightsOf(destination).has(globalPlaceId(destination.id, place.id));

  return repeat === 'all' && isKnownToAll;
}

/** A sight that is not ruled out stays worth a little, so that it can be asked for. */
const LEAST = 0.5;

/** Worth of so many minutes at a place of some appeal: an hour at appeal 60 is worth 60, a second hour less. */
export function pleasure(appeal: number, minutes: number): number {
  const { appealPower, minutesPower } = OBJECTIVE;

  return USUAL_APPEAL * (appeal / USUAL_APPEAL) ** appealPower * (minutes / 60) ** minutesPower;
}

const USUAL_APPEAL = 60;

/**
 * What the chosen interests make of a place. One that half of the town meets tells little; one that few places meet
 * is the reason to go there. A place that meets four is not four times as good, and one that meets none keeps a share.
 */
export function interestFactor(
  place: Pick<PlaceFile, 'kind' | 'interests'>,
  interests: readonly string[],
  destination: Destination,
): number {
  if (interests.length === 0) return 1;
  const { interest, mostInterest, noInterest } = OBJECTIVE;
  const met = interests.map((one) => ({ one, degree: degreeOf(place, one) }));
  const whole = Math.min(
    1,
    met.reduce((sum, { degree }) => sum + degree, 0),
  );
  const added = met.reduce(
    (sum, { one, degree }) => sum + interest * degree * (1 - shareMeeting(destination, one)),
    0,
  );

  return noInterest + (1 - noInterest) * whole + Math.min(mostInterest, added);
}

/** How far a place meets an interest, 0 to 1: by its own list, or by its kind. */
function degreeOf({ kind, interests }: Pick<PlaceFile, 'kind' | 'interests'>, interest: string) {
  if (interests.includes(interest)) return 1;
  return KINDS_MEETING[interest]?.includes(kind) ? BY_KIND : 0;
}

const shares = new WeakMap<Destination, Map<string, number>>();

/** Share of a destination's sights that meet an interest. */
function shareMeeting(destination: Destination, interest: string): number {
  const known = shares.get(destination) ?? new Map<string, number>();
  const { places } = destination;
  const share =
    known.get(interest) ??
    places.filter(({ interests }) => interests.includes(interest)).length /
      Math.max(1, places.length);

  shares.set(destination, known.set(interest, share));
  return share;
}

/** Points that a language model's proposal adds to a place. */
export function favourOf(id: string, { favour = {} }: Taste): number {
  return favour[id] ?? 0;
}

/** What the notes exclude outright: an avoided place or kind, and steps for someone in a wheelchair. */
function isRuledOut(place: PlaceFile, wishes: Wishes): boolean {
  if (wishes.places.avoided.some((id) => id.endsWith(`/${place.id}`))) return true;
  if (wishes.kinds.avoided.includes(place.kind) || isMuseumAvoided(place, wishes)) return true;
  if (isFancyBar(place, wishes)) return true;
  if (wishes.needs.includes('wheelchair') && (place.access === 'none' || place.kind === 'hike'))
    return true;
  return hasChildren(wishes) && NOT_FOR_CHILDREN.has(place.kind) && !isFamilyBath(place);
}

/** A public pool with a slide is no hushed spa. */
function isFamilyBath({ kind, interests }: PlaceFile): boolean {
  return kind === 'spa' && interests.includes('Family Fun');
}

const MUSEUM = /\b(?:museum|museo|mus[ée]e|museu|muzeum)\b/i;

/** "No museums" spares one the galleries too, and whatever is called a museum, but what is asked for by its kind. */
function isMuseumAvoided({ kind, name, localName = '' }: PlaceFile, { kinds }: Wishes): boolean {
  const isMuseum = kind === 'gallery' || MUSEUM.test(name) || MUSEUM.test(localName);

  return kinds.avoided.includes('museum') && isMuseum && !kinds.wanted.includes(kind);
}

/** A child of the party is too young to be let in, or it is a desk to work at on a holiday. */
function isUnfit(place: PlaceFile, taste: Taste): boolean {
  const { minAge, name } = place;
  const { youngest, interests } = taste;
  const isTooYoung = minAge !== undefined && youngest !== undefined && youngest < minAge;

  if (isTooYoung || isNightOfOthers(place, taste)) return true;
  if (isTooMuchForSmall(place, taste) || isTooLongAWalk(place, taste)) return true;
  return /\bco-?working\b/i.test(name) && !interests.includes('Digital Nomad');
}

const NOT_FOR_CHILDREN = new Set<PlaceKind>(['club', 'bar', 'winery', 'spa']);

/** The month shifts worth between outdoors and indoors: rain, heat, cold, and the sea's warmth for beaches. */
export function weatherFactor(
  place: Pick<PlaceFile, 'indoor' | 'kind'>,
  destination: Destination,
  month: number,
): number {
  const rain = destination.climate.rainMm[month - 1] ?? 0;
  const high = destination.climate.highC[month - 1] ?? 20;
  const wet = Math.min(0.34, Math.max(0, rain - RAINY_MM) / 450);

  if (place.indoor) return 1 + wet * 0.6 + Math.max(0, 1 - comfortAt(high)) * ROOF;
  if (place.kind === 'beach') return beachFactor(destination, month) * (1 - wet);
  const comfort = OPEN_AIR.has(place.kind) ? comfortAt(high) : (1 + comfortAt(high)) / 2;

  return Math.max(0.3, comfort - wet);
}

function comfortAt(highC: number): number {
  const next = COMFORT.findIndex(([at]) => at >= highC);
  const [to, above] = COMFORT[next] ?? [Infinity, 0.5];
  const [from, below] = COMFORT[next - 1] ?? [to, above];

  return to > from && Number.isFinite(to)
    ? below + ((above - below) * (highC - from)) / (to - from)
    : above;
}

/** A beach is for bathing above 22 °C of air, a cold walk below 14 °C. */
function beachFactor(destination: Destination, month: number): number {
  const high = destination.climate.highC[month - 1] ?? 20;
  const sea = destination.climate.seaC?.[month - 1] ?? high - 3;

  if (high >= 22 && sea >= 19) return 1.15;
  if (high >= 18) return 0.8;
  return high >= 12 ? 0.4 : 0.15;
}

/**
 * A ticket that eats the day's money is worth less, though many pay it once; below the level's mark, price plays no
 * part.
 */
function priceFactor(usd: number, level: BudgetLevel): number {
  const mark = DEAR[level];

  return usd <= mark ? 1 : Math.max(0.35, Math.sqrt(mark / usd));
}
