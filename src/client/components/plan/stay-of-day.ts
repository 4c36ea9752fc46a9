import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { placeAt } from '#shared/trips/stay-days.ts';
import type { StayOnMap } from './day-map.ts';

/** Where a trip sleeps: in one stay, or in one of each place that it goes to. */
export type TripStays = {
  stay?: StayOnMap | undefined;
  places?: readonly TripPlace[] | undefined;
};

/** Where a day ends: the only stay, or that of the place that the day leads to. */
export function stayOfDay(
  { stay, places }: TripStays,
  { date }: Pick<PlannedDay, 'date'>,
): StayOnMap | undefined {
  return places && places.length > 0 ? places[placeAt(places, date)]?.stay : stay;
}

/** The place whose first day this is, where a trip goes to several. */
export function chapterOf(
  { places = [] }: TripStays,
  { date }: Pick<PlannedDay, 'date'>,
): TripPlace | undefined {
  return places.length > 1 ? places.find(({ arrive }) => arrive === date) : undefined;
}
