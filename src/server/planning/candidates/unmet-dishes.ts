import type { PlannedRoute } from '#server/planner/problem.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import { isAllAbout, isOnItsDay, servesDish } from '../understanding/dish-wishes.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { suitsMeal } from './meal-fit.ts';

/** More than what a suggested table or a shorter way is worth: it was asked for. */
const ASKED = 250;

/** A table for a dish that was asked for. */
export type AskedTable = { id: string; dish: string };

/** A table for each dish that was asked for and that no table of a plan serves, on its day; none where all are had. */
export function unmetDishes(
  { restaurants, facts }: PlanInput,
  { routes, dayIndexes }: { routes: readonly PlannedRoute[]; dayIndexes: readonly number[] },
  { dishes }: Pick<Wishes, 'dishes'>,
): AskedTable[] {
  const isOn = (dish: string, day = -1) => isOnItsDay(dish, facts[day]?.date ?? '');
  const isHad = (dish: string) =>
    routes.some(
      ({ stops }, index) =>
        isOn(dish, dayIndexes[index]) &&
        restaurants.some(
          ({ id, file }) => servesDish(file, dish) && stops.some((stop) => stop.id === id),
        ),
    );

  return (dishes?.wanted ?? [])
    .filter((dish) => !isHad(dish))
    .flatMap((dish) => {
      const [best] = restaurants
        .filter(
          ({ file, open, alsoFor }) =>
            servesDish(file, dish) &&
            (alsoFor !== undefined || suitsMeal(file, 'lunch') || suitsMeal(file, 'dinner')) &&
            open.some((spans, day) => spans.length > 0 && isOn(dish, day)),
        )
        .toSorted(
          (a, b) =>
            Number(isAllAbout(b.file, dish)) - Number(isAllAbout(a.file, dish)) ||
            b.meal.value - a.meal.value,
        );

      return best ? [{ id: best.id, dish }] : [];
    });
}

/** The input with tables that come before others, each on the days of its dish. */
export function withTablesFirst(planInput: PlanInput, tables: readonly AskedTable[]): PlanInput {
  if (tables.length === 0) return planInput;
  const { restaurants, facts } = planInput;

  return {
    ...planInput,
    restaurants: restaurants.map((one) => {
      const asked = tables.find(({ id }) => id === one.id);
      const { meal } = one;

      return asked
        ? {
            ...one,
            meal: {
              ...meal,
              value: meal.value + ASKED,
              spans: meal.spans.map((spans, day) =>
                isOnItsDay(asked.dish, facts[day]?.date ?? '') ? spans : [],
              ),
            },
          }
        : one;
    }),
  };
}
