import { clockMinutes, clockText } from './clock.ts';
import { dayTripFaults } from './rule-day-trips.ts';
import { straightKm } from './physics.ts';
import type { DayView, StopView, TripView } from './trip-view.ts';

/** So long before sunset the light begins to be what one comes for; later in the day is always good enough. */
const BEFORE_SUNSET = 180;
const LATE_ENOUGH = 15 * 60;
/** A visit may have been cut short by so much to fit its day. */
const CUT_SHORT = 45;
/** What bakes and brews in the morning serves no dinner. */
const NO_DINNER = ['bakery', 'breakfast', 'cafe'];

/** Rule 14: sights at the hours and on the days on which they make sense. */
export function checkSense(view: TripView): string[] {
  return [
    ...view.days.flatMap((day) => [
      ...wrongLight(day, view),
      ...tooLate(day),
      ...offItsStart(day),
      ...dayTripFaults(day),
      ...day.stops
        .filter(isBakeryDinner)
        .map(({ name }) => `${day.label}, ${name}: serves no dinner`),
    ]),
    ...lastDay(view),
  ];
}

/** Sunset places at noon, where they are open later. */
function wrongLight({ label, day, stops }: DayView, { facts }: TripView): string[] {
  const [, sunset = Number.NaN] =
    facts.daylight?.(day.date) ?? day.weather.daylight.map(clockMinutes);
  const earliest = (minutes: number) =>
    Math.min(sunset - Math.max(BEFORE_SUNSET, minutes + CUT_SHORT), LATE_ENOUGH);

  return stops
    .filter(({ activity, facts: place, start, end }) => {
      const isOpenThen = place
        ?.openOn(day.date)
        .some(([, close]) => close >= earliest(end - start) + end - start);

      return (
        activity.kind === 'stop' && !activity.locked && place?.isForSunset === true && isOpenThen
      );
    })
    .filter(({ start, end }) => start < earliest(end - start))
    .map(
      ({ name, start }) =>
        `${label}, ${name}: at ${clockText(start)}, though it is for sunset at ${clockText(sunset)}`,
    );
}

/** After the last boat has left or the last visitors were let in. */
function tooLate({ label, day, stops }: DayView): string[] {
  return stops.flatMap(({ name, facts, start }) => {
    const span = facts?.openOn(day.date).find(([open, close]) => open <= start && start < close);
    const last = span && facts?.lastEntry !== undefined ? span[1] - facts.lastEntry : undefined;

    return last !== undefined && start > last
      ? [`${label}, ${name}: at ${clockText(start)}, after the last entry at ${clockText(last)}`]
      : [];
  });
}

/** Nobody waits longer for what has a clock of its own. */
const LONGEST_WAIT = 15;

/** After the guard has changed, or long before. */
function offItsStart({ label, day, stops }: DayView): string[] {
  return stops.flatMap(({ activity, name, facts, start }) => {
    const starts = facts?.startsOn?.(day.date) ?? [];
    const isInTime = starts.some((begin) => start <= begin && begin - start <= LONGEST_WAIT);

    return activity.locked || starts.length === 0 || isInTime
      ? []
      : [
          `${label}, ${name}: at ${clockText(start)}, though it begins at ${starts.map(clockText).join(', ')}`,
        ];
  });
}

function isBakeryDinner({ activity, facts }: StopView): boolean {
  if (activity.meal !== 'dinner' || activity.locked || !facts?.style) return false;
  return NO_DINNER.includes(facts.style) && !facts.meals?.includes('dinner');
}

/** What a first visit is for, or hangs on the weather, is not left to the last day where another can hold it. */
function lastDay({ days, facts }: TripView): string[] {
  const last = days.at(-1);
  const middle = days.slice(1, -1);
  const isLesser = (stop: StopView) => !isPrecious(stop) && !isAskedFor(stop, facts);

  if (!last || middle.length === 0) return [];
  return last.stops.filter(isPrecious).flatMap((stop) => {
    const other = middle.find((day) => canHold(day, stop, isLesser));
    const what = stop.facts?.isHighlight ? 'a highlight' : 'it hangs on the weather';

    return other
      ? [
          `${last.label}, ${stop.name}: ${what}, on the last day, though ${other.label} could hold it`,
        ]
      : [];
  });
}

function isPrecious({ activity, facts }: StopView): boolean {
  return (
    activity.kind === 'stop' &&
    !activity.locked &&
    facts !== undefined &&
    (facts.isHighlight === true || facts.hangsOnWeather === true)
  );
}

/** Whether a stop was named, or is of a kind that was asked for. */
function isAskedFor({ facts }: StopView, { asked }: TripView['facts']): boolean {
  return (
    facts !== undefined &&
    (asked?.mustSees.some(({ id }) => id === facts.id) === true ||
      asked?.wantedKinds?.includes(facts.kind) === true)
  );
}

/** Whether a day could hold a visit in place of a lesser one, ways included. */
function canHold(
  { day, stops }: DayView,
  wanted: StopView,
  isLesser: (stop: StopView) => boolean,
): boolean {
  const minutes = wanted.end - wanted.start;
  const spans = wanted.facts?.openOn(day.date) ?? [];

  return stops.some((stop, i) => {
    if (stop.activity.kind !== 'stop' || stop.activity.locked || !isLesser(stop)) return false;
    const [before, after] = [stops[i - 1], stops[i + 1]];
    const from = before
      ? before.end + wayMinutes(before, wanted)
      : stop.start + wayMinutes(stop, wanted);
    const to = after
      ? after.start - wayMinutes(wanted, after)
      : stop.end - wayMinutes(stop, wanted);

    return spans.some(([open, close]) => Math.min(to, close) - Math.max(from, open) >= minutes);
  });
}

/** A way by bus or taxi with a margin, in minutes. */
function wayMinutes(from: StopView, to: StopView): number {
  return 10 + 5 * straightKm(from.leftAt, to.place);
}
