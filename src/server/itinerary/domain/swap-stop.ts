import type { ItineraryEdit } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { placeToAdd } from './add-stop.ts';
import type { Edited } from './edited.ts';
import { timedActivities } from './day-times.ts';
import { dayAt, editFault, refuseLocked, stopAt, stopName } from './edit-faults.ts';
import type { EditWorld } from './edit-world.ts';
import { layDay } from './lay-day.ts';
import { newEntry } from './new-stop.ts';
import { takeOut, withDay } from './order-day.ts';

/** Puts another place where a stop was: a sight for a visit, a restaurant for a meal, at about the same time. */
export function swapStop(
  days: readonly TripItineraryDay[],
  { stop, placeId }: Extract<ItineraryEdit, { kind: 'swap' }>,
  world: EditWorld,
): Edited {
  const activity = stopAt(days, stop);
  const day = dayAt(days, stop.day, 'edit.stop.day');

  refuseLocked(activity);
  const place = placeToAdd(days, placeId, world);

  if ((place.type === 'food') !== (activity.kind === 'meal')) {
    const wanted = activity.kind === 'meal' ? 'a table for a meal' : 'a sight for a visit';

    throw editFault('edit.placeId', `must be ${wanted}`);
  }
  const entries = timedActivities(day.activities);
  const start = entries[stop.index]?.start ?? 0;
  const made = newEntry(place, { date: day.date, start, meal: activity.meal ?? 'lunch' }, world);
  const { left, first } = takeOut(entries, stop.index);
  const order = left.toSpliced(first, 0, made);

  return {
    days: withDay(days, layDay(day, order, world).day),
    label: `Swapped ${stopName(activity)} for ${place.file.name}`,
  };
}
