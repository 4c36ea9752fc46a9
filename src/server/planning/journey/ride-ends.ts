import type { Destination } from '#server/catalogue/catalogue.ts';
import type { RideMode } from '#shared/generation/trip-places.schema.ts';
import type { RideEnd } from '../days/ride-end.ts';

/** Minutes at the point before leaving and after arriving, and of the way between it and the stay. */
const MINUTES: Readonly<Record<RideMode, { before: number; after: number; transfer: number }>> = {
  train: { before: 20, after: 10, transfer: 20 },
  coach: { before: 20, after: 10, transfer: 20 },
  ferry: { before: 45, after: 15, transfer: 25 },
  flight: { before: 120, after: 45, transfer: 45 },
  drive: { before: 10, after: 10, transfer: 0 },
};
/** A bus or a share of a taxi across town. */
const TOWN_USD = 4;

type Town = Pick<Destination, 'name' | 'airports'>;

/** A ride between two places, with the names of its stations or piers where they are known. */
export type RideWay = {
  mode: RideMode;
  from: Town;
  to: Town;
  points?: { from: string; to: string } | undefined;
  isDriven?: true;
};

/** Where a ride leaves from and where it ends, with the time that takes. */
export function rideEnds({ mode, from, to, points, isDriven }: RideWay): {
  leaving: RideEnd;
  arriving: RideEnd;
} {
  const { before, after } = MINUTES[mode];
  const driven = isDriven ? { isDriven } : {};

  return {
    leaving: { ...endAt(from, mode, points?.from), wait: before, ...driven },
    arriving: { ...endAt(to, mode, points?.to), wait: after, ...driven },
  };
}

function endAt(place: Town, mode: RideMode, named: string | undefined): Omit<RideEnd, 'wait'> {
  const [airport] = place.airports;
  const isAirport = mode === 'flight' && airport !== undefined;

  return {
    mode,
    point: mode === 'drive' ? undefined : (named ?? pointOf(place, mode)),
    transfer: isAirport ? airport.minutes : MINUTES[mode].transfer,
    usd: mode === 'drive' ? 0 : isAirport ? airport.usd : TOWN_USD,
  };
}

function pointOf({ name, airports }: Town, mode: RideMode): string | undefined {
  switch (mode) {
    case 'train':
      return `${name} main station`;
    case 'coach':
      return `${name} coach station`;
    case 'ferry':
      return `the port of ${name}`;
    case 'flight':
      return airports[0]?.iata ?? `the airport of ${name}`;
    case 'drive':
      return undefined;
  }
}
