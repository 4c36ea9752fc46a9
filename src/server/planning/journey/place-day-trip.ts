import type { Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';

const SAME_TOWN_KM = 15;

/** The day trip of a base that leads to another place. */
export function dayTripTo(place: Destination, base: Destination): DayTripFile | undefined {
  const name = foldText(place.name);

  return base.dayTrips.find(
    (trip) => foldText(trip.name).includes(name) && distanceKm(trip, place) < SAME_TOWN_KM,
  );
}
