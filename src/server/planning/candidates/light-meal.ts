import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';

/** Sweets, drinks and bare bread: good for a pause, not for a meal. */
const TREATS = new RegExp(
  String.raw`\b(${[
    'coffees?|caffes?|cafes?|espressos?|flat whites?|cappuccinos?|lattes?|melange|macchiatos?|mochas?|brews?|roasts?|beans|pour overs?|cortados?',
    'teas?|matcha|mate|juices?|smoothies?|shakes?|milkshakes?|lassis?|horchatas?|lemonades?|drinks?|wines?|beers?|cocktails?|cider|sodas?|sparkling|aperitivos?',
    'chocolates?|cocoa|pralines?|ganache|truffles?|bonbons?|sweets|candies|candy|honey|caramels?|nougat|marzipan|sherbet',
    'gelatos?|ice creams?|sorbets?|granitas?|sundaes?|popsicles?|loll(?:y|ies)|paletas?|frozen|yogh?urts?|shaved ice|halo halo|bingsu|waffles?|cones?',
    'cakes?|cupcakes?|cheesecakes?|torte|tortes?|tarts?|eclairs?|macarons?|cookies?|biscuits?|brownies?|muffins?|pies?|strudels?|puddings?|custards?|cream|creams|meringues?|trifles?|desserts?',
    'pastr(?:y|ies)|croissants?|cornett[oi]|brioches?|buns?|rolls?|donuts?|doughnuts?|churros?|facturas|medialunas?|bread|breads|sourdough|baguettes?|toasts?|toasties?|scones?|bagels?|pancakes?|crepes?|granola|porridge|cinnamon|jam',
    'baklavas?|kunafa|knafeh|halva|loukoumades|lokum|delight|mochi|dango|daifuku|dorayaki|pastel de nata|pasteis|nata|natas|queijadas?|cannol[oi]|tiramisu|sfogliatell[ae]|babas?|lamingtons?|beignets?|alfajores?|sandesh|jalebi|gulab',
  ].join('|')})\b`,
);
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
