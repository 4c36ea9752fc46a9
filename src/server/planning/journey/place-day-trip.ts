import type { Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';

/** A place that is called after two towns lies in both. */
const SAME_PLACE_KM = 25;
/** No further than this one goes for a day from a town of which no day trips are known. */
const MOST_KM = 100;

/** The day trip of a base that leads to another place. */
export function dayTripTo(place: Destination, base: Destination): DayTripFile | undefined {
  return dayTripsTo(place, base)[0];
}

/** All day trips of a base that lead to another place. */
export function dayTripsTo(place: Destination, base: Destination): DayTripFile[] {
  const names = namesOf(place).map(foldText);

  return base.dayTrips.filter(
    (trip) =>
      names.some((name) => foldText(trip.name).includes(name)) &&
      distanceKm(trip, place) < SAME_PLACE_KM,
  );
}

/** Whether one comes to a place for a day from a base: by what is known, else where it is near. */
export function isDayFrom(base: Destination, place: Destination): boolean {
  return (
    dayTripTo(place, base) !== undefined ||
    (isOffCatalogue(base.id) && distanceKm(base, place) <= MOST_KM)
  );
}
