import { distanceKm } from '#server/catalogue/distance.ts';
import { plannedStops } from '#shared/trips/road-stops.ts';
import type { JourneyStay } from './journey-plan.ts';

/** The aim of a day trip this near to a stop of a drive is what one stopped for. */
const SAME_KM = 8;

/** Ids of the day trips of a stay that lead to where one of the drives stops. */
export function tripsOnTheWay(
  { destination }: JourneyStay,
  stays: readonly JourneyStay[],
): string[] {
  const stops = stays
    .flatMap(({ ride }) => (ride ? plannedStops(ride) : []))
    .filter(({ meal }) => meal === undefined);

  return destination.dayTrips
    .filter((trip) => stops.some((stop) => distanceKm(stop, trip) < SAME_KM))
    .map(({ id }) => `${destination.id}/${id}`);
}
