import { durationText, minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { ENTRY_MINUTES, type OwnEntry } from '#shared/trips/own-entries.schema.ts';

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

/** A day with the traveller's own stops and reservations of known time among its stops. */
export function withEntries<Day extends Pick<PlannedDay, 'date' | 'activities'>>(
  day: Day,
  entries: readonly OwnEntry[] = [],
): Day {
  const own = entries.flatMap(({ kind, date, time, title }) =>
    date === day.date && time !== undefined && kind !== 'note' ? [toActivity(title, time)] : [],
  );
  const activities = [...day.activities, ...own].toSorted(
    (a, b) => minutesOf(a.time) - minutesOf(b.time),
  );

  return { ...day, activities };
}

function toActivity(activity: string, time: string): PlannedActivity {
  return { activity, time, duration: durationText(ENTRY_MINUTES), category: 'own', kind: 'stop' };
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
