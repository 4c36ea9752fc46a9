import { daysBetween, minutesOf } from '../dates.ts';

/** A local day and time: "2026-06-01", "16:40". */
export type Moment = { date: string; time: string };
/** What a plan's day must be clear of flights for. */
type DayWindow = { date: string; start: string; end: string };

/** Border, luggage and the way into town: the least that planner and checker reckon. */
const AFTER_LANDING = 75;
/** Back from the programme this long before take-off. */
const BEFORE_TAKE_OFF = 150;

/**
 * Minutes that a landing leaves before the plan's first day begins; below zero when the day would have begun already.
 * Undefined for a trip without planned days.
 */
export function minutesAfterLanding(
  days: readonly DayWindow[],
  landing: Moment,
): number | undefined {
  const first = days[0];

  return first && minutesBetween(landing, { date: first.date, time: first.start }) - AFTER_LANDING;
}

/** Minutes between the end of the plan's last day and the time to leave for a flight; below zero when it is too late. */
export function minutesBeforeTakeOff(
  days: readonly DayWindow[],
  takeOff: Moment,
): number | undefined {
  const last = days.at(-1);

  return last && minutesBetween({ date: last.date, time: last.end }, takeOff) - BEFORE_TAKE_OFF;
}

function minutesBetween(from: Moment, to: Moment): number {
  return daysBetween(from.date, to.date) * 24 * 60 + minutesOf(to.time) - minutesOf(from.time);
}
