import type { Destination } from '#server/catalogue/catalogue.ts';
import { isDayFrom } from './place-day-trip.ts';
import type { ReturnStay } from './read-return.ts';
import type { RouteOrder } from './read-route.ts';

type Told = {
  order: RouteOrder;
  /** The nights that the words give to places. */
  fixed: ReadonlyMap<string, number>;
  back: ReturnStay | undefined;
  /** How many nights the trip has. */
  length: number;
  /** The places were chosen, so that one goes to each. */
  isChosen: boolean;
};

/**
 * The places that a route stays in: not those that one comes to for a day from another, and where all nights are given
 * away none without: "Athens 2, Naxos 4. Everyone tells us Santorini", "Osaka 3, Hiroshima 2, home from Fukuoka".
 */
export function staysOfRoute(
  destinations: readonly Destination[],
  { order: { dayTrips }, fixed, back, length, isChosen }: Told,
): Destination[] {
  const given = [...fixed.values(), back?.nights ?? 0].reduce((sum, one) => sum + one, 0);
  const isFull = !isChosen && given >= length;

  return destinations
    .filter(({ id }) => !isFull || fixed.has(id))
    .filter(
      (one) =>
        fixed.has(one.id) ||
        !dayTrips.includes(one.id) ||
        !destinations.some((base) => base !== one && isDayFrom(base, one)),
    );
}
