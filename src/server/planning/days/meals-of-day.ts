import type { Destination } from '#server/catalogue/catalogue.ts';
import {
  childrensDinner,
  LATER_THAN_OTHERS,
  mealHours,
  type MealHours,
  SOONER_BEFORE_A_SHOW,
} from '#server/catalogue/meal-hours.ts';
import type { MealSlot, Span } from '#server/planner/problem.ts';
import { isLongDay } from './long-day.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { WorkHalf } from './work-halves.ts';
import { downToFive } from './five-minutes.ts';
import { hasChildren } from '../understanding/has-children.ts';
import { spansWithin } from '#server/planner/spans.ts';

/** Minutes after the local hour at which dinner usually and at the latest begins; hungry children wait for nobody. */
const USUAL_DINNER = { usual: 30, starts: 75 };
const CHILDREN_S_DINNER = { usual: 15, starts: 75 };
const BABY_S_DINNER = { usual: 0, starts: 75 };
const EARLY_DINNER = { usual: 0, starts: 45 };
/** Adults sit down no sooner, wherever kitchens open before. */
const ADULTS_DINNER = 18 * 60 + 45;
/** Sooner than this it is no dinner, whatever begins then. */
const EARLIEST_DINNER = 17 * 60;
/** Children who are still up then sit down at the latest. */
const CHILDREN_UNTIL = 20 * 60 + 15;
const REST = 45;
/** Before the last moment at which one sits down to be home in time. */
const IN_NO_HURRY = 25;
/** From the table to the stay. */
const WAY_HOME = 20;
const LUNCH_MINUTES = 60;
const TIMELY_LUNCH = 14 * 60;
/** Who works until then, and again from two, eats in between, whatever the local hour. */
const WORK_LUNCH = 12 * 60 + 30;
/** Who leaves while others still have lunch has it sooner, but not before this. */
const MOST_SOONER = 60;
const FIRST_LUNCH = 11 * 60 + 30;
const DINNER_MINUTES = 90;
const SHORT_LUNCH = 45;
const SHORT_DINNER = 75;
/** What the way to a restaurant nearby, and on from it, takes. */
const WAYS_TO_RESTAURANT = 30;
/** Who has just arrived may wait so long before lunch. */
const UNPACKING = 15;

/** The local meal hours; a child's hour for dinner with children, and none so soon for adults who have the evening. */
export function partyMealHours(
  { country }: Pick<Destination, 'country'>,
  wishes: Wishes,
): MealHours {
  const hours = mealHours(country);
  const [from, until] = hours.dinner;

  return { ...hours, dinner: [dinnerFrom(from, wishes), until] };
}

function dinnerFrom(local: number, wishes: Wishes): number {
  const { needs, earlyNights, earlyDinners, homeBy, dinnerHours } = wishes;
  const usual =
    hasChildren({ needs }) || earlyDinners
      ? childrensDinner(local)
      : earlyNights || homeBy !== undefined
        ? local
        : Math.max(local, ADULTS_DINNER);
  const asked = dinnerHours?.from ?? (dinnerHours?.to === undefined ? undefined : usual);

  if (asked !== undefined)
    return Math.max(EARLIEST_DINNER, Math.min(asked, dinnerHours?.to ?? asked));
  // Who has to be home by then has eaten before.
  return Math.min(usual, Math.max(EARLIEST_DINNER, lastDinnerBefore(homeBy) - IN_NO_HURRY));
}

/** When who has to be home by an hour sits down at the latest. */
function lastDinnerBefore(homeBy = Infinity): number {
  return homeBy - SHORT_DINNER - WAY_HOME;
}

/** The hour of dinner that a party asked for, by itself or by the hour at which they are home. */
export function askedDinner({ dinnerHours, homeBy }: Wishes): number | undefined {
  const from = dinnerHours?.from ?? dinnerHours?.to;
  const asked = from ?? (homeBy === undefined ? undefined : lastDinnerBefore(homeBy) - IN_NO_HURRY);

  return asked === undefined ? undefined : Math.max(EARLIEST_DINNER, asked);
}

/** The earliest at which who has a seat for the evening dines, and when dinner ends, of the party's country and ages. */
export function dinnerBySeats(
  { country }: Pick<Destination, 'country'>,
  wishes: Wishes,
): { dinnerFrom: number; dinnerUntil: number } {
  const [local] = mealHours(country).dinner;

  return {
    dinnerFrom: Math.max(EARLIEST_DINNER, local - SOONER_BEFORE_A_SHOW),
    dinnerUntil: partyMealHours({ country }, wishes).dinner[1],
  };
}

type MealRules = {
  isWork?: boolean;
  work?: readonly WorkHalf[];
  isArrival?: boolean;
  hours: MealHours;
};

