import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import { minutesOf } from '#shared/dates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { spotMinutes } from './day-trip-stops.ts';
import { DAY_TRIP_LUNCH } from './lunch-place.ts';
import { downToFive, upToFive } from '../days/five-minutes.ts';

/** When a day trip leaves town, when it is on the spot and for how long, and whether lunch is had there. */
export type Timetable = {
  leave: number;
  start: number;
  minutes: number;
  hasLunch: boolean;
  /** It takes the evening as well: the ride back is the rest before dinner. */
  isWithoutRest?: boolean;
};

type Day = {
  frame: DayFrame;
  /** When the trip can be had on that date. */
  spans: readonly Span[];
  /** Minutes from town to the first stop, the way to the station included. */
  ride: number;
  /** Minutes from the last stop to town. */
  back: number;
  /** The local hours of lunch. */
  lunchHours: Span;
  /** When the sun sets on that date. */
  sunset: number;
  /** It starts at this minute, as the traveller has it. */
  heldAt?: number | undefined;
  /** Nobody wants to be off before the usual hour: what leaves sooner by itself is left out. */
  isLate?: boolean;
};

/** The earliest that one leaves, by how long the ride takes; the longest rides are early trains and pick-ups. */
const LEAVES: readonly (readonly [overMinutes: number, leave: number])[] = [
  [180, 6 * 60],
  [120, 6 * 60 + 45],
  [75, 7 * 60 + 30],
  [45, 8 * 60],
  [0, 8 * 60 + 30],
];
/** Earlier than a usual day by this much at most, where the trip itself names no hour. */
const EARLIER = 150;
/** Lunch in town after a short trip starts so long after being back. */
const TO_THE_RESTAURANT = 15;
/** A shorter day is not worth the ride. */
const SHORTEST_SHARE = 0.6;
const SHORTEST = 60;

/** One stays this long after the sun has set. */
const AFTER_SUNSET = 15;

/**
 * The times of a day trip on one day; undefined where that day cannot hold it. One for the sunset ends with it
 * wherever that leaves time for dinner.
 */
export function timetableOf(trip: DayTripFile, day: Day): Timetable | undefined {
  return atSunset(trip, day) ?? asEarlyAsUsual(trip, day);
}

function atSunset(trip: DayTripFile, day: Day): Timetable | undefined {
  const span = day.spans.find(([opens, closes]) => opens < day.sunset && day.sunset <= closes + 30);

  if (trip.until !== 'sunset' || day.heldAt !== undefined || !span) return undefined;
  const end = downToFive(Math.min(lastEnd(trip, span), day.sunset + AFTER_SUNSET));
  const start = (hasLunch: boolean) => Math.max(span[0], end - spotMinutes(trip, hasLunch));
  const hasLunch = start(false) - day.ride < day.lunchHours[0] + DAY_TRIP_LUNCH;
  const begins = upToFive(Math.max(start(hasLunch), earliest(trip, day) + day.ride));
  const leave = begins - day.ride;
  const most = mostMinutes(
    { ...day, frame: withoutRest(day.frame) },
    { start: begins, leave, closes: end },
  );

  // With less the sun would set without them.
  return most >= end - begins && end - begins >= SHORTEST
    ? { leave, start: begins, minutes: end - begins, hasLunch, isWithoutRest: true }
    : undefined;
}

function asEarlyAsUsual(trip: DayTripFile, day: Day): Timetable | undefined {
  const [span] = day.spans.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]));

  if (!span || (day.isLate && leavesEarly(trip, day))) return undefined;
  const start = day.heldAt ?? upToFive(Math.max(span[0], earliest(trip, day) + day.ride));
  const leave = start - day.ride;
  const hasLunch = !isBackForLunch(trip, day, start);
  const wanted = spotMinutes(trip, hasLunch);
  const atLunch = hasLunch ? day.lunchHours[0] + DAY_TRIP_LUNCH - start : 0;
  const most = (frame: DayFrame) =>
    mostMinutes({ ...day, frame }, { start, leave, closes: lastEnd(trip, span) });
  const isWithoutRest = most(day.frame) < wanted;
  const room = most(isWithoutRest ? withoutRest(day.frame) : day.frame);
  const minutes = downToFive(Math.min(room, Math.max(wanted, atLunch)));
  const least = Math.max(SHORTEST, wanted * SHORTEST_SHARE, atLunch);

  return minutes >= least ? { leave, start, minutes, hasLunch, isWithoutRest } : undefined;
}

