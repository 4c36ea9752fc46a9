import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isTreat } from '../candidates/light-meal.ts';
import { traitsIn } from './food-traits.ts';
import { isKnownFor } from './known-kitchen.ts';
import { onceFor } from '#shared/remember.ts';

/**
 * What a kitchen has for a guest who eats neither meat nor fish: a house without either or one that is known to cook
 * for them, several real dishes, one, or none as far as its card tells.
 */
export type MeatlessTable = 'house' | 'several' | 'one' | 'none';

/** Kitchens that cook without meat as a matter of course. */
const KITCHENS =
  /vegetarian|vegan|plant|vegetable|meat ?free|indian|levant|lebanese|israeli|falafel|hummus|pizza|ethiopian|garden|farm|buddhist|dosa|thali|koshar[iy]|mezze/;
/** Kitchens whose card has a dish or two without it, whatever they are known for. */
const AT_LEAST_ONE =
  /italian|trattoria|pasta|thai|mexican|greek|turkish|georgian|mediterranean|sri lankan|nepal|malay|middle eastern|salad|crepe|galette|tapas|food hall|modern/;
/** What may be cooked with either, or is no meal. */
const VAGUE =
  /^(?:.*\bmenus?\b.*|(?:daily |seasonal |house )?(?:soups?|stews?|specials?|plates|dishes|snacks?|bites)|bread|fries|chips|(?:baked |fried )?potato(?:es)?|(?:fried |steamed )?rice|sides?|desserts?|(?:open )?sandwich(?:es)?|(?:steamed |boiled |fried |handmade )?(?:dumplings?|noodles?|wontons?|buns?|skewers|dim sum)|noodle soup|croquettes|toasts?|pea soup|stamppot|rijsttafel|tacos|burritos|montaditos|flautas|croquetas|bombas|cicchetti|platters?|empanadas|curr(?:y|ies)|tapas|pintxos|banh mi|pho|ramen|laksa|hot ?pot|ice cream|flan|clerico|.*\b(?:beers?|wines?|akvavit|snaps|pilsner|cocktails?)\b.*)$/;
const ANIMALS = ['meat', 'pork', 'fish', 'shellfish', 'raw-fish'] as const;
const SEVERAL = 2;

/** How well a guest who eats neither meat nor fish is served there. */
export const meatlessTable = onceFor(judged);

/** Whether a card has something to eat without meat and fish, as far as it is told; a house of meat or fish has not. */
export function hasMeatlessDishes(file: FoodFile): boolean {
  return meatlessTable(file) !== 'none';
}

function judged(file: FoodFile): MeatlessTable {
  if (isKnownFor(file, 'vegetarian')) return 'house';
  const { vegan, name, cuisine, dishes } = file;
  const kitchen = foldText(cuisine);
  const ofAnimals = dishes.filter(isOfAnimals);

  if (vegan === 'none') return 'none';
  // A khinkali house has cheese bread and aubergines as well.
  if (isOfAnimals(`${name} , ${cuisine}`))
    return dishes.filter(isMeatlessDish).length >= SEVERAL ? 'one' : 'none';
  if (KITCHENS.test(kitchen)) return 'several';
  // What stands first on a card is what a house is known for.
  if (ofAnimals.length * 2 >= dishes.length) return 'none';
  return byCount(dishes, AT_LEAST_ONE.test(kitchen) ? 'one' : 'none');
}

/** What a card with some meat or fish on it has besides; a kitchen that cooks without it now and then has that. */
function byCount([first = '', ...others]: readonly string[], usual: MeatlessTable): MeatlessTable {
  const meatless = [first, ...others].filter(isMeatlessDish).length;

  if (isOfAnimals(first)) return meatless > 0 ? 'one' : 'none';
  if (meatless >= SEVERAL) return 'several';
  return meatless > 0 ? 'one' : usual;
}

/** Whether a dish is a real one without meat and fish. */
export function isMeatlessDish(dish: string): boolean {
  return !VAGUE.test(foldText(dish)) && !isTreat(dish) && !isOfAnimals(dish);
}

/** Whether a dish, or any words of a card, are made of meat or fish. */
export function isOfAnimals(words: string): boolean {
  const traits = traitsIn(words);

  return ANIMALS.some((animal) => traits.has(animal));
}
