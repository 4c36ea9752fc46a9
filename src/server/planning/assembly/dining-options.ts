import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { DiningOption, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { capital, joinWords, sentences } from '../candidates/place-words.ts';
import { dishesToOrder } from '../diet/describe-meal.ts';
import type { Diners } from '../diet/diet-words.ts';
import { dinersAt } from '../diet/diners.ts';
import type { PlanDraft } from './plan-draft.ts';

const PRICE_SIGNS = ['$', '$', '$$', '$$$', '$$$$'];

/** The tables of the plan, as they are listed beside its days. */
export function diningOptions(draft: PlanDraft, days: readonly PlannedDay[]): DiningOption[] {
  const eaten = new Set(
    days.flatMap((day) =>
      day.activities.filter(({ kind }) => kind === 'meal').map(({ place }) => place?.id),
    ),
  );

  const diners = dinersAt(draft.match.destination, draft);

  return draft.planInput.restaurants
    .filter((restaurant) => eaten.has(restaurant.id))
    .map(({ file }) => toDiningOption(file, diners));
}

/** A table of the plan with what this party may order there. */
export function toDiningOption(file: FoodFile, diners: Diners): DiningOption {
  const dishes = dishesToOrder(file, diners);

  return {
    name: file.name,
    cuisine: capital(file.cuisine),
    description: sentences([
      dishes.length > 0 ? `Try ${joinWords(dishes.slice(0, 2))}` : undefined,
      file.bookAhead,
      file.vegan === 'full' ? 'An all-vegan kitchen' : undefined,
    ]),
    priceRange: PRICE_SIGNS[file.priceLevel] ?? '$$',
    mustTryDishes: dishes,
  };
}
