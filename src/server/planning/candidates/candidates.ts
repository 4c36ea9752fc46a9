import { type Catalogue, type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { DayTripFile, FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import type { MealPlace, Span, Visit } from '#server/planner/problem.ts';
import { type DayFacts, inDaylight, spansOn, toUsd } from '../days/day-facts.ts';
import type { NewPlace } from '../understanding/guidance.ts';
import { isUnfitSight } from '../diet/diet-sights.ts';
import { partyRestaurants } from './party-restaurants.ts';
import { mealUsd } from './meal-prices.ts';
import { mealValue } from './meal-value.ts';
import { type Pass, passOf } from './passes.ts';
import { sensibleSpans } from './sensible-spans.ts';
import { asPlaceFile } from './unverified-places.ts';
import { placeValue } from './value-model.ts';
import type { Taste } from './trip-taste.ts';

/** A sight as the planner weighs it, with the facts behind it. */
export type Candidate = {
  id: string;
  file: PlaceFile | DayTripFile;
  visit: Visit;
  /** What party, season and price leave of a sight's worth; 1 where nothing is known. */
  share?: number;
  /** Opening spans as the place states them, per day, before daylight. */
  open: (readonly Span[])[];
  /** Ticket for one person in the local currency; null when unknown. */
  ticket: { amount: number; currency: string; usd: number } | null;
  /** The ticket that opens other places too. */
  pass?: Pass;
  /** Lunch that is had during a day trip: the local hours, and what a person spends. */
  lunch?: { hours: Span; usdPerPerson: number } | undefined;
  /** A language model brought it, and nobody has checked it. */
  unverified?: true;
};

export type Restaurant = {
  id: string;
  file: FoodFile;
  meal: MealPlace;
  open: (readonly Span[])[];
  usdPerPerson: number;
};

/** Longer visits would push lunch or dinner out of its window. */
const LONGEST_VISIT = 300;
/** Half a day, with lunch before or after it, is what a day in town has for a place that one leaves when one likes. */
const HALF_A_DAY = 240;
const LEFT_AT_WILL = new Set<PlaceKind>([
  'theme-park',
  'zoo',
  'island',
  'beach',
  'museum',
  'ruins',
  'viewpoint',
  'activity',
]);

/** Need light to be worth it even where the file does not say so. */
const LIGHT_KINDS = new Set<PlaceKind>([
  'hike',
  'beach',
  'park',
  'garden',
  'waterfall',
  'wildlife',
  'ruins',
  'cemetery',
  'nature',
  'lake',
  'island',
]);

/** At their best when the light goes. */
const AFTER_DARK = new Set(['sunset', 'evening', 'night']);

/** Kinds that count as more of the same; any other kind is its own group. */
const GROUPS: Partial<Record<PlaceKind, string>> = {
  museum: 'museum',
  gallery: 'museum',
  library: 'museum',
  palace: 'palace',
  castle: 'palace',
  church: 'worship',
  temple: 'worship',
  mosque: 'worship',
  synagogue: 'worship',
  monument: 'landmark',
  landmark: 'landmark',
  bridge: 'landmark',
  square: 'landmark',
  tower: 'view',
  viewpoint: 'view',
  street: 'streets',
  neighbourhood: 'streets',
  market: 'shops',
  shopping: 'shops',
  garden: 'green',
  park: 'green',
  nature: 'wild',
  hike: 'wild',
  waterfall: 'wild',
  lake: 'wild',
  island: 'wild',
  bar: 'night',
  club: 'night',
};

/** What a kind counts as when one is as good as another: a garden where parks are loved. */
export function groupOf(kind: PlaceKind): string {
  return GROUPS[kind] ?? kind;
}

/** What candidates are chosen and valued by: the place, its days, and the taste of the party. */
export type CandidateContext = {
  destination: Destination;
  catalogue: Catalogue;
  days: readonly DayFacts[];
  taste: Taste;
  isVegan: boolean;
  /** Places of a language model, beside those of the catalogue. */
  newPlaces?: readonly NewPlace[];
};

/** Every sight of the destination that is worth something to this traveller, with its spans day by day. */
export function sightCandidates(context: CandidateContext): Candidate[] {
  const unverified = (context.newPlaces ?? [])
    .filter(({ id }) => id.startsWith(`${context.destination.id}/`))
    .flatMap((place) => weighed(asPlaceFile(place), context))
    .map((candidate) => ({ ...candidate, unverified: true as const }));

  return [...context.destination.places.flatMap((file) => weighed(file, context)), ...unverified];
}

/** A ticket that opens several places feels like so many cheaper ones. */
const PLACES_PER_PASS = 3;

function weighed(file: PlaceFile, context: CandidateContext): Candidate[] {
  const { tableNeeds = [], wishes } = context.taste;
  const isNamed = wishes.places.wanted.includes(globalPlaceId(context.destination.id, file.id));

  if (!isNamed && isUnfitSight(file, tableNeeds)) return [];
  const ticket = ticketOf(file, context);
  const { value, meets, share } = placeValue(file, context.taste, {
    destination: context.destination,
    usd: (ticket?.usd ?? 0) / (file.ticket === undefined ? 1 : PLACES_PER_PASS),
  });

  return value > 0 ? [toCandidate(file, { value, meets, share, ticket }, context)] : [];
}

function toCandidate(
  file: PlaceFile,
  worth: { value: number; meets: string[]; share: number; ticket: Candidate['ticket'] },
  { destination, days, taste, catalogue }: CandidateContext,
): Candidate {
  const id = globalPlaceId(destination.id, file.id);
  const open = days.map((day) => spansOn(file, day));
  const isLit = needsLight(file);
  const minutes = visitMinutes(file, taste);
  const pass = passOf(file, { destination, catalogue });

  return {
    id,
    file,
    share: worth.share,
    open,
    ticket: worth.ticket,
    ...(pass ? { pass } : {}),
    visit: {
      id,
      lat: file.lat,
      lon: file.lon,
      minutes,
      value: worth.value,
      usd: (worth.ticket?.usd ?? 0) * taste.travelers,
      spans: days.map((facts, index) => {
        const spans = open[index] ?? [];

        return sensibleSpans(file, isLit ? inDaylight(spans, facts) : spans, { minutes, facts });
      }),
      group: groupOf(file.kind),
      indoor: file.indoor,
      meets: worth.meets,
      ...(taste.wishes.places.wanted.includes(id) ? { mandatory: true } : {}),
    },
  };
}

/** Outdoor viewpoints and anything green or wild; watching the northern lights wants the dark. */
export function needsLight(
  file: Pick<PlaceFile, 'kind' | 'indoor' | 'daylight' | 'interests' | 'hours' | 'best'>,
): boolean {
  if (file.best && AFTER_DARK.has(file.best)) return false;
  if (file.interests.includes('Northern Lights') && !file.daylight) return false;
  if (file.daylight || file.kind === 'hike') return true;
  if (file.indoor) return false;
  return (
    file.kind === 'viewpoint' ||
    (LIGHT_KINDS.has(file.kind) && !/ (1[89]|2\d):\d\d-/.test(` ${file.hours}`))
  );
}

/** A wish for rest is a wish for fewer stops: each takes its time, and none is a mere photo. */
const UNHURRIED = { factor: 1.5, least: 60 };
/** Naps, snacks and a playground on the way. */
const WITH_A_TODDLER = { factor: 1.6, least: 75 };
const A_LITTLE_SLOWER = { factor: 1.3, least: 45 };
/** To find the spot and to look takes as long, even at a fountain. */
const USUAL = { factor: 1, least: 20 };
const AS_IT_LASTS = { factor: 1, least: 0 };

/** What takes hours takes them slowly already: only so many minutes are stretched. */
const LONG_VISIT = 90;

/** One is there so long before a slot that was booked. */
const BEFORE_A_SLOT = 10;

/** Lasts as long as it lasts, whoever goes. */
const OF_SET_LENGTH = new Set<PlaceKind>(['show', 'class', 'boat-trip']);

/** Small children and slow travellers take longer, in steps of five minutes. */
function visitMinutes(
  { minutes, timedEntry, kind }: Pick<PlaceFile, 'minutes' | 'timedEntry' | 'kind'>,
  { wishes }: Taste,
): number {
  const { factor, least } = OF_SET_LENGTH.has(kind) ? AS_IT_LASTS : hurryOf(wishes);
  const longer = Math.min(minutes, LONG_VISIT) * (factor - 1);
  const wanted = Math.ceil(Math.max(least, minutes + longer) / 5) * 5;

  const longest = LEFT_AT_WILL.has(kind) ? HALF_A_DAY : LONGEST_VISIT;

  return Math.min(longest, wanted) + (timedEntry ? BEFORE_A_SLOT : 0);
}

function hurryOf({ needs, pace }: Taste['wishes']): typeof USUAL {
  if (needs.includes('toddler')) return WITH_A_TODDLER;
  if (pace === 'slow' || needs.includes('relaxation')) return UNHURRIED;
  return needs.includes('wheelchair') || needs.includes('seniors') ? A_LITTLE_SLOWER : USUAL;
}

/** What one adult pays at a place; the price of a ticket that opens other places too, for one day. */
export function ticketOf(
  file: Pick<PlaceFile, 'price' | 'currency' | 'ticket'>,
  { destination, catalogue }: Pick<CandidateContext, 'destination' | 'catalogue'>,
): Candidate['ticket'] {
  const [option] = passOf(file, { destination, catalogue })?.options ?? [];

  if (option) return { amount: option.amount, currency: option.currency, usd: option.usd };
  const currency = file.currency ?? catalogue.country(destination.country)?.currency ?? 'USD';
  const usd = file.price === null ? undefined : toUsd(file.price, currency, catalogue);

  if (file.price === null || usd === undefined) return null;
  return { amount: file.price, currency, usd: Math.round(usd * 100) / 100 };
}

/** The restaurants that serve this party, weighed by price level, fame and cuisine. */
export function restaurants(context: CandidateContext): Restaurant[] {
  const { destination, days, taste, isVegan } = context;
  const isVegetarian = taste.wishes.needs.includes('vegetarian');

  const served = destination.food
    .filter((file) => !((isVegan || isVegetarian) && file.vegan === 'none'))
    .filter((file) => !(taste.wishes.needs.includes('wheelchair') && file.access === 'none'))
    .filter(
      (file) => !taste.wishes.places.avoided.includes(globalPlaceId(destination.id, file.id)),
    );

  return partyRestaurants(served, taste, { isVegan, destination, days: days.length }).map((file) =>
    toRestaurant(file, context),
  );
}

/** A restaurant with its hours and worth, whether or not it suits the party. */
export function toRestaurant(
  file: FoodFile,
  { destination, days, taste, isVegan }: CandidateContext,
): Restaurant {
  const id = globalPlaceId(destination.id, file.id);
  const usdPerPerson = mealUsd(file.priceLevel);
  const open = days.map((day) => spansOn(file, day));

  return {
    id,
    file,
    open,
    usdPerPerson,
    meal: {
      id,
      lat: file.lat,
      lon: file.lon,
      value: mealValue(file, taste, { id, isVegan }),
      usd: usdPerPerson * taste.travelers,
      spans: open,
    },
  };
}
