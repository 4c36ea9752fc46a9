import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { TABLE_WITH_VIEW } from '../understanding/dish-wishes.ts';
import { STARRED_DINNER } from '../understanding/wish-words.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { isStarred } from './starred.ts';

/** Usual spending for one person by price level, US dollars: the middle of the catalogue's bands. */
const MEAL_USD = [0, 11, 24, 58, 125];

/** What a meal at a price level (1 to 4) is expected to cost a person. */
export function mealUsd(priceLevel: number): number {
  return MEAL_USD[priceLevel] ?? 24;
}

const MOST_LEVEL: Record<BudgetLevel, number> = {
  budget: 2,
  moderate: 3,
  luxury: 4,
  'ultra-luxury': 4,
};

/** The dearest level that a traveller goes to, one above the usual. */
export function mostLevel(level: BudgetLevel): number {
  return MOST_LEVEL[level];
}

/** Whether a restaurant costs far more than a traveller spends. */
export function isTooDear(priceLevel: number, level: BudgetLevel): boolean {
  return priceLevel > MOST_LEVEL[level];
}

/** Whether it is a feast with the view or the star that was asked for: once in a trip it may cost one level more. */
export function isFeastAskedFor(
  file: FoodFile,
  { dishes, occasion }: Partial<Pick<Wishes, 'dishes' | 'occasion'>>,
): boolean {
  if (file.style !== 'festive') return false;
  return (
    (file.view !== undefined && dishes?.wanted.includes(TABLE_WITH_VIEW) === true) ||
    (occasion === STARRED_DINNER && isStarred(file))
  );
}
