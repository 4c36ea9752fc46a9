import type { Destination } from '#server/catalogue/catalogue.ts';
import { type Rides, runsOnSomeDays } from '#server/catalogue/rides.ts';
import type { RouteRide } from '#server/planner/route/route-problem.ts';
import type { Point } from '#server/planner/problem.ts';
import { addDays, daysBetween, monthOf } from '#shared/dates.ts';
import type { RideMode } from '#shared/generation/trip-places.schema.ts';
import { toBudgetLevel } from '#shared/preferences/options.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { estimateFlight } from '../days/flight-estimate.ts';
import { isGateway } from './stopovers.ts';
import { modeBetween } from './leg-modes.ts';
import { ridesLeaving } from './night-rides.ts';
import { isTooFar } from './place-ride.ts';
import type { RideWishes } from './ride-wishes.ts';

export type RouteWorld = { home: Point | undefined; rides: Rides; wishes: RideWishes };

/** What an hour under way and the trouble of a move take from the worth of a trip, in points of a sight's appeal. */
const HOUR_UNDER_WAY = 22;
const MOVE = 30;
/** What airports and hired cars take beside their hours: a line on the ground is better than a zigzag by air. */
const TROUBLE: Partial<Record<RideMode, number>> = { flight: 45, drive: 45 };
/** Going another way than was asked for. */
const OTHER_MODE = 300;
/** Being under way in the hours of work or of an appointment. */
const AMID_WORK = 250;
/** Driving longer than was asked for. */
const TOO_FAR = 200;
const HOUR_FROM_HOME = 8;
const NO_GATEWAY = 25;
const GATEWAY_MINUTES = 120;
/** Minutes to an airport that count for nothing, and what an hour beyond them takes. */
const NEAR_AIRPORT = 60;
const HOUR_TO_AIRPORT = 11;
/** The ways between two places, or between home and one, as the route planner weighs them. */
export function routeRides(
  [from, to]: readonly [Destination | undefined, Destination | undefined],
  request: PlanRequest,
  { home, rides, wishes }: RouteWorld,
): RouteRide[] {
  // One does not move from a place to itself.
  if (from && from === to) return [];
  if (from && to) return ridesByDay([from, to], request, { rides, wishes });
  const place = from ?? to;

  return place ? [homeRide(place, request, home)] : [];
}

/** A road trip is driven for the drive; else a car is hired, driven and left for one leg. */
function troubleOf(mode: RideMode, only: RideMode | undefined): number {
  return mode === only ? 0 : (TROUBLE[mode] ?? 0);
}

/** What going another way than was said takes from the worth of a trip; most where it was ruled out. */
function againstWishes(
  mode: RideMode,
  { only, avoided }: { only: RideMode | undefined; avoided: RideWishes['avoided'] },
): number {
  return (
    (only === undefined || only === mode ? 0 : OTHER_MODE) +
    (avoided.includes(mode) ? OTHER_MODE : 0)
  );
}

/** The way from home to a place, or back; of an unknown home only whether airlines are at home in the place. */
function homeRide(
  place: Destination,
  { departureDate, budget }: Pick<PlanRequest, 'departureDate' | 'budget'>,
  home: Point | undefined,
): RouteRide {
  const month = monthOf(departureDate);
  const flight = home && estimateFlight(home, place, { month, level: toBudgetLevel(budget) });
  const hours = flight?.hours ?? 0;

  return {
    id: 'from or to home',
    mode: 'flight',
    minutes: Math.round(hours * 60),
    price: { usd: Math.round((flight?.usdPerPerson ?? 0) / 2), per: 'person' },
    burden: hours * HOUR_FROM_HOME + (hasGateway(place) ? 0 : NO_GATEWAY) + farFromAirport(place),
  };
}

/** An airport of airlines hours away is no gateway of a town: Delhi's is none of Agra. */
function hasGateway({ airports }: Destination): boolean {
  return isGateway({ airports: airports.filter(({ minutes }) => minutes <= GATEWAY_MINUTES) });
}

/** A town that borrows the airport of a city far away. */
function farFromAirport({ airports: [airport] }: Destination): number {
  return (Math.max(0, (airport?.minutes ?? 0) - NEAR_AIRPORT) / 60) * HOUR_TO_AIRPORT;
}

/** The ways from one place to another; where a service has a season or weekdays, or work holds the party, those of each day. */
function ridesByDay(
  ends: readonly [Destination, Destination],
  { departureDate, returnDate, travelers }: PlanRequest,
  { rides, wishes }: Pick<RouteWorld, 'rides' | 'wishes'>,
): RouteRide[] {
  const differs =
    wishes.busy !== undefined || rides.ridesBetween(ends[0].id, ends[1].id).some(runsOnSomeDays);
  const only = modeBetween(ends, wishes);
  const days = differs
    ? Array.from({ length: daysBetween(departureDate, returnDate) + 1 }, (_, day) => day)
    : [0];

  return days.flatMap((day) =>
    ridesLeaving(ends, { rides, date: addDays(departureDate, day), wishes }).map((option, at) => ({
      id: `${option.mode} ${day} ${at}`,
      mode: option.mode,
      minutes: option.minutes,
      nightsAboard: option.nights ?? 0,
      price:
        option.mode === 'drive'
          ? { usd: option.priceUsd, per: 'vehicle', seats: Math.max(4, travelers) }
          : { usd: option.priceUsd, per: 'person' },
      burden:
        MOVE +
        troubleOf(option.mode, only) +
        (option.doorMinutes / 60) * HOUR_UNDER_WAY +
        againstWishes(option.mode, { only, avoided: wishes.avoided }) +
        (isTooFar(option, wishes) ? TOO_FAR : 0) +
        (option.isAmidWork ? AMID_WORK : 0),
      ...(differs ? { days: [day] } : {}),
    })),
  );
}
