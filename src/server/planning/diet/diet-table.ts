import { type FoodTrait, traitsOfFood } from './food-traits.ts';
import { REFUSED_FOODS, type RefusedNeed } from './refused-foods.ts';
import type { TableNeed } from './table-needs.ts';

type DietRule = {
  /** A kitchen that lives on one of these cannot serve the guest. */
  never: readonly FoodTrait[];
  /** Nor can one that has any of these on the card: a trace is too much. */
  noTrace?: readonly FoodTrait[];
  /** To be left on the card: told at each meal. */
  skip: readonly FoodTrait[];
  /** Stalls, food halls and bakeries share boards, pans and oil. */
  noStalls?: boolean;
  /** Kitchens that serve the guest well, by their cuisine. */
  good?: RegExp;
};

/** What makes somebody ill in the least amount. */
function notATraceOf(trait: FoodTrait): DietRule {
  return { never: [trait], noTrace: [trait], skip: [trait], noStalls: true };
}

/** Who refuses a food leaves it where it is one dish of others. */
const REFUSED = Object.fromEntries(
  REFUSED_FOODS.map((food) => [
    `no-${food}`,
    { never: traitsOfFood(food), skip: traitsOfFood(food) },
  ]),
) as Record<RefusedNeed, DietRule>;

/** Which kitchens can serve whom. */
export const DIET_TABLE: Readonly<Record<TableNeed, DietRule>> = {
  ...REFUSED,
  'gluten-free': {
    never: ['wheat'],
    skip: ['wheat'],
    noStalls: true,
    good: /gluten|rice|risott|grill|steak|asado|parrilla|churrasc|indian|mexican|taco|arepa|pho\b|thai|khmer|lao|peruvian|ethiopian|fish|seafood|garden|farm|bowl|salad|hotpot|bbq|barbecue|korean|tasting|fine dining/,
  },
  peanuts: {
    ...notATraceOf('peanuts'),
    good: /french|italian|greek|tavern|japanese|sushi|bistro|grill|spanish|portuguese|pizza/,
  },
  nuts: {
    ...notATraceOf('nuts'),
    good: /grill|steak|japanese|sushi|tavern|pub|fish|seafood|tapas/,
  },
  shellfish: {
    ...notATraceOf('shellfish'),
    good: /grill|steak|italian|pizza|vegetarian|bistro|indian|tavern|trattoria|roast|asado|garden|farm/,
  },
  fish: {
    ...notATraceOf('fish'),
    good: /grill|steak|pizza|vegetarian|bistro|indian|trattoria|roast|asado|mexican|garden|farm/,
  },
  sesame: notATraceOf('sesame'),
  buckwheat: notATraceOf('buckwheat'),
  dairy: {
    never: ['dairy'],
    skip: ['dairy'],
    good: /vegan|thai|vietnamese|japanese|chinese|korean|khmer|lao|seafood|fish|sushi|grill/,
  },
  eggs: { never: ['eggs'], skip: ['eggs'], good: /vegan|grill|seafood|fish|indian/ },
  soy: { never: ['soy'], skip: ['soy'], good: /italian|french|greek|tavern|grill|mexican|indian/ },
  pregnant: {
    never: ['raw-fish'],
    skip: ['raw-fish'],
    good: /grill|vegetarian|bistro|trattoria|indian|home/,
  },
  // A stomach that is easily upset: nothing raw, and nothing that has stood about.
  'safe-food': {
    never: ['raw-fish'],
    skip: ['raw-fish'],
    noStalls: true,
    good: /hotel|bistro|brasserie|fine dining|tasting|italian|french|japanese|in (?:a|an old) (?:villa|mansion|house)|garden|royal|palace/,
  },
  vegan: { never: [], skip: ['meat', 'pork', 'fish', 'shellfish', 'dairy', 'eggs'] },
  vegetarian: {
    never: [],
    skip: ['meat', 'pork', 'fish', 'shellfish'],
  },
  'no-fish-stock': { never: [], skip: ['fish-stock', 'fish', 'shellfish'] },
  pescatarian: { never: [], skip: ['meat', 'pork'], good: /fish|seafood|sushi|vegetarian|plant/ },
  halal: {
    never: ['pork', 'alcohol'],
    // Where pork is cooked no pot is halal.
    noTrace: ['pork'],
    skip: ['pork', 'alcohol'],
    good: /halal|muslim|lebanese|levant|syrian|turk|anatol|kebab|persian|iran|pakistan|mughl|malay|indonesian|egypt|morocc|tunis|uzbek|afghan|yemen|emirati|jordan|vegetarian|vegan|seafood|fish/,
  },
  kosher: {
    never: ['pork', 'shellfish'],
    noTrace: ['pork', 'shellfish'],
    skip: ['pork', 'shellfish', 'meat'],
    good: /kosher|jewish|israeli|vegetarian|vegan|fish/,
  },
  mild: { never: [], skip: ['hot'] },
  sober: { never: ['alcohol'], skip: [] },
};
