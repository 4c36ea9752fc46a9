import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { StayPoint } from '#shared/generation/trip-places.schema.ts';
import { changeActivities } from './change-activities.ts';

/** A stay, and the one that takes its place. */
type Moved = { before: StayPoint; now: StayPoint };

/** Days whose nights are spent at another stay: coming, going and rests at the stay name that one. */
export function daysAtStay<Day extends Pick<PlannedDay, 'activities'>>(
  days: readonly Day[],
  moved: Moved,
): Day[] {
  return changeActivities(days, (activity) => atStay(activity, moved));
}

/** An entry of the plan as it is told once the stay is another one; the same where it does not tell the stay. */
export function atStay(activity: PlannedActivity, { before, now }: Moved): PlannedActivity {
  const { kind, place } = activity;
  const isRest = place?.id === before.id;

  if (!isRest && kind !== 'arrival' && kind !== 'departure') return activity;
  const named = {
    activity: activity.activity.replaceAll(before.name, now.name),
    description: activity.description?.replaceAll(before.name, now.name),
  };

  if (!isRest && named.activity === activity.activity && named.description === activity.description)
    return activity;
  return { ...activity, ...named, ...(isRest ? { place: restPlace(place, now) } : {}) };
}

/** The place of a rest; what is known of the house before, such as its page, goes. */
function restPlace(
  { kind, indoor, open, price, source }: NonNullable<PlannedActivity['place']>,
  { id, name, lat, lon }: StayPoint,
): PlannedActivity['place'] {
  return { id, name, lat, lon, kind, indoor, open, price, source };
}
