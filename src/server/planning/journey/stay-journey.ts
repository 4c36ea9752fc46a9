import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { minutesOf } from '#shared/dates.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Journey } from '../days/day-windows.ts';
import { rideEnds, type RideWay } from './ride-ends.ts';

/** The ride that leads to a stay, with its local clock times. */
export type TimedRide = RideWay & { departs: number; arrives: number };

/**
 * How the party comes to a stay and leaves it: by the rides from the place before and to the next; the first arrival
 * and the last departure as `arriving` and `leaving` say.
 */
export function stayJourney(
  rides: readonly (TimedRide | undefined)[],
  index: number,
  { arriving, leaving }: { arriving: Journey; leaving: Journey },
): Journey {
  const ride = rides[index];
  const next = rides[index + 1];
  const isLast = index === rides.length - 1;
  const { takeOff: _t, leavesBeforeDays: _l, ...landing } = arriving;
  const { landing: _a, landsAfterDays: _d, ...takingOff } = leaving;

  return {
    isAssumed: false,
    ...(index === 0 ? landing : {}),
    ...(isLast ? takingOff : {}),
    ...(ride ? { landing: ride.arrives, arrivesBy: rideEnds(ride).arriving } : {}),
    ...(next ? { takeOff: next.departs, leavesBy: rideEnds(next).leaving } : {}),
  };
}

/** The rides of a saved trip's stays. */
export function storedRides(
  places: readonly TripPlace[],
  catalogue: Pick<Catalogue, 'destination'>,
): (TimedRide | undefined)[] {
  const town = ({ id, name }: TripPlace) => catalogue.destination(id) ?? { name, airports: [] };

  return places.map((place, index) => {
    const before = places[index - 1];
    const { ride } = place;

    return before && ride
      ? {
          mode: ride.mode,
          from: town(before),
          to: town(place),
          points: { from: ride.from, to: ride.to },
          departs: minutesOf(ride.departs),
          arrives: minutesOf(ride.arrives),
          ...(ride.isDriven ? { isDriven: true as const } : {}),
        }
      : undefined;
  });
}
