import {
  LATER_THAN_OTHERS,
  type MealHours,
  SOONER_WITH_CHILDREN,
} from '#server/catalogue/meal-hours.ts';
import { takenHoursOf } from '../check-facts.ts';
import { clockMinutes, clockText } from './clock.ts';
import { straightKm } from './physics.ts';
import type { DayView, StopView, TripView } from './trip-view.ts';

const LEAST_MINUTES = { lunch: 45, dinner: 75 } as const;
type Meal = keyof typeof LEAST_MINUTES;
/** Where nobody says when people eat. */
const USUAL_HOURS: MealHours = {
  lunch: [11 * 60 + 30, 14 * 60 + 30],
  dinner: [18 * 60, 21 * 60 + 30],
};
/** Who goes on to a performance eats sooner, as children do. */
const SOONER_BEFORE_SHOW = 60;
/** From a view or a show one goes to dinner within so many minutes, the way included. */
const LONGEST_WAY_TO_DINNER = 60;
/** And those who work in the afternoon. */
const SOONER_AT_WORK = 60;
const SOONER_BEFORE_LEAVING = 60;

/** A meal is near when it is this close to the stop before or after it, in a straight line or on the way. */
const NEAR_KM = 3;
const NEAR_MINUTES = 30;

/** Rule 5: lunch and dinner on full days, in their hours, long enough, and near the stops around them. */
export function checkMeals(view: TripView): string[] {
  return view.days.flatMap((day) => {
    const meals = day.stops.filter(({ activity }) => activity.kind === 'meal');

    return [
      ...(isFullDay(day) ? missingMeals(day, meals, view) : []),
      ...mealsTwice(day, meals, view),
      ...meals.flatMap((meal) => {
        const fault = faultOf(meal, day, view) ?? distanceFault(meal, day, view);

        return fault ? [`${day.label}, ${meal.name}: ${fault}`] : [];
      }),
    ];
  });
}

/** Days between arrival and departure are full whatever they call themselves. */
function isFullDay({ isFirst, isLast, day }: DayView): boolean {
  return (!isFirst && !isLast) || day.dayType === 'Full Day' || day.dayType === 'Work Day';
}

function missingMeals(
  { label, stops, day: { date } }: DayView,
  meals: readonly StopView[],
  { facts }: TripView,
): string[] {
  const { mealHours = USUAL_HOURS } = facts;
  const appointments = takenHoursOf(facts).appointments.filter((one) => one.date === date);

  return (['lunch', 'dinner'] as const)
    .filter((name) => !meals.some(({ activity }) => activity.meal === name))
    .filter((name) => !stops.some((stop) => comesWith(stop, name, mealHours[name])))
    .filter((name) => !appointments.some((one) => takes(one, name, mealHours[name])))
    .map((name) => `${label}: has no ${name}`);
}

/** Tours that bring a meal in its hours, on a day that has it at a table as well. */
function mealsTwice(
  { label, stops }: DayView,
  meals: readonly StopView[],
  { facts: { mealHours = USUAL_HOURS } }: TripView,
): string[] {
  return (['lunch', 'dinner'] as const)
    .filter((name) => meals.some(({ activity }) => activity.meal === name))
    .flatMap((name) =>
      stops
        .filter(({ activity }) => !activity.locked)
        .filter((stop) => comesWith(stop, name, mealHours[name]))
        .map((stop) => `${label}, ${stop.name}: brings ${name}, and the day has another`),
    );
}

/** Minutes of a meal's hours that a tour which brings it lasts into: after a morning from stall to stall nobody is hungry at one. */
const LEAST_OVER = { lunch: 0, dinner: LEAST_MINUTES.dinner } as const;

/** Whether a tour brings the meal and lasts into its hours. */
function comesWith(
  { activity, facts, start, end }: StopView,
  meal: Meal,
  [from, to]: readonly [number, number],
): boolean {
  const isOver = end - from >= LEAST_OVER[meal] && start < to;

  return activity.kind === 'stop' && isOver && facts?.includes?.includes(meal) === true;
}

/** Whether an appointment that was asked for is the meal, or lies in its hours. */
function takes(
  { title, start, until }: { title: string; start: string; until: string },
  meal: Meal,
  [from, to]: readonly [number, number],
): boolean {
  return title.toLowerCase() === meal || (clockMinutes(start) < to && clockMinutes(until) > from);
}

