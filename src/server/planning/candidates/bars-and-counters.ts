import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';

/** One comes to drink, and eats beside it. */
const FOR_DRINKERS =
  /\b(?:standing|cava|vermouth|vermut|vermuteria|wine (?:bars?|counters?)|wine and (?:plates|anchovies)|cocktails?|speakeasy|tap ?rooms?|beer (?:halls?|houses?|kitchen)|brew ?pubs?|bacaro|izakaya|sake bar|whisk(?:e)?y)\b/;
/** Any other bar; one for milk, sandwiches or oysters is none. */
const BAR =
  /(?<!\b(?:milk|dairy|snack|sandwich|salad|soup|juice|coffee|espresso|cafe|oyster|dessert|beach|noodle) )\bbar\b(?! (?:food|on|kitchen|snacks))/;
/** What is had standing at a bar with a bite beside it. */
const APERITIF = /\b(?:vermouth|vermut|by the glass|house cava)\b/;
/** One eats at a counter, with hardly a seat. */
const AT_A_COUNTER =
  /\b(?:butchers? (?:with|and) \w+|butchers? counters?|butcher shop|\w+ counters?|standing)\b/;
/** The name of the house says it where its kitchen does not. */
const NAMED_AFTER_DRINKS =
  /\b(?:cava|champagne|beer hall|brauhaus|bierhalle|wine bar|vermut\w*|taproom)\b/;
const COOKED = /\b(?:in|with|pairing|braised|sauce|flights?)\b/;
const DRINKS =
  /\b(?:cava|vermouth|vermut|beers?|pints?|cider|cocktails?|wines?|sherry|raki|sake|whisk(?:e)?y|pilsner)\b/;

/** Whether a place is no table for children or older people: a bar, or a counter with hardly a seat. */
export function isBarOrCounter({ name, cuisine, dishes, priceLevel }: FoodFile): boolean {
  const kitchen = foldText(cuisine);
  const drinks = dishes.map(foldText).filter((dish) => DRINKS.test(dish) && !COOKED.test(dish));

  return (
    FOR_DRINKERS.test(kitchen) ||
    // What Venice eats standing; an osteria with more than that has tables.
    /^cicchetti\b/.test(kitchen) ||
    BAR.test(kitchen) ||
    AT_A_COUNTER.test(kitchen) ||
    dishes.some((dish) => APERITIF.test(foldText(dish))) ||
    NAMED_AFTER_DRINKS.test(foldText(name)) ||
    (priceLevel <= 1 && foldText(name).startsWith('bar ')) ||
    (drinks.length > 0 && drinks.length * 2 >= dishes.length)
  );
}
