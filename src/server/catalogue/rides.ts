import { readDataFile } from './data-folder.ts';
import type { Ride } from './ride.schema.ts';
import { once } from '#shared/remember.ts';
import { isInSeason, weekdayOf } from '#shared/dates.ts';
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

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

/** Whether a service leaves its first end on a date: in its season, and on its weekdays where they are known. */
export function runsOn(
  { season, weekdays }: Pick<Ride, 'season' | 'weekdays'>,
  date: string,
): boolean {
  const day = WEEKDAYS[weekdayOf(date)];

  return (
    (!season || isInSeason(season, date)) &&
    (!weekdays || (day !== undefined && weekdays.there.includes(day)))
  );
}

/** Whether a service runs on some days of a journey and not on others. */
export function runsOnSomeDays({ season, weekdays }: Pick<Ride, 'season' | 'weekdays'>): boolean {
  return season !== undefined || weekdays !== undefined;
}

/** The same service the other way. First and last departures hold for the written direction alone. */
function reversed(ride: Ride): Ride {
  const { firstDeparture: _first, lastDeparture: _last, ...both } = ride;
  const { departurePoints: points, weekdays, ...rest } = both;

  return {
    ...rest,
    from: ride.to,
    to: ride.from,
    ...(weekdays ? { weekdays: { there: weekdays.back, back: weekdays.there } } : {}),
    ...(points ? { departurePoints: { from: points.to, to: points.from } } : {}),
  };
}
