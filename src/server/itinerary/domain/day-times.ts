import type { Span } from '#server/planner/problem.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';

const EVENING = 18 * 60;
const SMALL_HOURS = 6 * 60;
const NIGHT = 24 * 60;

/** An activity with its times in minutes after the day's midnight. */
export type Timed = { activity: PlannedActivity; start: number; minutes: number };

/** Reads a day's times; after an evening the small hours belong to the same night out. */
export function timedActivities(activities: readonly PlannedActivity[]): Timed[] {
  let before = 0;

  return activities.map((activity) => {
    const time = minutesOf(activity.time);
    const start = before >= EVENING && time < SMALL_HOURS ? time + NIGHT : time;

    before = start;
    return { activity, start, minutes: parseDuration(activity.duration) ?? 0 };
  });
}

/** From leaving the stay to being back; an end in the small hours is the next morning's. */
export function dayWindow({ start, end }: Pick<PlannedDay, 'start' | 'end'>): Span {
  const [from, to] = [minutesOf(start), minutesOf(end)];

  return [from, to < from && to < SMALL_HOURS ? to + NIGHT : to];
}
