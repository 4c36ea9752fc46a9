import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';

type WithActivities = Pick<PlannedDay, 'activities'>;

/** The days with each of their entries changed; a day without a change stays the very same. */
export function changeActivities<Day extends WithActivities>(
  days: readonly Day[],
  change: (activity: PlannedActivity, day: Day) => PlannedActivity,
): Day[] {
  return days.map((day) => {
    const activities = day.activities.map((activity) => change(activity, day));

    return activities.every((one, i) => one === day.activities[i]) ? day : { ...day, activities };
  });
}
