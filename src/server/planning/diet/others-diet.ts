import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { TableNeed } from './table-needs.ts';

/** Kitchens that say for whom they cook: by the words of the cuisine, and who comes for that. */
const COOKED_FOR: readonly (readonly [words: RegExp, needs: readonly TableNeed[]])[] = [
  [
    /gluten[- ]?free|without gluten|coeliac|celiac|dairy[- ]?free|lactose[- ]?free|allergen/i,
    ['gluten-free', 'dairy'],
  ],
  [/\bhala+l\b|\bmuslim\b/i, ['halal']],
  [/\bkosher\b/i, ['kosher']],
  [/\bhealth(?:y|[- ]?food)?\b|\bveggie\b|\bsuperfood\b/i, ['vegan', 'vegetarian']],
];
const FREE_FROM = COOKED_FOR[0];

/** Whether a house is known for cooking in a way that nobody at this table needs. */
export function isForOthersDiet(
  { cuisine, dishes }: Pick<FoodFile, 'cuisine' | 'dishes'>,
  needs: readonly TableNeed[],
): boolean {
  return COOKED_FOR.some(
    (one) =>
      !one[1].some((need) => needs.includes(need)) &&
      one[0].test(one === FREE_FROM ? [cuisine, ...dishes].join() : cuisine),
  );
}
