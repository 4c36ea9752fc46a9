import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { isAllAbout, servesDish } from '../understanding/dish-wishes.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { isSweet } from './light-meal.ts';
import { suitsMeal } from './meal-fit.ts';

type Table = { file: FoodFile; meal: { value: number } };

/** So many houses for one dish: the second where the first is far off or shut. */
const MOST = 2;

/**
 * What was asked for and no house for lunch or dinner has, bagels, is a light lunch at the best counters and bakeries
 * that live on it; sweets are for a break or for breakfast.
 */
export function withLightLunches<T extends Table>(
  tables: readonly T[],
  { dishes }: Pick<Wishes, 'dishes'>,
): (T & { isLightLunch?: true })[] {
  const isForMeals = ({ file }: T) => suitsMeal(file, 'lunch') || suitsMeal(file, 'dinner');
  const light = new Set(
    (dishes?.wanted ?? [])
      .filter((dish) => !tables.some((one) => servesDish(one.file, dish) && isForMeals(one)))
      .flatMap((dish) =>
        tables
          .filter(({ file }) => isAllAbout(file, dish) && isFilling(file))
          .toSorted((a, b) => b.file.fame - a.file.fame || b.meal.value - a.meal.value)
          .slice(0, MOST),
      ),
  );

  return tables.map((table) => (light.has(table) ? { ...table, isLightLunch: true } : table));
}

/** Whether it is neither an ice-cream parlour nor a bar of drinks and cakes. */
function isFilling({ cuisine, dishes }: FoodFile): boolean {
  return !isSweet(cuisine) && dishes.some((dish) => !isSweet(dish));
}
