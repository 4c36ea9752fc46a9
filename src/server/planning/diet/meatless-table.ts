import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isTreat } from '../candidates/light-meal.ts';
import { traitsIn, traitsOf } from './food-traits.ts';

/** Kitchens that cook without meat as a matter of course. */
const KITCHENS =
  /vegetarian|vegan|plant|vegetable|meat ?free|indian|levant|lebanese|israeli|falafel|hummus|pizza|ethiopian|garden|farm|buddhist|dosa|thali/;
/** What may be cooked with either, or is no meal. */
const VAGUE =
  /^(?:.*\bmenu\b.*|(?:daily |seasonal )?(?:soups?|stews?|specials?|plates|dishes|snacks?)|bread|fries|chips|(?:baked |fried )?potato(?:es)?|rice|sides?|desserts?|(?:open )?sandwich(?:es)?|croquettes|toasts?|pea soup|stamppot|rijsttafel|.*\b(?:beers?|wines?|akvavit|snaps|pilsner|cocktails?)\b.*)$/;
const ANIMALS = ['meat', 'pork', 'fish', 'shellfish', 'raw-fish'] as const;

/** Whether a card has something to eat without meat and fish, as far as it is told; a house of meat or fish has not. */
export function hasMeatlessDishes(file: FoodFile): boolean {
  const { vegan, cuisine, dishes } = file;

  if (vegan === 'full' || KITCHENS.test(foldText(cuisine))) return true;
  const isOnCard = dishes.some(
    (dish) =>
      !VAGUE.test(foldText(dish)) &&
      !isTreat(dish) &&
      !ANIMALS.some((animal) => traitsIn(dish).has(animal)),
  );
  const lives = ANIMALS.some((animal) => traitsOf(file).get(animal) === 'core');

  return isOnCard && !lives;
}
