import { minutesOf, parseDuration } from '#shared/dates.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { joinWords } from '../candidates/place-words.ts';
import type { DrivingLimits } from '../understanding/driving-limits.ts';
import { saidWithoutDriving } from '../understanding/without-car.ts';
import { met, namesOfDays, unmet, visitOf } from './outcome.ts';

/** Nobody drives: met unless a way of the plan is one by car. */
export function drivingOutcome(days: readonly PlannedDay[]): AskedOutcome {
  const driven = days.filter(isDriven);

  return driven.length === 0
    ? met('No driving', 'You get everywhere on foot, by public transport, by taxi or on a tour.')
    : unmet('No driving', `We know of no way but by car on ${namesOfDays(driven)}.`);
}

function isDriven({ activities, back }: PlannedDay): boolean {
  return [...activities.map(({ travel }) => travel), back].some((leg) => leg?.mode === 'drive');
}

type Drive = { from: number; minutes: number };

/** The ways by car of a day: when each begins, and how long it takes. */
function drivesOf({ activities, back }: PlannedDay): Drive[] {
  const ways = activities.flatMap(({ travel, time }) =>
    travel?.mode === 'drive'
      ? [{ from: minutesOf(time) - travel.minutes, minutes: travel.minutes }]
      : [],
  );
  const last = activities.at(-1);
  const home = last ? minutesOf(last.time) + (parseDuration(last.duration) ?? 0) : 0;

  return back?.mode === 'drive' ? [...ways, { from: home, minutes: back.minutes }] : ways;
}

/** "No driving after dark", "at most four hours a day": on which days the plan asks for more than that. */
export function drivingLimitOutcomes(
  limits: DrivingLimits | undefined,
  days: readonly PlannedDay[],
): AskedOutcome[] {
  const { isByDayOnly, isSoberOnly, hoursADay } = limits ?? {};
  const dark = days.filter((day) => drivesOf(day).some((drive) => isInTheDark(drive, day)));
  const long = days.filter(
    (day) =>
      drivesOf(day).reduce((sum, { minutes }) => sum + minutes, 0) > (hoursADay ?? Infinity) * 60,
  );
  const byDay = 'No driving in the dark';
  const few = `At most ${hoursADay} ${hoursADay === 1 ? 'hour' : 'hours'} of driving a day`;

  return [
    ...(isByDayOnly
      ? [
          dark.length === 0
            ? met(byDay, 'No way by car is planned before sunrise or after sunset.')
            : unmet(
                byDay,
                `The plan has you in a car in the dark on ${namesOfDays(dark)}.`,
                A_RIDE,
              ),
        ]
      : []),
    ...(isSoberOnly ? [soberOutcome(days)] : []),
    ...(hoursADay === undefined
      ? []
      : [
          long.length === 0
            ? met(few, 'No day has more.')
            : unmet(few, `There is more on ${namesOfDays(long)}.`),
        ]),
  ];
}

const A_RIDE = 'a taxi or a bus';
const WITH_A_GLASS: ReadonlySet<string> = new Set(['bar', 'club', 'winery']);

/** Nobody drives behind a stop for a glass; what is drunk with a meal, nobody but they know. */
function soberOutcome(days: readonly PlannedDay[]): AskedOutcome {
  const broken = days.filter((day) => {
    const glass = day.activities.find(({ place }) => WITH_A_GLASS.has(place?.kind ?? ''));

    return glass && drivesOf(day).some(({ from }) => from >= minutesOf(glass.time));
  });
  const wish = 'No driving after drinks';

  return broken.length === 0
    ? met(wish, 'No way by car is planned behind a bar or a winery.')
    : unmet(wish, `Somebody drives behind a stop for a glass on ${namesOfDays(broken)}.`, A_RIDE);
}

function isInTheDark({ from, minutes }: Drive, { weather }: PlannedDay): boolean {
  const [sunrise, sunset] = weather?.daylight ?? [];

  if (sunrise === undefined || sunset === undefined) return false;
  return from < minutesOf(sunrise) || from + minutes > minutesOf(sunset);
}

const LEAST_LETTERS = 5;
/** "Penguins and a day in Stellenbosch": what is said of the day begins with it. */
const OF_THE_DAY = /^.*\b(?=(?:a|one|an|the|our) (?:day|afternoon|evening|trip|tour)\b)/;

type Named = { ids: readonly string[]; days: readonly PlannedDay[]; catalogue: Catalogue };

/**
 * "A day in Stellenbosch where neither of us has to drive", of a party with a car: whether the days of what was named
 * there go without it.
 */
export function undrivenDayOutcomes(
  notes: string,
  { ids, days, catalogue }: Named,
): AskedOutcome[] {
  return saidWithoutDriving(notes).flatMap((said) => {
    const words = new Set(foldText(said).replace(OF_THE_DAY, '').split(' '));
    const visits = ids.flatMap((id) => {
      const { name = '' } = catalogue.place(id)?.file ?? {};
      const isMeant = foldText(name)
        .split(' ')
        .some((word) => word.length >= LEAST_LETTERS && words.has(word));
      const visit = isMeant ? visitOf(id, days, catalogue) : undefined;

      return visit ? [{ name, day: visit.day }] : [];
    });
    const driven = visits.map(({ day }) => day).filter(isDriven);

    if (visits.length === 0) return [];
    const wish = `No driving: ${joinWords(visits.map(({ name }) => name))}`;

    return [
      driven.length === 0
        ? met(wish, 'Nobody drives on that day.')
        : unmet(
            wish,
            `The plan relies on your car on ${namesOfDays(driven)}.`,
            'a tour that picks you up, or a driver for the day',
          ),
    ];
  });
}
