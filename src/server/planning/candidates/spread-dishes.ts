import type { PlannedRoute } from '#server/planner/problem.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import { isAllAbout, servesDish } from '../understanding/dish-wishes.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** What keeps a table in the plan that its day gives up: it is had on another one. */
const ANOTHER_DAY = 60;

type Planned = { routes: readonly PlannedRoute[]; dayIndexes: readonly number[] };
type Asked = Pick<Wishes, 'dishes'>;
/** A table that serves a dish on the same day as another one. */
type Doubled = { id: string; days: readonly number[] };

/** The dishes that were asked for as one thing to eat among others, not at every meal. */
function dishesOf({ dishes }: Asked): string[] {
  const { wanted = [], always = [], chief = [] } = dishes ?? {};

  return wanted.filter((dish) => !always.includes(dish) && !chief.includes(dish));
}

/** The tables of each day that are for a dish, as the stops come. */
function tablesFor(dish: string, { restaurants }: Pick<PlanInput, 'restaurants'>, plan: Planned) {
  const known = new Map(restaurants.map((one) => [one.id, one]));

  return plan.routes.map(({ stops }, index) => ({
    day: plan.dayIndexes[index] ?? index,
    tables: stops.flatMap(({ id }) => {
      const table = known.get(id);

      return table && servesDish(table.file, dish) ? [table] : [];
    }),
  }));
}

/** Of two tables for one dish on a day the one that is less about it, or comes first, and the days that have another. */
function doubledIn(planInput: PlanInput, plan: Planned, wishes: Asked): Doubled[] {
  return dishesOf(wishes).flatMap((dish) => {
    const days = tablesFor(dish, planInput, plan);

    return days.flatMap(({ tables }) => {
      const [less] = tables.toSorted(
        (a, b) => Number(isAllAbout(a.file, dish)) - Number(isAllAbout(b.file, dish)),
      );

      if (tables.length < 2 || !less || less.meal.lockedAt) return [];
      const taken = days.filter((one) => one.tables.some((table) => table !== less));

      return [{ id: less.id, days: taken.map(({ day }) => day) }];
    });
  });
}

/** On how many days of a plan dishes that were asked for are had, and how often one is had twice on a day. */
export function spreadOf(planInput: PlanInput, plan: Planned, wishes: Asked) {
  const days = dishesOf(wishes).flatMap((dish) =>
    tablesFor(dish, planInput, plan).map(({ tables }) => tables.length),
  );

  return {
    had: days.filter((count) => count > 0).length,
    doubled: days.filter((count) => count > 1).length,
  };
}

/**
 * The input in which no day of a plan has two tables for a dish that was asked for: one of them is kept for another day.
 * Undefined where there is nothing to spread.
 */
export function withDishesSpread(
  planInput: PlanInput,
  plan: Planned,
  wishes: Asked,
): PlanInput | undefined {
  const doubled = doubledIn(planInput, plan, wishes);

  if (doubled.length === 0) return undefined;
  return {
    ...planInput,
    restaurants: planInput.restaurants.map((one) => {
      const shut = new Set(doubled.flatMap(({ id, days }) => (id === one.id ? days : [])));

      return shut.size === 0
        ? one
        : {
            ...one,
            meal: {
              ...one.meal,
              value: one.meal.value + ANOTHER_DAY,
              spans: one.meal.spans.map((spans, day) => (shut.has(day) ? [] : spans)),
            },
          };
    }),
  };
}
