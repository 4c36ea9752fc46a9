import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { StopRef } from '#shared/trips/itinerary-edit.schema.ts';
import { rideEnd, rideIndex } from '#shared/trips/stay-days.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';

type Days = readonly TripItineraryDay[];
export type FoundStop = StopRef & { stop: PlannedActivity };

/**
 * A name for each entry of a day that stays the same while the days around it change: its place, which a trip sees or
 * eats at once; an entry without one, or where one only rests, goes by its day and what it is.
 */
export function stopKeys({ dayNumber, activities }: TripItineraryDay): string[] {
  const seen = new Map<string, number>();

  return activities.map(({ place, kind, meal, activity }) => {
    const ownId = kind === 'free' ? undefined : place?.id;
    const key = ownId ?? `${dayNumber}/${meal ?? kind}/${activity}`;
    const count = (seen.get(key) ?? 0) + 1;

    seen.set(key, count);
    return count === 1 ? key : `${key}/${count}`;
  });
}

/** Where an entry is now. */
export function findStop(days: Days, key: string): FoundStop | undefined {
  for (const day of days) {
    const index = stopKeys(day).indexOf(key);
    const stop = day.activities[index];

    if (stop) return { day: day.dayNumber, index, stop };
  }
  return undefined;
}

/** What a stop is called in a sentence. */
export function stopName({ place, activity }: PlannedActivity): string {
  return place?.name ?? activity;
}

/** Visits and meals are the traveller's to change; arrival, departure, stay and work are given. */
export function isEditable({ kind }: PlannedActivity): boolean {
  return kind === 'stop' || kind === 'meal';
}

/** Whether an entry lies on a drive between two places: its stops are those of the ride and stay with it. */
export function isOnRoad(day: Pick<TripItineraryDay, 'activities'>, index: number): boolean {
  return index > rideIndex(day) && index < rideEnd(day);
}

/** Whether something may be put before the entry at an index: nowhere between the legs of a drive. */
export function isGap(day: Pick<TripItineraryDay, 'activities'>, index: number): boolean {
  return index <= rideIndex(day) || index > rideEnd(day);
}

/** The key of the stop that one can change beside another of its day: the next one, or the one before. */
export function editableBeside(days: Days, { day, index }: StopRef): string | undefined {
  const found = days.find(({ dayNumber }) => dayNumber === day);

  if (!found) return undefined;
  const canChange = (activity: PlannedActivity, at: number) =>
    isEditable(activity) && !isOnRoad(found, at);
  const next = found.activities.findIndex((activity, at) => at > index && canChange(activity, at));
  const before = found.activities.slice(0, index).findLastIndex(canChange);

  return stopKeys(found)[next === -1 ? before : next];
}

/** The positions of a day between arrival and departure: where something may be put. */
export function openRange({ activities }: Pick<TripItineraryDay, 'activities'>): {
  first: number;
  last: number;
} {
  return {
    first: activities[0]?.kind === 'arrival' ? 1 : 0,
    last: activities.length - (activities.at(-1)?.kind === 'departure' ? 1 : 0),
  };
}
