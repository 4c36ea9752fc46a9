import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { MealKind } from '#server/planner/problem.ts';
import { isAllAbout, isOfStalls, servesDish } from '../understanding/dish-wishes.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { isSweet } from './light-meal.ts';
import { suitsMeal } from './meal-fit.ts';

type Table = { file: FoodFile; meal: { value: number } };

/** So many houses for one dish: the second where the first is far off or shut. */
const MOST = 2;

/**
 * The tables, some for a meal more than their kind is for. What was asked for and no house for lunch or dinner has,
 * bagels, is a light lunch at the best counters and bakeries that live on it; sweets are for a break or for breakfast.
 * Who asks for stalls dines at those that do not say for which meals they are, within their hours.
 */
export function withAskedMeals<T extends Table>(
  tables: readonly T[],
  { dishes: { wanted = [] } = { wanted: [], avoided: [] } }: Pick<Wishes, 'dishes'>,
): (T & { alsoFor?: MealKind })[] {
  const light = lightLunches(tables, wanted);
  const stalls = wanted.filter(isOfStalls);
  const isForDinner = ({ file }: T) =>
    file.meals === undefined &&
    !suitsMeal(file, 'dinner') &&
    stalls.some((dish) => isAllAbout(file, dish));

  return tables.map((table) =>
    light.has(table)
      ? { ...table, alsoFor: 'lunch' }
      : isForDinner(table)
        ? { ...table, alsoFor: 'dinner' }
        : table,
  );
}

function lightLunches<T extends Table>(
  tables: readonly T[],
  wanted: readonly string[],
): ReadonlySet<T> {
  const isForMeals = ({ file }: T) => suitsMeal(file, 'lunch') || suitsMeal(file, 'dinner');

  return new Set(
    wanted
      .filter((dish) => !tables.some((one) => servesDish(one.file, dish) && isForMeals(one)))
      .flatMap((dish) =>
        tables
          .filter(({ file }) => isAllAbout(file, dish) && isFilling(file))
          .toSorted((a, b) => b.file.fame - a.file.fame || b.meal.value - a.meal.value)
          .slice(0, MOST),
      ),
  );
}

/** Whether it is neither an ice-cream parlour nor a bar of drinks and cakes. */
function isFilling({ cuisine, dishes }: FoodFile): boolean {
  return !isSweet(cuisine) && dishes.some((dish) => !isSweet(dish));
}
