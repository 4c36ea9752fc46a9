import { AppError, type ErrorCode } from '#shared/app-error.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { StopRef } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';

/** An edit that makes no sense, told by the field that is wrong. */
export function editFault(
  field: string,
  message: string,
  code: ErrorCode = 'BAD_REQUEST',
): AppError {
  return new AppError(code, `${field}: ${message}`);
}

/** Throws BAD_REQUEST when the trip has no such day. */
export function dayAt(
  days: readonly TripItineraryDay[],
  dayNumber: number,
  field: string,
): TripItineraryDay {
  const day = days.find((one) => one.dayNumber === dayNumber);

  if (!day) throw editFault(field, `this trip has no day ${dayNumber}`);
  return day;
}

/** The visit or meal that an edit is about. Throws BAD_REQUEST when there is none at that position. */
export function stopAt(
  days: readonly TripItineraryDay[],
  { day, index }: StopRef,
  field = 'edit.stop',
): PlannedActivity {
  const { activities } = dayAt(days, day, `${field}.day`);
  const activity = activities[index];

  if (!activity) {
    throw editFault(
      `${field}.index`,
      `day ${day} has ${activities.length} entries, counted from 0`,
    );
  }

  if (activity.kind !== 'stop' && activity.kind !== 'meal') {
    throw editFault(`${field}.index`, 'only visits and meals can be changed');
  }
  return activity;
}

/** Throws CONFLICT for a locked stop: it stays as it is until it is unlocked. */
export function refuseLocked(activity: PlannedActivity): void {
  if (!activity.locked) return;
  throw new AppError('CONFLICT', `${stopName(activity)} is locked. Unlock it first.`);
}

/** What a stop is called in a sentence. */
export function stopName({ place, activity }: PlannedActivity): string {
  return place?.name ?? activity.replace(/, your choice$/, '');
}
