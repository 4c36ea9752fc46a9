import type { Destination } from '#server/catalogue/catalogue.ts';
import type { MealSlot, Span } from '#server/planner/problem.ts';
import { eachDay, weekdayOf } from '#shared/dates.ts';
import { dayPace, type Pace } from './pace.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** Border control, luggage and the first coffee before the programme begins. */
export const AFTER_LANDING = 90;
/** Being away from the programme this long before take-off. */
export const BEFORE_TAKE_OFF = 150;
/** Bag drop and security; with a long way to the airport the programme ends earlier still. */
const AT_AIRPORT = 90;
/** Luggage and border before the ride into town starts. */
const THROUGH_AIRPORT = 40;

const MORNING = 9 * 60;
const LATE_MORNING = 10 * 60 + 30;
const WORK_MORNING = 8 * 60;
const EVENING = 20 * 60 + 30;
const WORK_EVENING = 21 * 60;
const NIGHT = 24 * 60;

export const LUNCH_WINDOW: Span = [11 * 60 + 30, 14 * 60 + 30];
export const DINNER_WINDOW: Span = [18 * 60, 21 * 60 + 30];
const LUNCH_MINUTES = 60;
const DINNER_MINUTES = 90;
const SHORT_LUNCH = 45;
const SHORT_DINNER = 75;

export type DayKind = 'Arrival Day' | 'Departure Day' | 'Full Day' | 'Work Day' | 'Travel Day';

export type DayFrame = {
  date: string;
  kind: DayKind;
  window: Span;
  meals: MealSlot[];
  landing?: number;
  takeOff?: number;
} & Pace;

/** How the party comes and goes; without landing or take-off the first or last day is a full one. */
export type Journey = {
  /** Local minutes after midnight. */
  landing?: number;
  takeOff?: number;
  /** Days between departure and landing: 1 for a flight through the night. */
  landsAfterDays?: number;
  /** Days between take-off and the end of the trip: 1 when it goes home through the night. */
  leavesBeforeDays?: number;
  isAssumed: boolean;
};

/** Sensible hours when no flights are chosen: the longer the way, the later one lands. */
export function assumedJourney(flightHours: number): Journey {
  if (flightHours < 4) return { landing: 10 * 60 + 30, takeOff: 19 * 60, isAssumed: true };
  if (flightHours < 9) return { landing: 12 * 60 + 30, takeOff: 18 * 60, isAssumed: true };
  return { landing: 14 * 60, takeOff: 17 * 60 + 30, isAssumed: true };
}

/** The frame of every day: when it begins and ends, which meals it holds, how full it may be. */
export function frameDays(
  request: PlanRequest,
  wishes: Wishes,
  facts: { destination: Destination; journey: Journey; isHoliday: (date: string) => boolean },
): DayFrame[] {
  const dates = eachDay(request.departureDate, request.returnDate);
  const pace = dayPace(wishes, request.interests);
  const full = fullWindow(request, wishes);
  const { landsAfterDays = 0, leavesBeforeDays = 0 } = facts.journey;
  const last = dates.length - 1 - leavesBeforeDays;

  return dates.map((date, day): DayFrame => {
    if (day < landsAfterDays || day > last) {
      return { date, kind: 'Travel Day', window: [0, 0], meals: [], ...pace };
    }

    const isWork = request.tripType === 'business' && isWeekday(date) && !facts.isHoliday(date);
    const ends = {
      ...(day === landsAfterDays ? arrivalOf(facts) : {}),
      ...(day === last ? departureOf(facts) : {}),
    };
    const window = windowOf(ends, isWork ? [WORK_MORNING, WORK_EVENING] : full);

    return {
      date,
      kind: kindOf(ends, isWork),
      window,
      meals: mealsIn(window, wishes, isWork),
      ...timesOf(ends),
      ...pace,
    };
  });
}

/** What arrival and departure make of a day: when it may begin and must end. */
type Ends = { start?: number; landing?: number; end?: number; takeOff?: number };
type JourneyFacts = { destination: Destination; journey: Journey };

function arrivalOf({ destination, journey: { landing } }: JourneyFacts): Ends {
  if (landing === undefined) return {};
  const wait = Math.max(AFTER_LANDING, THROUGH_AIRPORT + transferOf(destination));

  return { landing, start: roundUp(landing + wait) };
}

function departureOf({ destination, journey: { takeOff } }: JourneyFacts): Ends {
  if (takeOff === undefined) return {};
  const wait = Math.max(BEFORE_TAKE_OFF, AT_AIRPORT + transferOf(destination));

  return { takeOff, end: roundDown(takeOff - wait) };
}

function windowOf({ start, end }: Ends, [morning, evening]: Span): Span {
  return [start ?? morning, end ?? evening];
}

function timesOf({ landing, takeOff }: Ends): Pick<DayFrame, 'landing' | 'takeOff'> {
  return {
    ...(landing === undefined ? {} : { landing }),
    ...(takeOff === undefined ? {} : { takeOff }),
  };
}

function kindOf({ start, end }: Ends, isWork: boolean): DayKind {
  if (start !== undefined) return 'Arrival Day';
  if (end !== undefined) return 'Departure Day';
  return isWork ? 'Work Day' : 'Full Day';
}

/** Minutes between airport and town. */
function transferOf({ airports }: Destination): number {
  return airports[0]?.minutes ?? 45;
}

/** Monday to Friday. */
export function isWeekday(date: string): boolean {
  const weekday = weekdayOf(date);

  return weekday >= 1 && weekday <= 5;
}

function fullWindow({ interests }: PlanRequest, wishes: Wishes): Span {
  const isNight = interests.some((interest) =>
    ['Nightlife', 'Lads Trip', 'Northern Lights'].includes(interest),
  );

  return [wishes.lateStart ? LATE_MORNING : MORNING, isNight ? NIGHT : EVENING];
}

/** The meals that fit a day's window with half an hour to spare; a shorter sitting on a shorter day. */
export function mealsIn([start, end]: Span, wishes: Wishes, isWork = false): MealSlot[] {
  const isQuick = wishes.needs.includes('toddler') || wishes.pace === 'packed';
  const meals: MealSlot[] = [];

  if (fits([start, end], LUNCH_WINDOW, SHORT_LUNCH)) {
    meals.push({
      meal: 'lunch',
      window: LUNCH_WINDOW,
      // Between two working blocks a shorter lunch leaves time for the way to a real table.
      minutes: isQuick || isWork ? SHORT_LUNCH : LUNCH_MINUTES,
    });
  }

  if (fits([start, end], DINNER_WINDOW, SHORT_DINNER)) {
    meals.push({
      meal: 'dinner',
      window: DINNER_WINDOW,
      minutes: isQuick ? SHORT_DINNER : DINNER_MINUTES,
    });
  }

  return meals;
}

/** A meal is planned when an hour and a half of its window, or the sitting with the ways, lies inside the day. */
function fits(day: Span, meal: Span, minutes: number): boolean {
  return Math.min(day[1], meal[1]) - Math.max(day[0], meal[0]) >= minutes + 45;
}

const roundUp = (minutes: number) => Math.ceil(minutes / 5) * 5;
const roundDown = (minutes: number) => Math.floor(minutes / 5) * 5;
