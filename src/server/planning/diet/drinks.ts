import { foldText } from '#server/catalogue/fold-text.ts';

const DRINK =
  /\b(?:beers?|pints?|pilsner|lagers?|ales?|stouts?|guinness|ciders?|wines?|champagne|prosecco|cava|sherry|vermouth|vermut|sake|soju|makgeolli|mezcal|tequila|pulque|pisco|raki|arak|ouzo|gin|rum|vodka|whisk(?:e)?y|sangria|spritz|cocktails?|margaritas?|mojitos?|daiquiris?|caipirinhas?|martinis?|coffees?|espressos?|cappuccinos?|cortados?|lattes?|melange|flat white|cold brew|pour over|teas?|chai|matcha|hot chocolate|cocoa|milkshakes?|smoothies?|lassi|ayran|boza|kvass|kombucha|horchata|lemonades?|juices?|soda)(?: (?:by the glass|on tap|flights?))?$/;
/** What is only cooked with it, or called after it: "mussels in cider", "pizza margarita". */
const COOKED = /\b(?:in|with|alla|au|al|pizza|braised) (?:\w+ )?\w+$/;

/** Whether an entry of a card is drunk and not eaten. */
export function isDrink(dish: string): boolean {
  const folded = foldText(dish);

  return DRINK.test(folded) && !COOKED.test(folded);
}
