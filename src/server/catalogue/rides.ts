import { readDataFile } from './data-folder.ts';
import type { Ride } from './ride.schema.ts';
import { once } from '#shared/remember.ts';
import { groupBy } from '#shared/groups.ts';

/** The data files that hold rides. */
export const RIDE_FILES = ['ride-trains.json', 'ride-ferries.json', 'ride-coaches.json'] as const;

export type Rides = ReturnType<typeof createRides>;

/** Rides between destinations, read once per process. */
export const loadRides = once(() =>
  createRides(RIDE_FILES.flatMap((name) => readDataFile<Ride[]>(name))),
);

/** An index over rides, by pair of destinations. */
export function createRides(rides: readonly Ride[]) {
  const byPair = groupBy(
    rides.flatMap((one) => [one, reversed(one)]),
    ({ from, to }) => `${from}>${to}`,
  );

  return {
    /** Rides between two catalogue destinations (ids), the fastest first. */
    ridesBetween: (from: string, to: string): Ride[] =>
      (byPair.get(`${from}>${to}`) ?? []).toSorted((a, b) => a.minutes - b.minutes),
  };
}

/** When a service leaves; by its timetable where that is known, else at its typical hours. */
export type ServiceHours = {
  departuresPerWeek?: number | undefined;
  firstDeparture?: string | undefined;
  lastDeparture?: string | undefined;
  /** They are typical ones, not read from a timetable. */
  isTypical: boolean;
};

/** When a service leaves its first end: by the timetable, or at typical hours. */
export function serviceHours({
  departuresPerWeek,
  firstDeparture,
  lastDeparture,
  typicalHours,
}: Ride): ServiceHours {
  return {
    departuresPerWeek: departuresPerWeek ?? typicalHours?.departuresPerWeek,
    firstDeparture: firstDeparture ?? typicalHours?.first,
    lastDeparture: lastDeparture ?? typicalHours?.last,
    isTypical: firstDeparture === undefined && typicalHours !== undefined,
  };
}

/** The same service the other way. First and last departures hold for the written direction alone. */
function reversed(ride: Ride): Ride {
  const { firstDeparture: _first, lastDeparture: _last, departurePoints: points, ...rest } = ride;

  return {
    ...rest,
    from: ride.to,
    to: ride.from,
    ...(points ? { departurePoints: { from: points.to, to: points.from } } : {}),
  };
}