/** The meals that fit a day's window with half an hour to spare; a shorter sitting on a shorter day. */
export function mealsIn(
  window: Span,
  wishes: Wishes,
  { isWork = false, work = [], isArrival = false, hours: usual }: MealRules,
): MealSlot[] {
  const hours = isArrival ? laterOnArriving(usual, window) : usual;
  const isQuick = wishes.needs.includes('toddler') || wishes.pace === 'packed';
  const lunch = lunchHours(window, { isWork, hours });
  const hasLunch = fits(window, lunch, SHORT_LUNCH) && !endsWithWork(window, work);
  const lunchSlot: MealSlot = {
    meal: 'lunch',
    window: lunch,
    // Between two working blocks a shorter lunch leaves time for the way to a real restaurant.
    minutes: isQuick || isWork ? SHORT_LUNCH : LUNCH_MINUTES,
    usual: lunch[0] + 45,
  };

  return [
    ...(hasLunch ? [lunchSlot] : []),
    ...(fits(window, hours.dinner, SHORT_DINNER)
      ? [
          {
            ...dinnerSlot(window, wishes, { isWork, isQuick, hours: hours.dinner }),
            ...(isWork ? {} : restIn(window, hasLunch)),
          },
        ]
      : []),
  ];
}

/** The hours of a meal that has begun when one arrives reach longer; lunch comes first thing, before any sight. */
function laterOnArriving({ lunch, dinner }: MealHours, [begins]: Span): MealHours {
  const later = ([from, until]: Span, most: number): Span =>
    begins > from
      ? [from, Math.max(until, Math.min(24 * 60, most, until + LATER_THAN_OTHERS))]
      : [from, until];

  return {
    lunch: later(lunch, begins + WAYS_TO_RESTAURANT + LUNCH_MINUTES + UNPACKING),
    dinner: later(dinner, Infinity),
  };
}

function lunchHours([, ends]: Span, { isWork = false, hours }: MealRules): Span {
  const [opens, closes] = hours.lunch;
  const sooner = Math.min(MOST_SOONER, Math.max(0, closes - ends));

  return [
    isWork ? Math.min(opens, WORK_LUNCH) : Math.max(Math.min(opens, FIRST_LUNCH), opens - sooner),
    closes,
  ];
}

function dinnerSlot(
  window: Span,
  wishes: Wishes,
  { isWork, isQuick, hours }: { isWork: boolean; isQuick: boolean; hours: MealHours['dinner'] },
): MealSlot {
  const [from, until] = hours;
  const room = downToFive(roomIn(window, [from, until]) - WAYS_TO_RESTAURANT);
  const minutes = isQuick ? SHORT_DINNER : Math.min(DINNER_MINUTES, room);
  const { usual, starts } = dinnerStart(wishes, { isWork, from });
  const most = Math.max(from, hasChildren(wishes) ? CHILDREN_UNTIL : Infinity);
  // Who arrives late sits down late.
  const latest = Math.max(Math.min(from + starts, most), window[0] + WAYS_TO_RESTAURANT);

  return {
    meal: 'dinner',
    window: [from, Math.min(Math.max(until, from + minutes), latest + minutes)],
    minutes,
    usual: from + usual,
    around: [
      // Children eat sooner than others as it is.
      hasChildren(wishes) || wishes.dinnerHours
        ? from
        : Math.max(EARLIEST_DINNER, from - SOONER_BEFORE_A_SHOW),
      Math.min(until + LATER_THAN_OTHERS, most + minutes),
    ],
  };
}

/** A rest before dinner, where the day has a lunch or may last long. */
function restIn(window: Span, hasLunch: boolean): Pick<MealSlot, 'rest'> {
  return hasLunch || isLongDay(window) ? { rest: REST } : {};
}

function dinnerStart(
  { needs, cares, earlyNights, earlyDinners, dinnerHours: { to } = {}, homeBy }: Wishes,
  { isWork, from }: { isWork: boolean; from: number },
): typeof USUAL_DINNER {
  if (isWork) return USUAL_DINNER;
  if (to !== undefined) return { usual: 0, starts: Math.max(0, to - from) };
  if (homeBy !== undefined)
    return {
      usual: 0,
      starts: Math.max(0, Math.min(EARLY_DINNER.starts, lastDinnerBefore(homeBy) - from)),
    };
  if (earlyNights || earlyDinners) return EARLY_DINNER;
  if (cares?.includes('baby')) return BABY_S_DINNER;
  return hasChildren({ needs }) ? CHILDREN_S_DINNER : USUAL_DINNER;
}

/** A short sitting begins by two, or as late as a usual one: a table's hours on each day end sooner for it. */
export function withTimelyLunch(
  days: readonly (readonly Span[])[],
  frames: readonly { meals: readonly MealSlot[] }[],
  minutes: number | undefined,
): Span[][] {
  return days.map((spans, day) => {
    const slot = frames[day]?.meals.find(({ meal }) => meal === 'lunch');
    const latest = slot ? Math.max(TIMELY_LUNCH, slot.window[1] - slot.minutes) : Infinity;

    return spansWithin(spans, [-Infinity, minutes ? latest + minutes : Infinity]);
  });
}

/** A day that is worked in the morning and ends too soon for lunch after it: there is one on the way. */
function endsWithWork(window: Span, work: readonly WorkHalf[]): boolean {
  const last = work.at(-1);

  return last?.half === 'morning' && window[1] - last.end < SHORT_LUNCH + 45;
}

/** A meal is planned when its sitting with the ways lies inside the day. */
function fits(day: Span, meal: readonly [number, number], minutes: number): boolean {
  return roomIn(day, meal) >= minutes + WAYS_TO_RESTAURANT;
}

/** The minutes of a meal's hours that lie inside the day. */
function roomIn(day: Span, meal: readonly [number, number]): number {
  return Math.min(day[1], meal[1]) - Math.max(day[0], meal[0]);
}
