import type { AskedFacts } from '#server/planner/check-facts.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { isWeekday, minutesOf, parseDuration, timeOf, weekdayName } from '#shared/dates.ts';
import { joinWords } from '../candidates/place-words.ts';
import { met, namesOfDays, unmet } from './outcome.ts';

type Told = NonNullable<AskedFacts['work']>;

const HALVES = { morning: ' morning', afternoon: ' afternoon', day: '' } as const;
/** What is said of a workplace that nobody can find. */
const ASSUMED = /We don’t know where it is: travel is counted from ([^.]*)\./;
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
  const isOff = (date: string) => off.some((one) => one.date === date);
  const isKept = (day: PlannedDay) => {
    const [from, until] = workOf(day);

    return from === start && until === end;
  };
  const broken = days.filter(
    (day) => day.dayType === 'Work Day' && !isOff(day.date) && !isKept(day),
  );
  const moving = days.filter(
    (day) =>
      day.dayType === 'Travel Day' && isWeekday(day.date) && !isOff(day.date) && !isKept(day),
  );

  if (broken.length > 0) return unmet(wish, `Not kept on ${namesOfDays(broken)}.`);
  if (moving.length > 0)
    return unmet(wish, `Cut short to travel on: ${joinWords(moving.map(leftOf))}.`);
  return met(wish, `Kept on every working day, with an hour for lunch. ${assumedIn(days)}`.trim());
}

/** What a day with a ride leaves of its work. */
function leftOf(day: PlannedDay): string {
  const [from, until] = workOf(day);

  return from === undefined || until === undefined
    ? `none on day ${day.dayNumber}`
    : `${timeOf(from)}–${timeOf(until)} on day ${day.dayNumber}`;
}

/** Where the ways to work are counted from, in each place of the trip, when nobody knows where it is. */
function assumedIn(days: readonly PlannedDay[]): string {
  const places = days
    .flatMap(({ activities }) => activities)
    .flatMap(({ description = '' }) => ASSUMED.exec(description)?.[1] ?? []);

  return places.length === 0
    ? ''
    : `We don’t know where it is: travel is counted from ${joinWords([...new Set(places)])}.`;
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
