import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { MealKind } from '#server/planner/problem.ts';
import { dayTripStart, isDayTrip } from '../day-trips/is-day-trip.ts';
import type { HeldDayTrip } from '../day-trips/choose-day-trips.ts';
import type { Candidate, Restaurant } from '../candidates/candidates.ts';

/** A stop that the traveller wants to stay where it is. */
export type Lock = {
  placeId: string;
  /** Day index from 0. */
  day: number;
  /** Minutes after midnight. */
  start: number;
  minutes: number;
  meal?: MealKind;
};

/** The locks of saved days. An activity without a place, or whose times cannot be read, cannot be held. */
export function locksOf(days: readonly PlannedDay[]): Lock[] {
  return days.flatMap((day) =>
    day.activities.flatMap(({ locked, place, partOf, time, duration, kind, meal }): Lock[] => {
      const minutes = parseDuration(duration);

      // Any other stop of a day trip goes with the one that stands for it.
      if (partOf !== undefined && place?.id !== partOf) return [];
      if (!locked || !place || minutes === undefined || (kind !== 'stop' && kind !== 'meal'))
        return [];
      return [
        {
          placeId: place.id,
          day: day.dayNumber - 1,
          start: partOf === undefined ? minutesOf(time) : dayTripStart(day.activities, partOf),
          minutes,
          ...(kind === 'meal' ? { meal: meal ?? 'dinner' } : {}),
        },
      ];
    }),
  );
}

/** The candidates with the locked ones pinned to their day and time. */
export function pinSights(candidates: readonly Candidate[], locks: readonly Lock[]): Candidate[] {
  return candidates.map((one) => {
    const lock = locks.find(({ placeId, meal }) => placeId === one.id && meal === undefined);

    if (!lock || isDayTrip(one)) return one;
    const { day, start, minutes } = lock;

    return { ...one, visit: { ...one.visit, minutes, lockedAt: { day, start, minutes } } };
  });
}

/** The locked day trips, and tours that bring a meal, which stay on their day and at their hour. */
export function lockedDayTrips(
  locks: readonly Lock[],
  { id, dayTrips, places }: Destination,
): HeldDayTrip[] {
  const tours = [...dayTrips, ...places.filter(({ includes }) => includes)];

  return locks
    .filter(({ placeId }) => tours.some((tour) => globalPlaceId(id, tour.id) === placeId))
    .map(({ placeId, day, start }) => ({ id: placeId, day, start, isLocked: true }));
}

export function pinRestaurants(
  restaurants: readonly Restaurant[],
  locks: readonly Lock[],
): Restaurant[] {
  return restaurants.map((one) => {
    const lock = locks.find(({ placeId, meal }) => placeId === one.id && meal !== undefined);

    if (!lock?.meal) return one;
    const { day, start, minutes, meal } = lock;

    return { ...one, meal: { ...one.meal, lockedAt: { day, start, minutes, meal } } };
  });
}
