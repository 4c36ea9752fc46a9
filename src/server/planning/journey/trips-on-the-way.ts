import { distanceKm } from '#server/catalogue/distance.ts';
import { plannedStops } from '#shared/trips/road-stops.ts';
import type { Point } from '#server/planner/problem.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { RoadStop } from '#shared/generation/trip-places.schema.ts';

/** A stay, and the stops of the drive that leads to it. */
type Reached = { destination: Destination; ride?: { stops?: RoadStop[] | undefined } | undefined };

/** The aim of a day trip this near to a stop of a drive is what one stopped for. */
const SAME_KM = 8;

/** A sight this near to a stop is that stop. */
const SAME_SIGHT_KM = 2;

/** Ids of the day trips and, in a town whose sights lie around it, of those at which one of the drives stops. */
export function tripsOnTheWay({ destination }: Reached, stays: readonly Reached[]): string[] {
  const stops = stays
    .flatMap(({ ride }) => (ride ? plannedStops(ride) : []))
    .filter(({ meal }) => meal === undefined);

  const isSeen = (place: Point, km: number) => stops.some((stop) => distanceKm(stop, place) < km);
  const sights = isOffCatalogue(destination.id) ? destination.places : [];

  return [
    ...destination.dayTrips.filter((trip) => isSeen(trip, SAME_KM)),
    ...sights.filter((sight) => isSeen(sight, SAME_SIGHT_KM)),
  ].map(({ id }) => `${destination.id}/${id}`);
}
