import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isKnownFor } from './known-kitchen.ts';

/** What cooks of a country put into dishes that look as if they had neither meat nor fish. */
type Hidden = {
  /** As it is asked about at the table. */
  what: string;
  /** The kitchens that use it; every kitchen of the country where left out. */
  kitchens?: RegExp;
  /** Dishes that hold it wherever they are cooked. */
  dishes?: RegExp;
};

const DASHI: Hidden = {
  what: 'fish stock (dashi)',
  dishes:
    /\b(?:soba|udon|somen|hoto|noodles|ramen|tsukemen|oden|yudofu|dengaku|nabe|hotpot|tempura|tendon|donburi|oyakodon|katsudon|okonomiyaki|takoyaki|monjayaki|obanzai|kaiseki|tamagoyaki|chawanmushi|inari sushi|miso soup)\b/,
};
const FISH_SAUCE: Hidden = { what: 'fish sauce and shrimp paste' };
const ANCHOVIES: Hidden = { what: 'anchovy stock and the fish in kimchi' };
const BROTH: Hidden = { what: 'chicken stock, lard and oyster sauce' };
const HAWKERS: Hidden = {
  what: 'lard, fish sauce and shrimp paste',
  kitchens:
    /hawker|chinese|peranakan|nyonya|hokkien|teochew|hainan|cantonese|hakka|laksa|noodle|dim sum|malay|indonesian|javanese|balinese|sundanese|padang|filipino|street/,
};
const LARD: Hidden = {
  what: 'lard and chicken stock in beans, rice and tortillas',
  kitchens:
    /taco|taquer|tamal|antoj|fonda|street|market|tortas|pozole|traditional|classic|regional|oaxac|yucate|pobla|cantina|corn kitchen|home cooking|mole|guatemal/,
};

const BY_COUNTRY: Readonly<Record<string, Hidden>> = Object.fromEntries(
  (
    [
      ['JP', DASHI],
      ['TH VN LA KH MM', FISH_SAUCE],
      ['KR', ANCHOVIES],
      ['CN HK MO TW', BROTH],
      ['SG MY ID PH', HAWKERS],
      ['MX GT', LARD],
    ] as const
  ).flatMap(([countries, hidden]) => countries.split(' ').map((code) => [code, hidden])),
);

/** Kitchens of other countries, and those for coffee and cake. */
const FOREIGN =
  /\b(?:italian|pizz\w*|pasta|french|bistro|brasserie|indian|nepal\w*|sri lankan|pakistani|american|burgers?|diner|steak\w*|spanish|tapas|mediterranean|greek|turkish|lebanese|levant\w*|israeli|falafel|middle eastern|persian|german|british|pubs?|brewery|irish|australian|nordic|european|international|brunch|breakfasts?|toasts?|coffee|cafe|tea ?rooms?|tea ?house|bakery|patisserie|pastr\w+|desserts?|ice cream|parfaits?|sweets|sandwich\w*|salads?|juices?|bagels?|waffles?|ethiopian|peruvian|hawaiian|buffet of the world)\b/;
/** A kitchen that has something for the guest says so. */
const MARKED =
  /\b(?:vegan\w*|vegetarian\w*|veggie|veg|plant based|meatless|shojin|temple (?:food|cooking|cuisine)|buddhist|chay|jay)\b/;
const MARKED_IN_TIP = /\b(?:vegan|vegetarian) (?:courses?|menus?|sets?|dish(?:es)?|card|ramen)\b/;

/**
 * What a kitchen of a country is likely to hide from a guest who eats neither meat nor fish; undefined where it is known
 * to cook for them, says that it has something, or cooks in another way.
 */
export function hiddenIn(file: FoodFile, country: string): string | undefined {
  const hidden = BY_COUNTRY[country];

  if (!hidden || file.kind === 'cafe' || isKnownFor(file, 'vegetarian') || isMarked(file))
    return undefined;
  const kitchen = foldText(`${file.name} , ${file.cuisine}`);
  const isLocal = hidden.kitchens?.test(kitchen) ?? !FOREIGN.test(foldText(file.cuisine));
  const isDish = hidden.dishes?.test(file.dishes.map(foldText).join(' , ')) === true;

  return isLocal || isDish ? hidden.what : undefined;
}

function isMarked({ cuisine, dishes, tip = '' }: FoodFile): boolean {
  return (
    MARKED.test([cuisine, ...dishes].map(foldText).join(' , ')) || MARKED_IN_TIP.test(foldText(tip))
  );
}

/** What a guest who eats neither meat nor fish asks about in a country, beside what is asked everywhere. */
export function hiddenAt(country: string): string | undefined {
  return BY_COUNTRY[country]?.what;
}

/** Whether a dish of a country is likely to hold what such a guest leaves out: soba in Japan. */
export function hidesInDish(dish: string, country: string): boolean {
  const folded = foldText(dish);

  return BY_COUNTRY[country]?.dishes?.test(folded) === true && !MARKED.test(folded);
}
