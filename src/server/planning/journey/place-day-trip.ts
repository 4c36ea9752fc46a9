import type { Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';

/** A place that is called after two towns lies in both. */
const SAME_PLACE_KM = 25;

/** The day trip of a base that leads to another place. */
export function dayTripTo(place: Destination, base: Destination): DayTripFile | undefined {
  return dayTripsTo(place, base)[0];
}

/** All day trips of a base that lead to another place. */
export function dayTripsTo(place: Destination, base: Destination): DayTripFile[] {
  const names = [place.name, ...place.aliases].map(foldText);

  return base.dayTrips.filter(
    (trip) =>
      names.some((name) => foldText(trip.name).includes(name)) &&
      distanceKm(trip, place) < SAME_PLACE_KM,
  );
}
