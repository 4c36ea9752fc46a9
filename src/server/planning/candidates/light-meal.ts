import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';

const SWEETS = [
  'coffees?|caffes?|cafes?|espressos?|flat whites?|cappuccinos?|lattes?|melange|macchiatos?|mochas?|brews?|roasts?|beans|pour overs?|cortados?',
  'teas?|matcha|mate|juices?|smoothies?|shakes?|milkshakes?|lassis?|horchatas?|lemonades?|drinks?|wines?|beers?|cocktails?|cider|sodas?|sparkling|aperitivos?',
  'chocolates?|cocoa|pralines?|ganache|truffles?|bonbons?|sweets|candies|candy|honey|caramels?|nougat|marzipan|sherbet',
  'gelatos?|ice creams?|sorbets?|granitas?|sundaes?|popsicles?|loll(?:y|ies)|paletas?|frozen|yogh?urts?|shaved ice|halo halo|bingsu|waffles?|cones?',
  'cakes?|cupcakes?|cheesecakes?|torte|tortes?|tarts?|eclairs?|macarons?|cookies?|biscuits?|brownies?|muffins?|pies?|strudels?|puddings?|custards?|cream|creams|meringues?|trifles?|desserts?',
  'baklavas?|kunafa|knafeh|halva|loukoumades|lokum|delight|mochi|dango|daifuku|dorayaki|pastel de nata|pasteis|nata|natas|queijadas?|cannol[oi]|tiramisu|sfogliatell[ae]|babas?|lamingtons?|beignets?|alfajores?|sandesh|jalebi|gulab',
  'pastr(?:y|ies)|croissants?|cornett[oi]|brioches?|donuts?|doughnuts?|churros?|facturas|medialunas?|scones?|granola|porridge|cinnamon|jam',
].join('|');
const BREADS =
  'buns?|rolls?|bread|breads|sourdough|baguettes?|toasts?|toasties?|bagels?|pancakes?|crepes?';
const SWEET = new RegExp(String.raw`\b(${SWEETS})\b`);
/** Sweets, drinks and bare bread: good for a pause, not for a meal. */
const TREATS = new RegExp(String.raw`\b(${SWEETS}|${BREADS})\b`);
/** Houses that sell nothing else worth sitting down for. */
const SWEET_HOUSES =
  /gelat|ice cream|ice loll|paleta|popsicle|sweet soup|sorbet|shaved ice|sweets|dessert|chocolat|patisserie|pastry|confection|doughnut|cake house|roaster/;
/** Sandwiches, scones and cakes with the pot: a lunch by another name. */
const TEA_WITH_FOOD = /\b(?:afternoon|high) tea\b/;
/** Where drinks and sweets come first, so many dishes besides have to be real food. */
const LEAST_DISHES = 2;

/** Whether what a place serves makes a lunch: coffee bars, ice-cream parlours and cake shops do not. */
export function makesAMeal({ kind, style, cuisine, dishes, meals }: FoodFile): boolean {
  const isCounter = kind === 'cafe' || style === 'cafe' || style === 'bakery';

  if (!isCounter || meals?.includes('lunch')) return true;
  if (dishes.some((dish) => TEA_WITH_FOOD.test(foldText(dish)))) return true;
  if (SWEET_HOUSES.test(foldText(cuisine))) return false;
  return dishes.filter((dish) => !isTreat(dish)).length >= LEAST_DISHES;
}

/** Whether a dish is a sweet, a drink or bare bread. */
export function isTreat(dish: string): boolean {
  return TREATS.test(foldText(dish));
}

/** Whether it is a sweet or a drink. */
export function isSweet(dish: string): boolean {
  return SWEET.test(foldText(dish)) || SWEET_HOUSES.test(foldText(dish));
}
