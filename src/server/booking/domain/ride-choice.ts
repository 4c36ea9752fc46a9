import { AppError } from '#shared/app-error.ts';
import { rideChoice } from '#shared/booking/ride-option.schema.ts';
import { flightResult, type FlightResult } from '#shared/booking/search.schema.ts';
import type { TripSelection } from '#shared/booking/selection.schema.ts';
import type { PlanCosts, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { tripRide, type TripPlace, type TripRide } from '#shared/generation/trip-places.schema.ts';
import { usdOfStops } from '#shared/trips/road-stops.ts';
import { rideEnd, rideIndex } from '#shared/trips/stay-days.ts';
import { rideInto } from '../../planning/journey/join-trips.ts';
import { rideWarnings } from '../../planning/journey/joined-warnings.ts';
import { type Move, toFlightOption } from './ride-options.ts';
import { partyOf, type TripOfChoice } from './selection-rows.ts';
import { rideUsd } from '#server/planning/journey/join-trips.ts';

/**
 * The ride that a choice puts on its trip, on the days of the move: a ride as the options tell it, or a flight as a
 * search found it. BAD_REQUEST for data that tells no ride, and for a flight of another day.
 */
export function toRide(
  data: TripSelection['providerBookingData'],
  move: Move,
  totalCents = 0,
): TripRide {
  const flight = flightResult.safeParse(data);

  if (flight.success) return flownRide(flight.data, move, totalCents);
  const read = rideChoice.safeParse(data);

  if (read.success) return { ...onDays(read.data, move), isSelected: true };
  const faults = read.error.issues.map(
    ({ path, message }) => `providerBookingData.${path.join('.')}: ${message}`,
  );

  throw new AppError('BAD_REQUEST', faults.join('; '));
}

/** The days of the move to the stay that a choice is made for. */
export function moveOf({ leaves, startDate }: Pick<TripOfChoice, 'leaves' | 'startDate'>): Move {
  return { leaves: leaves ?? startDate, arrives: startDate };
}

/** A ride on the days of a move. */
export function onDays(
  { arrivesOn: _, ...ride }: Omit<TripRide, 'date'>,
  { leaves, arrives }: Move,
): TripRide {
  return { ...ride, date: leaves, ...(leaves === arrives ? {} : { arrivesOn: arrives }) };
}

function flownRide(flight: FlightResult, move: Move, totalCents: number): TripRide {
  const party = partyOf(totalCents, flight.price);
  const [ride] = toFlightOption(flight, move, party);

  if (ride) return { ...tripRide.parse(ride), isSelected: true };
  throw new AppError(
    'BAD_REQUEST',
    `providerBookingData: the trip moves on on ${move.leaves}, and this flight does not ${move.leaves === move.arrives ? 'leave and land on that day' : `leave then and land on ${move.arrives}`}`,
  );
}

/** The places of a trip with another ride to one of them. */
export function withRide(
  places: readonly TripPlace[],
  position: number,
  ride: TripRide | undefined,
): TripPlace[] {
  return places.map((place, at) => {
    if (at !== position) return place;
    const { ride: _, ...others } = place;

    return ride ? { ...others, ride } : others;
  });
}

/** What is done on the day of a move, with the ride to its place as it is now; the rest stays as it is. */
export function activitiesWithRide(
  day: Pick<PlannedDay, 'activities'>,
  places: readonly TripPlace[],
  position: number,
): PlannedDay['activities'] {
  const [at, end] = [rideIndex(day), rideEnd(day)];

  if (at < 0 || !places[position]?.ride) return day.activities;
  const { ride } = rideInto(places, position);

  return [...day.activities.slice(0, at), ...ride, ...day.activities.slice(end + 1)];
}

type Rides = { before: readonly TripPlace[]; now: readonly TripPlace[] };

/** The warnings of a trip whose rides have changed: what asked for care of the old ones goes, the new ones' comes. */
export function warningsWithRides(warnings: readonly string[], { before, now }: Rides): string[] {
  const old = new Set(rideWarnings(before));
  const told = rideWarnings(now);

  return [...told, ...warnings.filter((warning) => !old.has(warning) && !told.includes(warning))];
}

/** The estimate of a trip whose rides have changed. */
export function costsWithRides(costs: PlanCosts, { before, now }: Rides): PlanCosts {
  const more = rideUsd(now) - rideUsd(before);
  const [food, activities] = (['food', 'activities'] as const).map(
    (part) => usdAtStops(now, part) - usdAtStops(before, part),
  );

  return {
    ...costs,
    food: costs.food + (food ?? 0),
    activities: costs.activities + (activities ?? 0),
    transport: costs.transport + more,
    total: costs.total + more + (food ?? 0) + (activities ?? 0),
  };
}

function usdAtStops(places: readonly TripPlace[], part: 'food' | 'activities'): number {
  return places.reduce((sum, { ride }) => sum + (ride ? usdOfStops(ride)[part] : 0), 0);
}
