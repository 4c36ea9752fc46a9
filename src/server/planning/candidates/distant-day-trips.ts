import type { Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { landmassOf } from '#server/gazetteer/landmass.ts';
import { endPoint } from '#server/planner/end-point.ts';
import type { Leg, Point, Span, TravelModel } from '#server/planner/problem.ts';
import {
  type Candidate,
  type CandidateContext,
  sightCandidates,
  type Restaurant,
  restaurants,
} from './candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { isWithoutCar } from '../understanding/without-car.ts';

/** A day trip from a town without sights to a destination that the catalogue knows. */
export type DistantDayTrip = { day: number; destination: Destination; leg: Leg };
export type DistantDayTrips = {
  dayTrips: DistantDayTrip[];
  candidates: Candidate[];
  restaurants: Restaurant[];
};

/** Longest way that a day bears, in minutes one way; less with small children. */
const LONGEST_WAY = 150;
const LONGEST_WAY_WITH_TODDLER = 60;
/** One day trip for each so many full days, so that the town itself is not missed. */
const FULL_DAYS_PER_DAY_TRIP = 2;
const MOST_DAY_TRIPS = 3;
/** Sights that are offered on a day trip: the most valued. */
const MOST_SIGHTS = 25;
/** And so many more for each further day. */
const MORE_SIGHTS = 8;
/** A destination this near is the town's own neighbourhood: Interlaken from Wengen, Amalfi from Positano. */
const NEXT_DOOR_KM = 25;
/** Nearer than this it is the same town, and the usual ways lead there. */
const FAR_KM = 20;
/** Roads and rails lead around: kilometres for each one as the crow flies. */
const DETOUR = 1.25;
/** By car: two ends in town, then country roads and motorways. By train or bus: the way to it and the wait. */
const BY_CAR = { fixed: 20, kmh: 75, usdFixed: 25, usdKm: 0.35 } as const;
const BY_TRAIN = { fixed: 35, kmh: 60, usdFixed: 2, usdKm: 0.12 } as const;

/**
 * From a town without sights, day trips to the nearest destinations of the catalogue: its sights and restaurants, each on one full day, or
 * on every full day where it lies next door, with the way there and back. Only in the same country and on the same piece of land, so that no border and no ferry
 * lies between.
 */
export function distantDayTrips(
  context: CandidateContext,
  frames: readonly DayFrame[],
  isEco: boolean,
): DistantDayTrips {
  const { catalogue, taste, destination: town } = context;

  if (!isOffCatalogue(town.id)) return { dayTrips: [], candidates: [], restaurants: [] };
  const longest = taste.wishes.needs.includes('toddler') ? LONGEST_WAY_WITH_TODDLER : LONGEST_WAY;
  const fullDays = frames.flatMap((frame, day) =>
    frame.kind === 'Full Day' && frame.window[0] <= 9 * 60 ? [day] : [],
  );
  const count = taste.wishes.kinds.avoided.includes('day-trip')
    ? 0
    : Math.min(MOST_DAY_TRIPS, Math.floor(fullDays.length / FULL_DAYS_PER_DAY_TRIP));
  const land = landmassOf(town);
  const reached = catalogue.destinations
    .filter((one) => one.country === town.country && !isOffCatalogue(one.id))
    .filter((one) => !taste.wishes.destinations.avoided.includes(one.id))
    .map((destination) => ({
      destination,
      isNextDoor: distanceKm(town, destination) <= NEXT_DOOR_KM,
      leg: legBetween(distanceKm(town, destination), {
        isByTrain: isEco || taste.wishes.isWithoutCar === true,
        travelers: taste.travelers,
      }),
    }))
    .filter(({ leg, destination }) => leg.minutes <= longest && landmassOf(destination) === land)
    .toSorted((a, b) => a.leg.minutes - b.leg.minutes);
  const nextDoor = reached.find(({ isNextDoor }) => isNextDoor);
  // What lies next door is where every day is spent; what is further takes a day of its own now and then.
  const dayTrips =
    land === undefined
      ? []
      : nextDoor
        ? fullDays.map((day): DistantDayTrip => ({ ...nextDoor, day }))
        : reached
            .slice(0, count)
            .map((one, index): DistantDayTrip => ({ ...one, day: fullDays[1 + index * 2] ?? -1 }))
            .filter(({ day }) => day >= 0);
  const stays = [...new Set(dayTrips.map(({ destination }) => destination))].map(
    (destination): DaysIn => ({
      destination,
      days: dayTrips.filter((one) => one.destination === destination).map(({ day }) => day),
    }),
  );

  return {
    dayTrips,
    candidates: stays.flatMap((stay) => sightsOn(stay, context)),
    restaurants: stays.flatMap((stay) => restaurantsOn(stay, context)),
  };
}

/** The days that are spent in one destination. */
type DaysIn = { destination: Destination; days: readonly number[] };

function sightsOn({ destination, days }: DaysIn, context: CandidateContext): Candidate[] {
  return sightCandidates({ ...context, destination })
    .toSorted((a, b) => b.visit.value - a.visit.value)
    .slice(0, MOST_SIGHTS + (days.length - 1) * MORE_SIGHTS)
    .map((one) => ({ ...one, visit: { ...one.visit, spans: onlyOn(days, one.visit.spans) } }));
}

function restaurantsOn({ destination, days }: DaysIn, context: CandidateContext): Restaurant[] {
  return restaurants({ ...context, destination }).map((one) => ({
    ...one,
    meal: { ...one.meal, spans: onlyOn(days, one.meal.spans) },
  }));
}

function onlyOn(days: readonly number[], spans: readonly (readonly Span[])[]): (readonly Span[])[] {
  return spans.map((some, day) => (days.includes(day) ? some : []));
}

/** The travel model with the ways between towns in it: an estimate by car, by train or bus for who is green or does not drive. */
export function withDistantDayTrips(
  travel: TravelModel,
  dayTrips: readonly DistantDayTrip[],
  {
    isEcoFriendly,
    travelers,
    additionalPreferences,
  }: Pick<PlanRequest, 'isEcoFriendly' | 'travelers' | 'additionalPreferences'>,
): TravelModel {
  if (dayTrips.length === 0) return travel;
  const isByTrain = isEcoFriendly || isWithoutCar(additionalPreferences);

  return {
    ...travel,
    leg(from: Point, to: Point) {
      const km = distanceKm(endPoint(from), to);

      return km > FAR_KM ? legBetween(km, { isByTrain, travelers }) : travel.leg(from, to);
    },
  };
}

function legBetween(
  straightKm: number,
  { isByTrain, travelers }: { isByTrain: boolean; travelers: number },
): Leg {
  const figures = isByTrain ? BY_TRAIN : BY_CAR;
  const km = Math.round(straightKm * DETOUR * 100) / 100;
  const usd = figures.usdFixed + figures.usdKm * km;

  return {
    mode: isByTrain ? 'transit' : 'drive',
    minutes: Math.ceil(figures.fixed + (km / figures.kmh) * 60),
    km,
    usd: Math.round(usd * (isByTrain ? travelers : Math.ceil(travelers / 5)) * 100) / 100,
  };
}
