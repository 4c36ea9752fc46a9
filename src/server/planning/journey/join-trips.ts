import { daysBetween } from '#shared/dates.ts';
import type { GeneratedTrip, ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { usdOfStops } from '#shared/trips/road-stops.ts';
import { joinStays } from '#shared/trips/stay-days.ts';
import { joinWords } from '../candidates/place-words.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import { checkedNeeds } from '../days/pace.ts';
import { joinedWarnings } from './joined-warnings.ts';
import { joinedWeather } from './joined-weather.ts';
import { journeyWishes } from './journey-wishes.ts';
import { rideEntries, rideTitle } from './ride-entries.ts';

type Parts = {
  request: PlanRequest;
  trips: readonly ItineraryTrip[];
  places: readonly TripPlace[];
  /** The ways from home and back, for the party. */
  flightsUsd: number;
  drafts: readonly PlanDraft[];
};

/** The most that lists of a trip hold of each place. */
const MOST_TIPS = 8;
const MOST_HOTELS = 4;

/** The plans of several stays as one trip: its days, costs, worth and words. What was asked and checked is told after. */
export function joinTrips({ request, trips, places, flightsUsd, drafts }: Parts): ItineraryTrip {
  const [first] = trips;

  if (!first) throw new RangeError('A trip has a stay');
  const nights = daysBetween(request.departureDate, request.returnDate);
  const costs = joinedCosts(trips, places, flightsUsd);
  const most = Math.max(
    costs.total,
    trips.reduce(
      (sum, { tripInfo }) => sum + tripInfo.totalBudget,
      costs.flights + rideUsd(places) + stopsUsd(places),
    ),
  );
  const daily = Math.ceil(most / nights);
  const itinerary = joinDays(trips, places);

  return {
    ...first,
    destination: joinedDestination(trips, places),
    language: { ...first.language, primary: languagesOf(trips) },
    tripInfo: {
      ...first.tripInfo,
      duration: `${nights + 1} days`,
      startDate: request.departureDate,
      endDate: request.returnDate,
      totalBudget: daily * nights,
      dailyBudget: daily,
    },
    weather: joinedWeather(
      trips.map(({ weather }, index) => ({ name: places[index]?.name ?? '', weather })),
    ),
    culturalNotes: eachOf(trips, ({ culturalNotes }) => culturalNotes.slice(0, MOST_TIPS)),
    safetyTips: eachOf(trips, ({ safetyTips }) => safetyTips.slice(0, MOST_TIPS)),
    activities: trips.flatMap(({ activities }) => activities),
    itinerary,
    places: [...places],
    diningOptions: trips.flatMap(({ diningOptions }) => diningOptions),
    budgetHotels: trips.flatMap(({ budgetHotels }) => budgetHotels.slice(0, MOST_HOTELS)),
    score: sumOf(trips, ({ score }) => score),
    bound: sumOf(trips, ({ bound }) => bound),
    warnings: joinedWarnings(trips, places, { request, isSlow: isSlow(drafts) }),
    costs,
    reasons: eachOf(trips, ({ reasons }) => reasons.slice(0, 2)),
    wishes: journeyWishes(drafts, itinerary),
    asked: [],
  };
}

function isSlow(drafts: Parts['drafts']): boolean {
  return drafts.some(({ wishes }) => {
    const { relaxation, toddler } = checkedNeeds(wishes);

    return relaxation || toddler;
  });
}

/** The days of all stays in a row, with the rides between them. */
function joinDays(
  trips: readonly Pick<ItineraryTrip, 'itinerary'>[],
  places: readonly TripPlace[],
): ItineraryTrip['itinerary'] {
  return joinStays(
    trips.map(({ itinerary }) => itinerary),
    (index) => rideInto(places, index),
  );
}

/** The entries of the ride to a place, what is paid at its stops, and the day's title. */
export function rideInto(places: readonly TripPlace[], index: number) {
  const [from, to] = [places[index - 1], places[index]];

  if (!from || !to?.ride) throw new RangeError(`No ride to place ${index}`);
  const { food, activities } = usdOfStops(to.ride);

  return {
    ride: rideEntries(from, to, to.ride),
    usd: food + activities,
    title: rideTitle(from, to),
  };
}

/** "Rome, Florence and Venice". */
export function placesTitle(places: readonly Pick<TripPlace, 'name'>[]): string {
  return joinWords([...new Set(places.map(({ name }) => name))]);
}

/** What rides between places cost the party. */
export function rideUsd(places: readonly Pick<TripPlace, 'ride'>[]): number {
  return places.reduce((sum, { ride }) => sum + Math.round(ride?.usd ?? 0), 0);
}

/** What is paid at the stops of its drives, for the party. */
export function stopsUsd(places: readonly Pick<TripPlace, 'ride'>[]): number {
  const { food, activities } = costsOfStops(places);

  return food + activities;
}

function costsOfStops(places: readonly Pick<TripPlace, 'ride'>[]) {
  const all = places.flatMap(({ ride }) => (ride ? [usdOfStops(ride)] : []));
  const sum = (key: 'food' | 'activities') =>
    Math.round(all.reduce((total, one) => total + one[key], 0));

  return { food: sum('food'), activities: sum('activities') };
}

/** A trip keeps no longer list of languages than this. */
const MOST_LANGUAGES = 4;

/** "German, Czech and Hungarian": the languages of the places, in their order. */
function languagesOf(trips: readonly ItineraryTrip[]): string {
  const languages = [...new Set(trips.map(({ language }) => language.primary))];

  return joinWords(languages.slice(0, MOST_LANGUAGES));
}

function joinedDestination(
  trips: readonly ItineraryTrip[],
  places: readonly TripPlace[],
): GeneratedTrip['destination'] {
  const [first] = trips.map(({ destination }) => destination);

  if (!first) throw new RangeError('A trip has a stay');
  return {
    ...first,
    name: placesTitle(places),
    country: joinWords([...new Set(places.map(({ country }) => country))]),
    description: trips.map(({ destination }) => destination.description).join(' '),
  };
}

export function joinedCosts(
  trips: readonly Pick<ItineraryTrip, 'costs'>[],
  places: readonly TripPlace[],
  flightsUsd: number,
): ItineraryTrip['costs'] {
  const sum = (key: 'stay' | 'food' | 'activities' | 'transport') =>
    trips.reduce((total, { costs }) => total + costs[key], 0);
  const stops = costsOfStops(places);
  const parts = {
    flights: Math.round(flightsUsd),
    stay: sum('stay'),
    food: sum('food') + stops.food,
    activities: sum('activities') + stops.activities,
    transport: sum('transport') + rideUsd(places),
  };

  return { ...parts, total: Object.values(parts).reduce((total, part) => total + part, 0) };
}

function eachOf(
  trips: readonly ItineraryTrip[],
  read: (trip: ItineraryTrip) => readonly string[],
): string[] {
  return [...new Set(trips.flatMap(read))];
}

function sumOf(trips: readonly ItineraryTrip[], read: (trip: ItineraryTrip) => number): number {
  return Math.round(trips.reduce((sum, trip) => sum + read(trip), 0) * 10) / 10;
}