/** Whether a trip that is not held already has an hour of its own, before the day begins. */
function leavesEarly({ leave }: DayTripFile, { frame, heldAt }: Day): boolean {
  return heldAt === undefined && leave !== undefined && minutesOf(leave) < frame.window[0];
}

function earliest({ leave, travelMinutes }: DayTripFile, { frame, isLate }: Day): number {
  const usual = frame.window[0];

  if (frame.kind !== 'Full Day' || isLate) return usual + TO_THE_RESTAURANT;
  if (leave !== undefined) return minutesOf(leave);
  const [, early = usual] = LEAVES.find(([over]) => travelMinutes > over) ?? [];

  return Math.max(Math.min(usual, early), usual - EARLIER);
}

/** Whether a trip is over in time for lunch in town, where the day has one. */
function isBackForLunch(
  trip: DayTripFile,
  { frame, back: rideBack, lunchHours }: Day,
  start: number,
): boolean {
  const lunch = frame.meals.find(({ meal }) => meal === 'lunch');
  const back = start + spotMinutes(trip, false) + rideBack;

  if (!lunch) return back <= lunchHours[0] + DAY_TRIP_LUNCH;
  return back + TO_THE_RESTAURANT <= lunch.window[1] - lunch.minutes;
}

/** Until the spot closes, the last ride back, the pace of the party, and dinner or the end of the day. */
function mostMinutes(
  { frame, back: rideBack }: Day,
  { start, leave, closes }: { start: number; leave: number; closes: number },
): number {
  const dinner = frame.meals.find(({ meal }) => meal === 'dinner');
  const back = dinner
    ? dinner.window[1] - dinner.minutes - (dinner.rest ?? 0) - TO_THE_RESTAURANT
    : frame.window[1];

  return Math.min(closes, leave + frame.maxProgramme, back - rideBack) - start;
}

function lastEnd({ lastBack }: DayTripFile, [, closes]: Span): number {
  return lastBack === undefined ? closes : Math.min(closes, minutesOf(lastBack));
}

/** The day around a day trip: it begins with the ride, and lunch is had on the spot or back in town. */
export function frameAround(
  frame: DayFrame,
  { leave, start, minutes, hasLunch, isWithoutRest }: Timetable,
): DayFrame {
  const [begins, ends] = frame.window;
  const { meals } = isWithoutRest ? withoutRest(frame) : frame;
  const isFull = frame.kind === 'Full Day';

  return {
    ...frame,
    rest: undefined,
    window: [
      // Who comes back late sets out late.
      isFull
        ? Math.max(
            Math.min(begins, leave - TO_THE_RESTAURANT),
            start + minutes - frame.maxProgramme,
          )
        : begins,
      ends,
    ] as const,
    meals: hasLunch ? meals.filter(({ meal }) => meal !== 'lunch') : meals,
    dayEnd: Math.max(start + minutes, Math.min(frame.dayEnd, leave + frame.maxProgramme)),
  };
}

function withoutRest(frame: DayFrame): DayFrame {
  return { ...frame, meals: frame.meals.map(({ rest: _, ...slot }) => slot) };
}

/** Dinner may be later than usual after a long ride home: at any local hour. */
export function withLateDinner(frame: DayFrame, dinnerHours: Span): DayFrame {
  return {
    ...frame,
    meals: frame.meals.map((slot) =>
      slot.meal === 'dinner'
        ? { ...slot, window: [slot.window[0], Math.min(dinnerHours[1], frame.window[1])] as const }
        : slot,
    ),
  };
}
