import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { isAllAbout } from '../understanding/dish-wishes.ts';
import type { Wishes } from '../understanding/wishes.ts';

type Table = { file: FoodFile; meal: { value: number } };

/** Kitchens of which one is enough for most trips. */
const ONCE = ['pizza', 'burgers', 'ramen', 'sushi', 'dumplings', 'steak', 'hot pot', 'kebab'];
/** What so large a share of a town's kitchens serve is what one eats there. */
const OF_THE_TOWN = 0.3;
/** What each further kitchen of the same dish loses, the best one first, down to the last. */
const AGAIN = 16;
const MOST = 48;

/** The tables, each further one of the same dish worth less, unless the notes ask for it or the town lives on it. */
export function withMealVariety<T extends Table>(
  tables: readonly T[],
  { dishes }: Pick<Wishes, 'dishes'>,
): T[] {
  return ONCE.filter((dish) => !dishes?.wanted.includes(dish)).reduce<T[]>(
    (all, dish) => {
      const same = all
        .filter(({ file }) => isAllAbout(file, dish))
        .toSorted((a, b) => b.meal.value - a.meal.value);

      if (same.length > all.length * OF_THE_TOWN) return all;
      return all.map((table) => {
        const less = Math.min(MOST, AGAIN * Math.max(0, same.indexOf(table)));

        return less === 0
          ? table
          : { ...table, meal: { ...table.meal, value: Math.max(1, table.meal.value - less) } };
      });
    },
    [...tables],
  );
}
