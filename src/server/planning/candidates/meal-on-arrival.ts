import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Restaurant } from './candidates.ts';
import type { Taste } from './trip-taste.ts';
import { isLuxurious } from '#shared/preferences/options.ts';

/** Eaten at a counter, at a stall or from a tray. */
const QUICK = new Set<NonNullable<FoodFile['style']>>(['street-food', 'market', 'bakery', 'late']);
const QUICK_KITCHEN = /food hall|street food|sandwich|burger|hot ?dog|kebab|\bto go\b/i;

type Party = Pick<Taste, 'level' | 'wishes'> & { request: Pick<Taste, 'interests'> };

/** Who has paid for the best, or has just married, sits down at a real table on the days of coming and going. */
export function seatedOnArrival(
  restaurants: readonly Restaurant[],
  frames: readonly Pick<DayFrame, 'meals'>[],
  { level, request: { interests }, wishes: { occasion, mealStyle } }: Party,
): Restaurant[] {
  const isSpecial =
    isLuxurious(level) || occasion === 'honeymoon' || interests.includes('Honeymoon');
  const isWithMeals = ({ meals }: Pick<DayFrame, 'meals'>) => meals.length > 0;
  const edges = new Set([frames.findIndex(isWithMeals), frames.findLastIndex(isWithMeals)]);

  if (!isSpecial || mealStyle === 'markets' || mealStyle === 'stalls' || mealStyle === 'cheap')
    return [...restaurants];
  return restaurants.map((one) =>
    isQuick(one.file) && !one.meal.lockedAt
      ? {
          ...one,
          meal: {
            ...one.meal,
            spans: one.meal.spans.map((open, day) => (edges.has(day) ? [] : open)),
          },
        }
      : one,
  );
}

function isQuick({ kind, style, cuisine }: FoodFile): boolean {
  return (
    kind === 'food-market' ||
    (style !== undefined && QUICK.has(style)) ||
    QUICK_KITCHEN.test(cuisine)
  );
}