function faultOf(meal: StopView, day: DayView, view: TripView): string | undefined {
  const { activity, facts, start, end } = meal;
  const { mealHours = USUAL_HOURS } = view.facts;
  const name: Meal | undefined = activity.meal;

  if (!name) return 'does not say which meal it is';
  const [usually, until] = mealHours[name];
  const to =
    until +
    (isArrival(day) || isAfterAppointment(name, day, view) || isAfterView(meal, day)
      ? LATER_THAN_OTHERS
      : 0);
  const from = usually - (name === 'dinner' ? soonerBy(meal, day, view) : lunchSoonerBy(day));
  const least = LEAST_MINUTES[name];

  if (facts && !facts.isMeal) return `does not serve meals`;
  if (start < from || end > to) {
    return `${name} from ${clockText(start)} to ${clockText(end)} lies outside ${clockText(from)} to ${clockText(to)}`;
  }
  return end - start < least
    ? `${name} takes at least ${least} minutes, not ${end - start}`
    : undefined;
}

function isArrival({ isFirst, day: { dayType } }: DayView): boolean {
  return isFirst || dayType === 'Arrival Day';
}

/** Whether an appointment that was asked for ends while others have lunch. */
function isAfterAppointment(name: Meal, { day: { date } }: DayView, { facts }: TripView): boolean {
  const [from, to] = (facts.mealHours ?? USUAL_HOURS).lunch;
  const ends = takenHoursOf(facts)
    .appointments.filter((one) => one.date === date)
    .map(({ until }) => clockMinutes(until));

  return name === 'lunch' && ends.some((end) => end > from && end <= to);
}

/** Whether dinner waited for a performance or a view: what ended when others were at table. */
function isAfterView(meal: StopView, { stops }: DayView): boolean {
  const sights = stops
    .slice(0, stops.indexOf(meal))
    .filter(({ activity }) => activity.kind === 'stop');
  const before = sights.at(-1);

  return before !== undefined && meal.start - before.end <= LONGEST_WAY_TO_DINNER;
}

/** Between two halves of work one eats while one is free, and before leaving while there is time. */
function lunchSoonerBy({ stops, isLast, day: { dayType } }: DayView): number {
  if (isLast || dayType === 'Departure Day') return SOONER_BEFORE_LEAVING;
  return stops.some(({ activity }) => activity.kind === 'work') ? SOONER_AT_WORK : 0;
}

/** How much before the local hour dinner may be: children, who asked for it, a performance after it, the end of a fast. */
function soonerBy(
  meal: StopView,
  { stops, day: { date } }: DayView,
  { facts: { mealHours = USUAL_HOURS, preference, sunsetDinner, daylight } }: TripView,
): number {
  const next = stops[stops.indexOf(meal) + 1];
  const isBeforeShow =
    next !== undefined && isOutOfReach(next, mealHours.dinner[0] + meal.end - meal.start);
  const sunset = sunsetDinner?.(date) ? daylight?.(date)[1] : undefined;

  const { toddler, kids, earlyDinners, dinnerFrom = Infinity } = preference.needs;

  return Math.max(
    toddler || kids || earlyDinners ? SOONER_WITH_CHILDREN : 0,
    isBeforeShow ? SOONER_BEFORE_SHOW : 0,
    mealHours.dinner[0] - dinnerFrom,
    sunset === undefined ? 0 : mealHours.dinner[0] - sunset,
  );
}

/** Whether who sits down at the local hour, and rises then, comes too late for a stop of the evening. */
function isOutOfReach({ activity, place, start }: StopView, rises: number): boolean {
  const leave = start - (activity.travel?.minutes ?? 0);

  return place.kind === 'show' || (activity.kind === 'stop' && leave < rises);
}

function distanceFault(
  meal: StopView,
  { stops, day }: DayView,
  { trip }: TripView,
): string | undefined {
  const at = stops.indexOf(meal);
  const next = stops[at + 1];
  const before = stops[at - 1]?.leftAt ?? trip.accommodation;
  const after = next?.place ?? trip.accommodation;
  const km = Math.min(straightKm(before, meal.place), straightKm(meal.place, after));
  const ways = [meal.activity.travel, next ? next.activity.travel : day.back];
  const isQuick = ways.some((way) => way !== undefined && way.minutes <= NEAR_MINUTES);

  return km > NEAR_KM && !isQuick
    ? `is ${km.toFixed(1)} km from the nearest stop around it`
    : undefined;
}
