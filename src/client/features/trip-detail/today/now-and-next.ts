import { minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';

/** What goes on at a moment of a day, and what comes after it. */
export type NowAndNext = {
  now: PlannedActivity | undefined;
  next: PlannedActivity | undefined;
  /** When to set out for what comes next; undefined where no way leads there. */
  leaveAt: string | undefined;
};

/** What a traveller is at, and what is next, at a time of day. */
export function nowAndNext(
  { activities }: Pick<PlannedDay, 'activities'>,
  time: string,
): NowAndNext {
  const clock = minutesOf(time);
  const next = activities.find((stop) => minutesOf(stop.time) > clock);

  return {
    now: activities.findLast((stop) => minutesOf(stop.time) <= clock && clock < endOf(stop)),
    next,
    leaveAt: next?.travel && timeOf(minutesOf(next.time) - Math.ceil(next.travel.minutes)),
  };
}

/** The day of a trip to open on: today while it lasts, else its first. */
export function dayToOpen<Day extends Pick<PlannedDay, 'date'>>(
  days: readonly Day[],
  today: string,
): Day | undefined {
  return days.find(({ date }) => date === today) ?? days[0];
}

function endOf({ time, duration }: PlannedActivity): number {
  return minutesOf(time) + (parseDuration(duration) ?? 0);
}
