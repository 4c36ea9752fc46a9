import type { PlannedRoute } from '#server/planner/problem.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import { isAllAbout, servesDish } from '../understanding/dish-wishes.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { suitsMeal } from './meal-fit.ts';

/** More than what a suggested table or a shorter way is worth: it was asked for. */
const ASKED = 250;

/** The ids of a table for each dish that was asked for and that no table of a plan serves; none where all are had. */
export function unmetDishes(
  { restaurants }: PlanInput,
  routes: readonly PlannedRoute[],
  { dishes }: Pick<Wishes, 'dishes'>,
): string[] {
  const planned = new Set(routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const had = restaurants.filter(({ id }) => planned.has(id));

  return (dishes?.wanted ?? [])
    .filter((dish) => !had.some(({ file }) => servesDish(file, dish)))
    .flatMap((dish) => {
      const [best] = restaurants
        .filter(
          ({ file, open }) =>
            servesDish(file, dish) &&
            (suitsMeal(file, 'lunch') || suitsMeal(file, 'dinner')) &&
            open.some((day) => day.length > 0),
        )
        .toSorted(
          (a, b) =>
            Number(isAllAbout(b.file, dish)) - Number(isAllAbout(a.file, dish)) ||
            b.meal.value - a.meal.value,
        );

      return best ? [best.id] : [];
    });
}

/** The input with tables that come before others. */
export function withTablesFirst(planInput: PlanInput, ids: readonly string[]): PlanInput {
  if (ids.length === 0) return planInput;
  return {
    ...planInput,
    restaurants: planInput.restaurants.map((one) =>
      ids.includes(one.id) ? { ...one, meal: { ...one.meal, value: one.meal.value + ASKED } } : one,
    ),
  };
}
