import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { MealKind } from '#server/planner/problem.ts';
import { BUDGET_LEVELS, type BudgetLevel } from '#shared/preferences/options.ts';
import type { MealStyle } from '../understanding/meal-wishes.ts';

type Style = NonNullable<FoodFile['style']>;

const FROM_STALLS = new Set<Style>(['market', 'street-food', 'bakery', 'cafe']);
const OF_STALLS: ReadonlySet<MealStyle> = new Set(['markets', 'stalls']);
const SET_TABLES = new Set<Style>(['classic', 'festive']);
/** From this price level on a restaurant is a formal one. */
const DEAR = 3;

/** Points for a restaurant that is, or is not, how the party wants to eat. */
export function styleLiking(
  { style = 'casual', kind, priceLevel }: FoodFile,
  wanted: MealStyle | undefined,
): number {
  const isStall = FROM_STALLS.has(style) || kind === 'food-market';

  const isSet = SET_TABLES.has(style);
  const isDear = priceLevel >= DEAR;
  const stalls = (isStall ? 45 : 0) + (isSet ? -40 : 0) + (isDear ? -40 : 0);
  const points: Record<MealStyle, number> = {
    markets: stalls,
    stalls,
    cheap: [0, 55, -25, -70, -70][priceLevel] ?? 0,
    relaxed: (isSet ? -35 : 10) + (isDear ? -45 : 0),
    fine: (style === 'festive' ? 60 : 0) + (isDear ? 50 : -40),
    cook: 0,
  };

  return wanted === undefined ? 0 : points[wanted];
}

/** Who dines finely on every evening goes one price level further. */
export function mealLevel(level: BudgetLevel, wanted: MealStyle | undefined): BudgetLevel {
  return wanted === 'fine' ? (BUDGET_LEVELS[BUDGET_LEVELS.indexOf(level) + 1] ?? level) : level;
}

/** What a meal without a restaurant is worth to a party that would rather have it so; undefined for any other. */
export function ownMealValue(wanted: MealStyle | undefined, meal: MealKind): number | undefined {
  if (wanted === 'cook' && meal === 'dinner') return 160;
  if (wanted === 'markets') return meal === 'lunch' ? 70 : 45;
  return wanted === 'cheap' ? 25 : undefined;
}

/** What is told of a house that keeps ceremony. */
const CEREMONY =
  /\b(?:jackets?|dress codes?|dress(?:ed)? up|ceremon\w+|formal|white tablecloths?|tasting menus?|haute cuisine|gala)\b/i;

/** Whether a house is dear, for feasts, or asks for a jacket. */
export function isStiff({ style, priceLevel, cuisine, dishes, tip = '' }: FoodFile): boolean {
  return (
    style === 'festive' ||
    priceLevel >= DEAR ||
    CEREMONY.test(`${cuisine} ${dishes.join(' ')} ${tip}`)
  );
}

/** Whether a meal is how the party wants to eat; a meal without a restaurant has no file. */
export function isInStyle(file: FoodFile | undefined, wanted: MealStyle, meal: MealKind): boolean {
  if (wanted === 'cook') return file === undefined || meal === 'lunch';
  if (file === undefined) return wanted !== 'fine';
  const { style = 'casual', kind, priceLevel } = file;

  if (OF_STALLS.has(wanted)) return FROM_STALLS.has(style) || kind === 'food-market';
  if (wanted === 'cheap') return priceLevel === 1;
  if (wanted === 'relaxed') return !isStiff(file);
  return meal === 'lunch' || style === 'festive' || priceLevel >= DEAR;
}
