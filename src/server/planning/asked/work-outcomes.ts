import type { AskedFacts } from '#server/planner/check-facts.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { minutesOf, parseDuration, timeOf, weekdayName } from '#shared/dates.ts';
import { met, namesOfDays, unmet } from './outcome.ts';

type Told = NonNullable<AskedFacts['work']>;

const HALVES = { morning: ' morning', afternoon: ' afternoon', day: '' } as const;
/** What is said of a workplace that nobody can find. */
const ASSUMED = /We don’t know where it is: [^.]*\./;
/** A morning of work may last until then before an afternoon off. */
const AFTERNOON = 13 * 60;

/** The working hours that were given, and the halves of days that are off: whether the plan keeps them. */
export function workOutcomes(told: Told, days: readonly PlannedDay[]): AskedOutcome[] {
  return [
    ...(told.hours ? [hoursKept(told.hours, told, days)] : []),
    ...told.off.flatMap((one) => offKept(one, days)),
  ];
}

function hoursKept(
  { start, end }: NonNullable<Told['hours']>,
  { place, off }: Told,
  days: readonly PlannedDay[],
): AskedOutcome {
  const where = place === undefined ? '' : `, ${place}`;
  const wish = `Work ${timeOf(start)}–${timeOf(end)}${where}`;
  const whole = days.filter(
    ({ dayType, date }) => dayType === 'Work Day' && !off.some((one) => one.date === date),
  );
  const broken = whole.filter((day) => {
    const [from, until] = workOf(day);

    return from !== start || until !== end;
  });
  const assumed = days
    .flatMap(({ activities }) => activities)
    .flatMap(({ description = '' }) => ASSUMED.exec(description)?.[0] ?? [])[0];

  if (broken.length > 0) return unmet(wish, `Not kept on ${namesOfDays(broken)}.`);
  return met(
    wish,
    ['Kept on every working day, with an hour for lunch.', assumed].join(' ').trim(),
  );
}

function offKept({ date, half }: Told['off'][number], days: readonly PlannedDay[]): AskedOutcome[] {
  const day = days.find((one) => one.date === date);
  const wish = `${weekdayName(date)}${HALVES[half]} off`;

  if (!day) return [];
  const [from, until] = workOf(day);
  const isFree = {
    morning: (from ?? Infinity) >= AFTERNOON,
    afternoon: (until ?? 0) <= AFTERNOON,
    day: from === undefined,
  }[half];

  return [
    isFree
      ? met(wish, `No work on day ${day.dayNumber} then.`)
      : unmet(wish, `Work is planned on day ${day.dayNumber} then.`),
  ];
}

/** When the first work of a day begins and the last ends, in minutes after midnight. */
function workOf({ activities }: PlannedDay): [from: number | undefined, until: number | undefined] {
  const work = activities.filter(({ category }) => category === 'Work');
  const [first, last] = [work[0], work.at(-1)];

  return [
    first && minutesOf(first.time),
    last && minutesOf(last.time) + (parseDuration(last.duration) ?? 0),
  ];
}
