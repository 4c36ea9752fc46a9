import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isTooDear } from './meal-prices.ts';
import type { Taste } from './trip-taste.ts';

type Guest = { isVegan: boolean; destination: Destination; days: number };

/** Kitchens that use what somebody is allergic to in what they are known for. */
const ALLERGEN_DISHES: Readonly<Record<string, RegExp>> = {
  peanuts: /peanut|satay|pad thai|som ?tum|papaya salad|massaman|gado|groundnut|mafe|rojak|mole\b/,
  nuts: /\bnut|peanut|satay|pad thai|som ?tum|massaman|gado|almond|pistachio|walnut|hazelnut|cashew|pesto|baklava|praline|romesco|mole\b/,
  shellfish:
    /shellfish|shrimp|prawn|crab|lobster|oyster|mussel|clam|scallop|seafood|gambas|langoust/,
  seafood:
    /seafood|fish|shellfish|shrimp|prawn|crab|lobster|oyster|mussel|clam|squid|octopus|sushi/,
  fish: /fish|salmon|tuna|cod\b|anchov|sardine|herring|sushi|ceviche|poke\b/,
  sesame: /sesame|tahini|hummus|halva|gomae/,
};

/** Lunch and dinner. */
const MEALS_A_DAY = 2;
/** From this price level on children are not expected, and above it not at ease. */
const DEAR = 3;
/** One dinner of such a journey may cost more than the others. */
const OCCASIONS = new Set(['Honeymoon', 'Anniversary']);
const MEATLESS = /vegan|vegetarian|plant/;

type Rule = { isFor: boolean; isUnfit: (file: FoodFile) => boolean; isHard?: boolean };

/**
 * The restaurants for this party. What would harm somebody goes in any case; what merely does not suit goes as long as
 * enough others are left. Named restaurants stay.
 */
export function partyRestaurants(
  files: readonly FoodFile[],
  taste: Taste,
  { isVegan, destination, days }: Guest,
): FoodFile[] {
  const least = days * MEALS_A_DAY;
  const isNamed = ({ id }: FoodFile) =>
    taste.wishes.places.wanted.includes(globalPlaceId(destination.id, id));

  return rulesFor(taste, isVegan).reduce<FoodFile[]>(
    (left, { isFor, isUnfit, isHard }) => {
      const fit = isFor ? left.filter((file) => isNamed(file) || !isUnfit(file)) : left;

      return isHard || fit.length >= least ? fit : left;
    },
    [...files],
  );
}

/** The most important first: later ones give way where restaurants are few. */
function rulesFor({ wishes, interests, allergies = [], level }: Taste, isVegan: boolean): Rule[] {
  const { needs, occasion } = wishes;
  const isOccasion = occasion !== undefined || interests.some((one) => OCCASIONS.has(one));
  const isWithChildren = needs.includes('toddler') || needs.includes('kids');
  const words = allergies.flatMap((allergen) => ALLERGEN_DISHES[allergen] ?? []);

  return [
    { isFor: words.length > 0, isUnfit: (file) => serves(file, words), isHard: true },
    // A stall has no card to read and one pan for everything.
    { isFor: words.length > 0, isUnfit: isStall },
    {
      isFor: !isVegan && !needs.includes('vegetarian'),
      isUnfit: ({ vegan, cuisine }) => vegan === 'full' || MEATLESS.test(cuisine.toLowerCase()),
    },
    {
      isFor: isWithChildren,
      isUnfit: ({ style, priceLevel }) => style === 'festive' || priceLevel > DEAR,
      isHard: true,
    },
    {
      isFor: isWithChildren,
      isUnfit: ({ style, priceLevel }) => style === 'late' || priceLevel === DEAR,
    },
    {
      isFor: true,
      isUnfit: ({ priceLevel, style }) =>
        isTooDear(priceLevel, level) && !(isOccasion && style === 'festive'),
    },
    {
      isFor: needs.includes('seniors'),
      isUnfit: ({ style }) => style === 'street-food' || style === 'late',
    },
  ];
}

function isStall({ style, cuisine }: FoodFile): boolean {
  return style === 'street-food' || /street food/i.test(cuisine);
}

function serves({ cuisine, dishes, name }: FoodFile, words: readonly RegExp[]): boolean {
  const menu = foldText([name, cuisine, ...dishes].join(' , '));

  return words.some((word) => word.test(menu));
}
