import { type Catalogue, type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { DayTripFile, FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import type { MealKind, MealPlace, Span, Visit } from '#server/planner/problem.ts';
import { type DayFacts, inDaylight, spansOn, toUsd } from '../days/day-facts.ts';
import type { NewPlace } from '../understanding/guidance.ts';
import { isUnfitSight } from '../diet/diet-sights.ts';
import { isAboutAvoided } from './about-avoided.ts';
import { partyRestaurants } from './party-restaurants.ts';
import { mealUsd } from './meal-prices.ts';
import { withMealVariety } from './meal-variety.ts';
import { withAskedMeals } from './asked-meals.ts';
import { withWishedDishes } from './wished-dishes.ts';
import { eveningShare, mealValue } from './meal-value.ts';
import { type Pass, passOf } from './passes.ts';
import { visitMinutes } from './visit-minutes.ts';
import { needsLight } from './needs-light.ts';
import { sensibleSpans } from './sensible-spans.ts';
import { asPlaceFile } from './unverified-places.ts';
import { placeValue } from './value-model.ts';
import type { Taste } from './trip-taste.ts';
import { groupOfEach } from '#shared/groups.ts';

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
  /** The worth of dinner there as a share of its worth at noon. */
  eveningShare: number;
  /** No house for such a meal, where one has what was asked for all the same. */
  alsoFor?: MealKind;
};

/** Kinds that count as more of the same; any other kind is its own group. */
const GROUPS = groupOfEach<string, PlaceKind>({
  museum: ['museum', 'gallery', 'library'],
  palace: ['palace', 'castle'],
  worship: ['church', 'temple', 'mosque', 'synagogue'],
  landmark: ['monument', 'landmark', 'bridge', 'square'],
  view: ['tower', 'viewpoint'],
  streets: ['street', 'neighbourhood'],
  shops: ['market', 'shopping'],
  green: ['garden', 'park'],
  wild: ['nature', 'hike', 'waterfall', 'lake', 'island'],
  night: ['bar', 'club'],
});

/** The group of towers and terraces that one pays to look down from; a free view is one of many. */
export const PAID_VIEW = 'paid view';

function isPaidView({ kind, price }: PlaceFile): boolean {
  return groupOf(kind) === 'view' && price !== 0;
}

/** What a kind counts as when one is as good as another: a garden where parks are loved. */
export function groupOf(kind: PlaceKind): string {
  return GROUPS.get(kind) ?? kind;
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
  const minutes = visitMinutes(file, taste, open);
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
      ...(file.endsAt ? { endsAt: file.endsAt } : {}),
      minutes,
      value: worth.value,
      usd: (worth.ticket?.usd ?? 0) * taste.travelers,
      spans: days.map((facts, index) => {
        const spans = open[index] ?? [];

        return sensibleSpans(file, isLit ? inDaylight(spans, facts) : spans, { minutes, facts });
      }),
      group: isPaidView(file) ? PAID_VIEW : groupOf(file.kind),
      indoor: file.indoor,
      meets: worth.meets,
      ...(taste.wishes.places.wanted.includes(id) ? { mandatory: true } : {}),
    },
  };
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
    .filter((file) => !taste.wishes.places.avoided.includes(globalPlaceId(destination.id, file.id)))
    .filter((file) => !isAboutAvoided(file, destination, taste.wishes.places));

  const tables = partyRestaurants(served, taste, { isVegan, destination, days: days.length }).map(
    (file) => toRestaurant(file, context),
  );

  const wished = withAskedMeals(withWishedDishes(tables, taste.wishes), taste.wishes);

  return withMealVariety(wished, taste.wishes);
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
    eveningShare: eveningShare(file, taste),
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
