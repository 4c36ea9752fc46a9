import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isAllAbout, servesDish } from '../understanding/dish-wishes.ts';
import type { Wishes } from '../understanding/wishes.ts';

type Table = { file: FoodFile; meal: { value: number } };

/** The best tables for what was asked for; others that serve it gain a little. */
const BEST = 45;
const OTHERS = 10;
/** Twice is enough of what nobody asked for at every meal; a further house that lives on it is once too often. */
const MOST_BEST = 2;
/** Who asks for hardly anything else comes for it: such a table now and then more. */
const FEW = { dishes: 2, best: 70, most: 3 } as const;
const ONCE_TOO_OFTEN = -60;
/** What the trip is about is had at noon as well as in the evening, on most days. */
const CHIEF = { best: 60, others: 40, most: 8 };
/** Asked for at every meal, it comes before what a day suggests. */
const ALWAYS = { best: 150, others: 120 };
/** What was to be had once, had again: not even where a day suggests it. */
const AGAIN = -140;
/** What so large a share of a town's kitchens is, is what one eats there. */
const OF_THE_TOWN = 0.22;

/** The tables without those that live on what is refused, those for the dishes that the notes ask for worth more. */
export function withWishedDishes<T extends Table>(
  all: readonly T[],
  { dishes }: Pick<Wishes, 'dishes'>,
): T[] {
  if (!dishes) return [...all];
  const tables = all.filter(({ file }) => !dishes.avoided.some((dish) => isAllAbout(file, dish)));
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
  const alike = kitchensOfOne([...best], tables, dishes);
  const worthOf = (table: T, dish: string) => {
    if (!servesDish(table.file, dish)) return 0;
    const points = dishes.always?.includes(dish)
      ? ALWAYS
      : isChief(dish, dishes)
        ? CHIEF
        : { best: isAmongFew(dishes) ? FEW.best : BEST, others: OTHERS };

    if (best.has(table)) return points.best;
    return dishes.once?.includes(dish) ? 0 : points.others;
  };

  return tables.map((table) => {
    // Had once, it is had at the best table for it.
    const isAgain =
      !best.has(table) &&
      (dishes.once?.some((dish) => isAllAbout(table.file, dish)) === true ||
        alike.has(kitchenOf(table.file)));
    const isTooOften =
      !best.has(table) &&
      dishes.wanted.some(
        (dish) =>
          isAllAbout(table.file, dish) &&
          !isChief(dish, dishes) &&
          dishes.always?.includes(dish) !== true,
      );
    const worth = Math.max(0, ...dishes.wanted.map((dish) => worthOf(table, dish)));
    const less = isAgain ? AGAIN : isTooOften ? ONCE_TOO_OFTEN : 0;
    const more = worth + less;

    return more === 0
      ? table
      : { ...table, meal: { ...table.meal, value: Math.max(1, table.meal.value + more) } };
  });
}

/** The kitchens of the tables at which something is had once, where the town has others: meyhanes for raki and meze. */
function kitchensOfOne<T extends Table>(
  best: readonly T[],
  tables: readonly T[],
  { once = [] }: NonNullable<Wishes['dishes']>,
): ReadonlySet<string> {
  const kitchens = best
    .filter(({ file }) => once.some((dish) => servesDish(file, dish)))
    .map(({ file }) => kitchenOf(file))
    .filter(
      (kitchen) =>
        tables.filter(({ file }) => kitchenOf(file) === kitchen).length <=
        tables.length * OF_THE_TOWN,
    );

  return new Set(kitchens);
}

/** What a kitchen calls itself first: "meyhane", "meyhane since 1941". */
function kitchenOf({ cuisine }: FoodFile): string {
  return foldText(cuisine).split(' ')[0] ?? '';
}

function mostOf(dish: string, dishes: NonNullable<Wishes['dishes']>): number {
  if (dishes.once?.includes(dish)) return 1;
  if (isChief(dish, dishes)) return CHIEF.most;
  return isAmongFew(dishes) ? FEW.most : MOST_BEST;
}

function isAmongFew({ wanted }: NonNullable<Wishes['dishes']>): boolean {
  return wanted.length <= FEW.dishes;
}

function isChief(dish: string, { chief = [] }: NonNullable<Wishes['dishes']>): boolean {
  return chief.includes(dish);
}
