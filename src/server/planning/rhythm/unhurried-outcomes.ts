import { durationText, minutesOf, parseDuration } from '#shared/dates.ts';
import type {
  AskedOutcome,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { met, namesOfDays, unmet } from '../asked/outcome.ts';
import type { Rhythm } from './rhythm.ts';

const LONG_BREAKFAST = 75;
const NOON = 12 * 60;
const AFTERNOON = [NOON + 90, 17 * 60] as const;
/** A gap of so many minutes between two things is time of one's own. */
const A_GAP = 75;

/** "Some free time": the afternoon that is left free, or the days with a gap to fill as one likes. */
export function freeTimeOutcome(
  { isWithFreeTime, freeAfternoons = [] }: Rhythm,
  days: readonly PlannedDay[],
): AskedOutcome | undefined {
  if (!isWithFreeTime) return undefined;
  const afternoons = days.filter(
    ({ date, activities }) => freeAfternoons.includes(date) && !activities.some(isOfTheAfternoon),
  );
  const open = days.filter((day) => longestGap(day) >= A_GAP);

  if (afternoons.length > 0)
    return met('Some free time', `Nothing stands in the afternoon of ${namesOfDays(afternoons)}.`);
  return open.length > 0
    ? met(
        'Some free time',
        `${durationText(Math.max(...open.map(longestGap)))} or less at a stretch, on ${namesOfDays(open)}.`,
      )
    : unmet('Some free time', 'Every day has something to do; leave out what you like least.');
}

/** Breakfasts that last as long as was asked for. */
export function longBreakfastOutcome(
  dates: readonly string[] | undefined,
  days: readonly PlannedDay[],
): AskedOutcome | undefined {
  if (!dates) return undefined;
  const long = days.flatMap(({ dayNumber, activities }) =>
    activities.flatMap(({ activity, kind, time, duration }) =>
      kind === 'free' &&
      /^Breakfast\b/.test(activity) &&
      (parseDuration(duration) ?? 0) >= LONG_BREAKFAST
        ? [`${activity.replace(/^Breakfast (?:at )?/, '')} (day ${dayNumber} at ${time})`]
        : [],
    ),
  );

  return long.length > 0
    ? met('A long breakfast', `${long.join(' and ')}: nothing else begins before it is over.`)
    : unmet('A long breakfast', `No breakfast place that we know near you is open that long.`);
}

function isOfTheAfternoon({ kind, time }: PlannedActivity): boolean {
  const [from, until] = AFTERNOON;

  return kind === 'stop' && minutesOf(time) >= from && minutesOf(time) < until;
}

/** The longest time between noon and the evening for which nothing but rest is planned. */
function longestGap({ activities }: PlannedDay): number {
  const free = activities.filter(
    ({ kind, time, activity }) =>
      kind === 'free' &&
      minutesOf(time) >= NOON &&
      /^(?:Back at|Time (?:to explore|of your own))/.test(activity),
  );

  return Math.max(0, ...free.map(({ duration }) => parseDuration(duration) ?? 0));
}
