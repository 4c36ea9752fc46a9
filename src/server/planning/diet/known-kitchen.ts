import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isMeatlessHouse } from './food-traits.ts';
import type { TableNeed } from './table-needs.ts';

type KitchenDiet = NonNullable<FoodFile['suits']>[number];

/** What a kitchen that is known for one way of eating cooks as a matter of course. */
const COOKED_FOR: Readonly<Record<KitchenDiet, readonly TableNeed[]>> = {
  vegan: ['vegan', 'vegetarian', 'no-fish-stock', 'pescatarian', 'no-pork', 'dairy', 'eggs'],
  vegetarian: ['vegetarian', 'no-fish-stock', 'pescatarian', 'no-pork'],
  'gluten-free': ['gluten-free'],
  halal: ['halal', 'no-pork'],
  kosher: ['kosher', 'no-pork'],
};
/** A kitchen that says so itself. */
const SAYS_SO: Partial<Record<KitchenDiet, RegExp>> = {
  'gluten-free': /gluten free/,
  halal: /\bhalal\b|\bmuslim\b/,
  kosher: /\bkosher\b/,
};

/** Who asks for one of these wants kitchens that are known for it: to leave a dish is not enough. */
export const STRICT_NEEDS: ReadonlySet<TableNeed> = new Set([
  'gluten-free',
  'no-fish-stock',
  'halal',
  'kosher',
]);

/** Whether a kitchen is known to cook for a guest, so that nobody has to look for what to leave. */
export function isKnownFor(file: FoodFile, need: TableNeed): boolean {
  return dietsOf(file).some((diet) => COOKED_FOR[diet].includes(need));
}

function dietsOf(file: FoodFile): KitchenDiet[] {
  const { suits = [], vegan, cuisine } = file;
  const kitchen = foldText(cuisine);
  const said = (['gluten-free', 'halal', 'kosher'] as const).filter((diet) =>
    SAYS_SO[diet]?.test(kitchen),
  );

  return [
    ...suits,
    ...said,
    ...(vegan === 'full' ? ['vegan' as const] : []),
    ...(isMeatlessHouse(file) ? ['vegetarian' as const] : []),
  ];
}
