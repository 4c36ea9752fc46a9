import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Point, Span } from '#server/planner/problem.ts';
import { isUnfit, sortDishes } from '../diet/diet-fit.ts';
import type { TableNeed } from '../diet/table-needs.ts';
import { type DayFacts, spansOn } from '../days/day-facts.ts';
import { isWithin } from '#server/planner/spans.ts';

/** A hall of stalls to eat at once more, on foot from where one is. */
export type Hall = { name: string; minutes: number; dishes: string[] };

/** Straight kilometres that leave time to eat in a short break, and minutes for each of them on foot. */
const NEAR_KM = 0.6;
const MINUTES_A_KM = 17;

/** The nearest hall of stalls that is open for a meal; undefined where none is close by. */
export function hallNear(
  at: Point,
  {
    food,
    meal,
    facts,
    needs,
  }: {
    food: readonly FoodFile[];
    meal: Span;
    facts: DayFacts;
    needs: readonly TableNeed[];
  },
): Hall | undefined {
  const [start, end] = meal;
  const [hall] = food
    .filter(({ style }) => style === 'market')
    .filter((file) => distanceKm(at, file) <= NEAR_KM && !isUnfit(file, needs))
    .filter((file) => isWithin({ start, end }, spansOn(file, facts)))
    .toSorted((a, b) => distanceKm(at, a) - distanceKm(at, b));

  return (
    hall && {
      name: hall.name,
      minutes: Math.max(1, Math.round(distanceKm(at, hall) * MINUTES_A_KM)),
      dishes: sortDishes(hall.dishes, needs).fit.slice(0, 2),
    }
  );
}
