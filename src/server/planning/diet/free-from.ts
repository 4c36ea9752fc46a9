import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { TableNeed } from './table-needs.ts';

const FREE_FROM = /gluten[- ]?free|coeliac|celiac|dairy[- ]?free|lactose[- ]?free|allergen/i;
const WITHOUT: ReadonlySet<TableNeed> = new Set(['gluten-free', 'dairy']);

/** Whether a house is known for what it leaves out, and nobody at the table has to do without that. */
export function isFreeFromUnasked(
  { cuisine, dishes }: Pick<FoodFile, 'cuisine' | 'dishes'>,
  needs: readonly TableNeed[],
): boolean {
  return !needs.some((need) => WITHOUT.has(need)) && FREE_FROM.test([cuisine, ...dishes].join());
}
