import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isTreat } from './light-meal.ts';
import { isAllAbout, servesAsked } from '../understanding/dish-wishes.ts';
import type { Wishes } from '../understanding/wishes.ts';

type Table = { file: FoodFile; meal: { value: number } };

/** Kitchens of which one is enough for most trips. */
const ONCE = ['pizza', 'burgers', 'ramen', 'sushi', 'dumplings', 'steak', 'hot pot', 'kebab'];
/** What so large a share of a town's kitchens serve is what one eats there. */
const OF_THE_TOWN = 0.22;
/** What each further kitchen of the same dish loses, the best one first, down to the last. */
const AGAIN = 16;
const MOST = 48;

/** What every further branch of a house loses: it is the same meal again. */
const SAME_HOUSE = 70;
/** Words of names that many houses share. */
const COMMON =
  /^(?:the|an?|la|le|les|el|los|las|il|lo|das|der|die|de|del|della|di|da|do|du|of|on|at|and|cafe|caffe|restaurant|ristorante|restaurante|bar|bistro|brasserie|taverna|taberna|tavern|trattoria|osteria|pizzeria|casa|chez|pho|quan|banh|mi|bun|cha|warung|old|new|grand|royal|golden|green|little|hotel|house|king|queen|confiteria|halles|khao|soi|night|market|bouillon|san|santa|saint|st)$/;

/** The tables, each further branch of a house and each further one of the same dish worth less. */
export function withMealVariety<T extends Table>(
  tables: readonly T[],
  wishes: Pick<Wishes, 'dishes'>,
): T[] {
  return withFurtherBranchesLess(
    withFurtherFirstDishesLess(withFurtherDishesLess(tables, wishes), wishes),
  );
}

function withFurtherBranchesLess<T extends Table>(tables: readonly T[]): T[] {
  const met: string[] = [];
  const further = new Set(
    tables
      .toSorted((a, b) => b.meal.value - a.meal.value)
      .filter(({ file }) => {
        const house = houseOf(file);
        const isFurther = house !== undefined && met.some((one) => isSameHouse(one, house));

        if (house !== undefined) met.push(house);
        return isFurther;
      }),
  );

  return tables.map((table) => (further.has(table) ? worthLess(table, SAME_HOUSE) : table));
}

function worthLess<T extends Table>(table: T, points: number): T {
  return points === 0
    ? table
    : { ...table, meal: { ...table.meal, value: Math.max(1, table.meal.value - points) } };
}

function isSameHouse(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

/** The name of the house without that of its branch: "Zooba Zamalek", "Din Tai Fung Xinyi". */
function houseOf({ name, area = '' }: FoodFile): string | undefined {
  const words = foldText(name.replace(/,.*| at .*/, ''))
    .split(' ')
    .filter((word) => !foldText(area).split(' ').includes(word));
  const own = words.filter((word) => !COMMON.test(word));

  return own.length > 0 ? own.slice(0, 2).join(' ') : undefined;
}

/** Each further one of the same dish worth less, unless the notes ask for it or the town lives on it. */
function withFurtherDishesLess<T extends Table>(
  tables: readonly T[],
  { dishes }: Pick<Wishes, 'dishes'>,
): T[] {
  return ONCE.filter((dish) => !dishes?.wanted.includes(dish)).reduce<T[]>(
    (all, dish) => {
      const same = all
        .filter(({ file }) => isAllAbout(file, dish))
        .toSorted((a, b) => b.meal.value - a.meal.value);

      if (same.length > all.length * OF_THE_TOWN) return all;
      return all.map((table) =>
        worthLess(table, Math.min(MOST, AGAIN * Math.max(0, same.indexOf(table)))),
      );
    },
    [...tables],
  );
}

/** Words that name no dish of their own at the end of one: "chicken rice". */
const NO_DISH =
  /^(?:rice|salads?|soups?|menus?|plates?|dish|dishes|sets?|meals?|courses?|noodles|bowls?|stews?|sandwich(?:es)?|specials?|snacks?)$/;
/** Of one dish as many houses stay as good as they are, even where the town lives on it. */
const OF_ONE_DISH = 2;

/** Each further house whose card begins with the same dish worth less, unless it was asked for. */
function withFurtherFirstDishesLess<T extends Table>(
  tables: readonly T[],
  { dishes }: Pick<Wishes, 'dishes'>,
): T[] {
  const counts = new Map<string, number>();
  const less = new Map<T, number>();

  for (const table of tables.toSorted((a, b) => b.meal.value - a.meal.value)) {
    const dish = firstDish(table.file);

    if (dish === undefined || servesAsked(table.file, dishes)) continue;
    const before = counts.get(dish) ?? 0;

    counts.set(dish, before + 1);
    less.set(table, Math.min(MOST, AGAIN * Math.max(0, before + 1 - OF_ONE_DISH)));
  }
  return tables.map((table) => worthLess(table, less.get(table) ?? 0));
}

/** What a card begins with, without what goes before it: "Wiener schnitzel" and "giant schnitzel" are one. */
function firstDish({ dishes: [first = ''] }: FoodFile): string | undefined {
  const words = foldText(first).split(' ');
  const last = words.at(-1) ?? '';

  if (last === '' || isTreat(first)) return undefined;
  return NO_DISH.test(last) ? words.slice(-2).join(' ') : last.replace(/s$/, '');
}
