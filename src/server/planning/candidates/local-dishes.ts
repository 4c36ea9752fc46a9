import type { Destination } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isTreat } from './light-meal.ts';
import { onceFor } from '#shared/remember.ts';

/** Rooms whose card is not what the place is known for. */
const NO_KITCHEN = new Set<NonNullable<FoodFile['style']>>([
  'breakfast',
  'bakery',
  'cafe',
  'festive',
]);
/** What a card calls a choice of the house, which nobody can ask for elsewhere. */
const OF_THE_HOUSE =
  /\b(?:tasting|menu|dishes|plates?|platter|buffet|bowls?|salads?|vegan|vegetable)\b/i;
const MOST = 8;
/** What one kitchen alone serves cannot be asked for at another. */
const LEAST_KITCHENS = 2;

/** What the place is known for eating, what most of its own kitchens serve first: never one kitchen's dish alone. */
export const localDishes = onceFor(({ food }: Destination): readonly string[] => {
  const weights = new Map<string, { dish: string; weight: number; kitchens: number }>();

  for (const { local, style, dishes, fame, vegan } of food) {
    if (!local || vegan === 'full' || (style && NO_KITCHEN.has(style))) continue;
    for (const dish of dishes.filter((one) => !isTreat(one) && !OF_THE_HOUSE.test(one))) {
      const key = foldText(dish);
      const { weight, kitchens } = weights.get(key) ?? { weight: 0, kitchens: 0 };

      weights.set(key, { dish, weight: weight + SHARED + fame, kitchens: kitchens + 1 });
    }
  }
  return [...weights.values()]
    .filter(({ kitchens }) => kitchens >= LEAST_KITCHENS)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ dish }) => dish);
});

/** A dish of two kitchens says more of a place than one of its most famous kitchen alone. */
const SHARED = 5;
