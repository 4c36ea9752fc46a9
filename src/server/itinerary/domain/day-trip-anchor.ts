import type { StopRef } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';

/** The entry that stands for the whole: of a day trip its first stop, whichever of its parts is meant. */
export function anchorOf(days: readonly TripItineraryDay[], ref: StopRef): StopRef {
  const day = days.find(({ dayNumber }) => dayNumber === ref.day);
  const trip = day?.activities[ref.index]?.partOf;
  const index = day?.activities.findIndex(({ place }) => place !== undefined && place.id === trip);

  return trip === undefined || index === undefined || index < 0 ? ref : { ...ref, index };
}
