import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { RideMode, TripRide } from '#shared/generation/trip-places.schema.ts';
import { placeMovedTo, rideIndex } from '#shared/trips/stay-days.ts';
import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';

/** The ride between two places that an entry of a day stands for. */
export function rideOf(
  { places = [] }: Pick<TripDetail, 'places'>,
  day: Pick<TripItineraryDay, 'date' | 'activities'>,
  stop: PlannedActivity,
): TripRide | undefined {
  if (day.activities[rideIndex(day)] !== stop) return undefined;
  return placeMovedTo(places, day.date)?.ride;
}

const BY = {
  train: 'train',
  ferry: 'ferry',
  coach: 'coach',
  flight: 'plane',
  drive: 'car',
} as const satisfies Record<RideMode, string>;

/** "By train from Roma Termini 10:30 to Firenze SMN 12:05, local times." */
export function rideDetails({ mode, from, to, departs, arrives, arrivesOn }: TripRide): string {
  const nextDay = arrivesOn === undefined ? '' : ' on the next day';

  return `By ${BY[mode]} from ${from} ${departs} to ${to} ${arrives}${nextDay}, local times.`;
}
