import type { DayPlanInput, MealSlot, Span } from '#server/planner/problem.ts';
import type { DayFrame } from '../days/day-windows.ts';

type Meals = Pick<DayPlanInput, 'meals' | 'afterDinner'>;

/**
 * The meals of a day, of which dinner moves where one of the visits' spans lies between the last sight before dinner
 * and the evening: a show, a sunset.
 */
export function mealsAround(frame: DayFrame, spans: readonly Span[]): Meals {
  const { dayEnd, evening, meals } = frame;

  return spans.some(([open, close]) => open < evening && close > dayEnd)
    ? { meals, afterDinner: evening }
    : { meals: meals.map(atItsHour) };
}

function atItsHour({ around: _, ...slot }: MealSlot): MealSlot {
  return slot;
}

/** From when on a visit is one for the evening: what opens while others are at table is, as a show then is. */
export function eveningOf({ meals, evening }: DayFrame): number {
  const dinner = meals.find(({ meal }) => meal === 'dinner');

  return Math.min(evening, dinner?.window[0] ?? evening);
}
