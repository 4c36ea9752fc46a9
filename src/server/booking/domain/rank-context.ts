import { toBudgetLevel, type BudgetLevel } from '#shared/preferences/options.ts';
import { roomsFor } from '#shared/booking/rooms-for.ts';
import type { StayPoint } from '#shared/generation/trip-places.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Destination } from '../../catalogue/catalogue.ts';
import { stayRate } from '../../planning/assembly/budget.ts';

/** An option with why it stands where it stands. */
export type Ranked<Option> = { option: Option; reason: string };
export type Scored<Option> = Ranked<Option> & { score: number };

/** What only the preferences behind a trip know. */
export type TravelWishes = { isEcoFriendly: boolean; isVeganFriendly: boolean };

/** What the ranking knows of the traveller and the plan. */
export type RankContext = TravelWishes & {
  level: BudgetLevel;
  /** Dollars a night, for all rooms, that suit the level there: from its cheapest stay to its dearest. */
  nightUsd: readonly [low: number, high: number];
  /** The plan's stops, each once. */
  stops: readonly { name: string; lat: number; lon: number }[];
  /** Each planned day from its first way to its last. */
  days: readonly { date: string; start: string; end: string }[];
  interests: readonly string[];
  /** Names of the places already planned, in lower case. */
  planned: ReadonlySet<string>;
  /** Where the plan's days begin and end. */
  stay?: Pick<StayPoint, 'name' | 'pricePerNight'> | undefined;
  /** The flights that the plan counts on, by number and day: "TP1351 2026-06-01". */
  flights?: ReadonlySet<string>;
};

const KEPT = 6;
const SHOWN_REASONS = 3;

/** Dollars a night that suit a level where the place is not known. */
export const NIGHT_TARGET: Record<BudgetLevel, number> = {
  budget: 70,
  moderate: 150,
  luxury: 300,
  'ultra-luxury': 600,
};

/** Dollars that an hour under way is worth to a traveller, so that a slow cheap way does not win over a quick one. */
export const HOUR_USD: Record<BudgetLevel, number> = {
  budget: 8,
  moderate: 20,
  luxury: 50,
  'ultra-luxury': 90,
};

/** What a trip, its plan and its wishes say about what would suit at its destination. */
export function rankContext(
  trip: TripDetail,
  wishes: TravelWishes,
  destination?: Destination,
): RankContext {
  const places = new Map(
    trip.itineraryDays.flatMap(({ activities }) =>
      activities.flatMap(({ place }) => (place ? [[place.id, place] as const] : [])),
    ),
  );
  const notes = trip.tripPreferences.additionalPreferences;
  const level = toBudgetLevel(trip.tripPreferences.budget || trip.budget);

  return {
    level,
    nightUsd: nightsOf(level, destination, roomsFor(trip.tripPreferences.travelers)),
    stops: [...places.values()].map(({ name, lat, lon }) => ({ name, lat, lon })),
    days: trip.itineraryDays.map(({ date, start, end }) => ({ date, start, end })),
    interests: trip.tripPreferences.interests,
    isEcoFriendly: wishes.isEcoFriendly || /\beco|sustainab/i.test(notes),
    isVeganFriendly: wishes.isVeganFriendly || /\bvegan/i.test(notes),
    stay: trip.stay,
    flights: new Set(
      trip.flights.map((flight) => `${flight.flightNumber} ${flight.departureDate}`),
    ),
    planned: new Set([...places.values()].map(({ name }) => name.toLowerCase())),
  };
}

/** By the prices that plans are made with, for all rooms. */
function nightsOf(
  level: BudgetLevel,
  destination: Destination | undefined,
  rooms: number,
): [number, number] {
  const rates = (destination?.stays ?? [])
    .filter((stay) => stay.level === level)
    .map((stay) => stayRate(stay, level));
  const known = rates.length > 0 ? rates : [NIGHT_TARGET[level]];

  return [Math.min(...known) * rooms, Math.max(...known) * rooms];
}

/** Above every score: what the plan is made with comes first. */
export const PLANNED_FIRST = 1_000_000;

/** The options kept, the best first. */
export function best<Option>(scored: readonly Scored<Option>[]): Ranked<Option>[] {
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, KEPT)
    .map(({ option, reason }) => ({ option, reason }));
}

/** The strongest reasons as one sentence: "Nonstop; lands 09:35". */
export function sentence(reasons: readonly (string | false)[], fallback: string): string {
  const text = reasons.filter(Boolean).slice(0, SHOWN_REASONS).join('; ') || fallback;

  return text.charAt(0).toUpperCase() + text.slice(1);
}
