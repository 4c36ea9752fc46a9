import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { isAllAbout, servesDish } from '../understanding/dish-wishes.ts';
import type { Wishes } from '../understanding/wishes.ts';

type Table = { file: FoodFile; meal: { value: number } };

/** The best tables for what was asked for; others that serve it gain a little. */
const BEST = 45;
const OTHERS = 10;
/** As many as a short trip has dinners. */
const MOST_BEST = 3;
/** What the trip is about is had at noon as well as in the evening, on most days. */
const CHIEF = { best: 60, others: 40, most: 8 };
/** Asked for at every meal, it comes before what a day suggests. */
const ALWAYS = { best: 150, others: 120 };
/** Nobody of the party eats what the kitchen lives on. */
const AGAINST = -70;

/** The tables, those for the dishes that the notes ask for worth more, those for what nobody eats less. */
export function withWishedDishes<T extends Table>(
  tables: readonly T[],
  { dishes }: Pick<Wishes, 'dishes'>,
): T[] {
  if (!dishes) return [...tables];
  const best = new Set(
    dishes.wanted.flatMap((dish) =>
      tables
        .filter(({ file }) => servesDish(file, dish))
        .toSorted(
          (a, b) =>
            Number(isAllAbout(b.file, dish)) - Number(isAllAbout(a.file, dish)) ||
            b.meal.value - a.meal.value,
        )
        .slice(0, mostOf(dish, dishes)),
    ),
  );
  const worthOf = (table: T, dish: string) => {
    if (!servesDish(table.file, dish)) return 0;
    const points = dishes.always?.includes(dish)
      ? ALWAYS
      : isChief(dish, dishes)
        ? CHIEF
        : { best: BEST, others: OTHERS };

    if (best.has(table)) return points.best;
    return dishes.once?.includes(dish) ? 0 : points.others;
  };

  return tables.map((table) => {
    const isAgainst =
      dishes.avoided.some((dish) => isAllAbout(table.file, dish)) ||
      // Had once, it is had at the best table for it.
      (!best.has(table) && dishes.once?.some((dish) => isAllAbout(table.file, dish)) === true);
    const worth = Math.max(0, ...dishes.wanted.map((dish) => worthOf(table, dish)));
    const more = worth + (isAgainst ? AGAINST : 0);

    return more === 0
      ? table
      : { ...table, meal: { ...table.meal, value: Math.max(1, table.meal.value + more) } };
  });
}

function mostOf(dish: string, dishes: NonNullable<Wishes['dishes']>): number {
  if (dishes.once?.includes(dish)) return 1;
  return isChief(dish, dishes) ? CHIEF.most : MOST_BEST;
}

function isChief(dish: string, { chief = [] }: NonNullable<Wishes['dishes']>): boolean {
  return chief.includes(dish);
}
