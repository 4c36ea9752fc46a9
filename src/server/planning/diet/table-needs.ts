import { REFUSED_NEEDS } from './refused-foods.ts';

/** What somebody of the party cannot or will not eat or drink. */
export const TABLE_NEEDS = [
  'gluten-free',
  'peanuts',
  'nuts',
  'shellfish',
  'fish',
  'dairy',
  'eggs',
  'soy',
  'sesame',
  'buckwheat',
  'pregnant',
  'safe-food',
  'vegan',
  'vegetarian',
  'no-fish-stock',
  'pescatarian',
  'halal',
  'kosher',
  'mild',
  'sober',
  ...REFUSED_NEEDS,
] as const;
export type TableNeed = (typeof TABLE_NEEDS)[number];

/** Of guests who eat neither meat nor fish. */
export const MEATLESS: ReadonlySet<TableNeed> = new Set(['vegan', 'vegetarian']);
