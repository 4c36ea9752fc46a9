import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { isTreat } from '../candidates/light-meal.ts';
import { isDrink } from './drinks.ts';
import { isUncooked } from './safe-food.ts';
import { decapital, joinWords } from '../candidates/place-words.ts';
import { sortDishes } from './diet-fit.ts';
import { isMeatlessHouse, isOfAnimals, traitsOf } from './food-traits.ts';
import { isKnownFor } from './known-kitchen.ts';
import { isMeatlessDish } from './meatless-table.ts';
import { dietPhrase } from './diet-phrases.ts';
import { REFUSED_FOODS, refusedFood } from './refused-foods.ts';
import { MEATLESS, type TableNeed } from './table-needs.ts';

/** Who sits at the table: what they keep to, and what is spoken there, the first language first. */
export type Diners = {
  needs: readonly TableNeed[];
  languages: readonly string[];
  /** Some eat no meat and others do. */
  isMixed?: boolean;
  /** What cooks of the country put into dishes that look meatless. */
  hidden?: string;
};

/** The need inside a sentence, and what to ask about where no dish says it. */
const WORDS: Readonly<Partial<Record<TableNeed, readonly [name: string, ...ask: string[]]>>> = {
  'gluten-free': ['Gluten-free', 'sauces', 'the fryer'],
  peanuts: ['Peanut allergy', 'sauces', 'the frying oil'],
  nuts: ['Nut allergy', 'sauces', 'desserts'],
  shellfish: ['Shellfish allergy', 'stocks', 'the fryer'],
  fish: ['Fish allergy', 'stocks', 'sauces'],
  dairy: ['No dairy', 'butter', 'cream'],
  eggs: ['No eggs', 'batter', 'dressings'],
  soy: ['Soy allergy', 'sauces'],
  sesame: ['Sesame allergy', 'oils', 'dressings'],
  buckwheat: ['Buckwheat allergy', 'noodles', 'the boiling water'],
  pregnant: ['Pregnant', 'raw fish', 'rare meat', 'raw-milk cheese'],
  vegan: ['Vegan', 'the vegan dishes'],
  vegetarian: ['Vegetarian', 'stocks'],
  'no-fish-stock': ['No fish stock', 'stocks', 'sauces'],
  pescatarian: ['Pescatarian', 'stocks'],
  halal: ['Halal', 'where the meat comes from'],
  kosher: ['Kosher', 'the fish'],
  'no-pork': ['No pork', 'lard', 'stocks'],
  mild: ['Not spicy'],
  sober: ['No alcohol'],
};

/** The need inside a sentence, and what to ask about. */
function wordsOf(need: TableNeed): readonly [name: string, ...ask: string[]] {
  return WORDS[need] ?? [`No ${refusedFood(need)}`];
}

/** What is told of elsewhere, or has nothing to leave on a card. */
const NOT_TOLD: ReadonlySet<TableNeed> = new Set(['mild', 'sober', 'safe-food']);
/** No dish of a card tells whether they are met: the kitchen is asked. */
const ASKED_FOR: ReadonlySet<TableNeed> = new Set(['vegan', 'vegetarian', 'no-fish-stock']);
const MOST_DISHES = 2;
/** What a kitchen is called that is known to cook for a guest; what is left out goes without saying there. */
const KNOWN_AS: Partial<Record<TableNeed, string>> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  'no-fish-stock': 'without fish stock',
  'gluten-free': 'gluten-free',
  halal: 'halal',
  kosher: 'kosher',
  dairy: 'without dairy',
  eggs: 'without eggs',
};
/** Needs that hold where neither meat nor fish is cooked. */
const OF_ANIMALS: ReadonlySet<TableNeed> = new Set<TableNeed>([
  ...REFUSED_FOODS.filter(isOfAnimals).map((food) => `no-${food}` as const),
  'vegetarian',
  'pescatarian',
  'no-fish-stock',
  'halal',
  'kosher',
]);
/** Dishes that are made of plants wherever they are cooked. */
const OF_PLANTS =
  /\b(?:vegan|veg\w*|plant\w*|falafel|hummus|houmous|salads?|tofu|beans?|lentils?|chickpeas?|mushrooms?|aubergines?|eggplants?|dh?als?|dosas?|idli|mezz?e|artichokes?|seitan|tempeh|jackfruit|couscous with seven)\b/i;
/** Needs that nobody has to think of over coffee and cake. */
const NOT_AT_CAFES: ReadonlySet<TableNeed> = new Set([
  'vegetarian',
  'no-fish-stock',
  'pescatarian',
]);

/** What a restaurant cooks for the party, and else what to have and to leave; what holds at every table is told once. */
export function dietNote(
  file: FoodFile,
  { needs, isMixed = false }: Pick<Diners, 'needs' | 'isMixed'>,
): string | undefined {
  const told = needs
    .filter((need) => !NOT_TOLD.has(need) && !isKnownFor(file, need))
    .filter((need) => !(OF_ANIMALS.has(need) && isMeatlessHouse(file)))
    .filter((need) => !(isOnlyLeft(need, file) && !hasUnfit(file, need)));
  const { unfit } = sortDishes(
    file.dishes,
    told.filter((need) => !ASKED_FOR.has(need)),
  );
  const leave = unfit.length > 0 ? [leaveWords(file, unfit, needs)] : [];
  const vegan = told.includes('vegan') ? [veganWords(file)] : [];
  const meatless = told.includes('vegetarian') ? vegetarianWords(file, isMixed) : [];

  const note = noteOf(told, [...vegan, ...meatless, ...leave]);
  const mild = needs.includes('mild') ? mildWords(file, needs) : undefined;
  const safe = needs.includes('safe-food') ? safeWords(file, needs) : undefined;
  const said = [mild, safe, knownWords(file, needs), note].filter((part) => part !== undefined);

  return said.length > 0 ? said.join('. ') : undefined;
}

/** Whether nothing is said of a need at a table that has none of it on the card. */
function isOnlyLeft(need: TableNeed, { kind }: FoodFile): boolean {
  return refusedFood(need) !== undefined || (kind === 'cafe' && NOT_AT_CAFES.has(need));
}

function hasUnfit(file: FoodFile, need: TableNeed): boolean {
  return sortDishes(file.dishes, [need]).unfit.length > 0;
}

/** Where what a house is known for is to be left, there is something else to have, or nothing. */
function leaveWords(
  { dishes }: FoodFile,
  unfit: readonly string[],
  needs: readonly TableNeed[],
): string {
  const left = joinWords(unfit.slice(0, MOST_DISHES));
  const fit = sortDishes(dishes, needs)
    .fit.filter((dish) => !isDrink(dish))
    .slice(0, MOST_DISHES);

  return unfit[0] === dishes[0] && fit.length > 0
    ? `have the ${joinWords(fit)} rather than the ${left}`
    : `leave the ${left}`;
}

/** What a child can have where others eat hot food. */
function mildWords(file: FoodFile, needs: readonly TableNeed[]): string | undefined {
  if (file.kind !== 'food-market' && !traitsOf(file).has('hot')) return undefined;
  const { fit } = sortDishes(file.dishes, needs);
  const real = fit.filter((dish) => !isTreat(dish) && !isDrink(dish));

  return real.length > 0
    ? `Not spicy: ${joinWords(real.slice(0, MOST_DISHES))}`
    : 'Ask for it without chilli for the little ones';
}

/** What a careful stomach can have: what is cooked, and what is better left. */
function safeWords({ kind, dishes }: FoodFile, needs: readonly TableNeed[]): string | undefined {
  const { fit } = sortDishes(dishes, needs);
  const cooked = fit
    .filter((dish) => !isUncooked(dish) && !isDrink(dish) && !isTreat(dish))
    .slice(0, MOST_DISHES);
  const raw = dishes.filter(isUncooked).slice(0, MOST_DISHES);

  if (kind === 'cafe' || cooked.length === 0) return undefined;
  return raw.length > 0
    ? `Have the ${joinWords(cooked)}, cooked and hot, and leave the ${joinWords(raw)}`
    : `Cooked and hot: ${joinWords(cooked)}`;
}

function veganWords({ dishes }: FoodFile): string {
  const { fit } = sortDishes(
    dishes.filter((dish) => OF_PLANTS.test(dish) && isMeatlessDish(dish) && !isDrink(dish)),
    ['vegan'],
  );

  return fit.length > 0
    ? `try the ${joinWords(fit.slice(0, MOST_DISHES))}, and ask for it without butter and egg`
    : 'ask for the vegan dishes';
}

/** What there is without meat and fish, where the card has some of both; those who all eat so are told of nothing else. */
function vegetarianWords({ dishes }: FoodFile, isMixed: boolean): string[] {
  const { fit, unfit } = sortDishes(dishes, ['vegetarian']);
  const meatless = fit
    .filter((dish) => isMeatlessDish(dish) && !isDrink(dish))
    .slice(0, MOST_DISHES);

  if (unfit.length === 0) return [];
  if (meatless.length === 0) return ['ask for the dishes without meat and fish'];
  return isMixed ? [`have the ${joinWords(meatless)}`] : [];
}

function isUncertified(file: FoodFile, needs: readonly TableNeed[]): boolean {
  return needs.includes('kosher') && !isKnownFor(file, 'kosher');
}

/** "Known for vegetarian cooking without fish stock". */
function knownWords(file: FoodFile, needs: readonly TableNeed[]): string | undefined {
  const known = needs.filter((need) => isKnownFor(file, need));

  if (file.vegan === 'full' && known.length > 0) return 'The whole menu is vegan';
  if (isMeatlessHouse(file) && needs.some((need) => OF_ANIMALS.has(need)))
    return `No meat or fish in this kitchen${isUncertified(file, needs) ? ', and no certificate' : ''}`;
  const names = known
    .flatMap((need) => KNOWN_AS[need] ?? [])
    .filter((name, _, all) => !(name === 'vegetarian' && all.includes('vegan')));

  const [kinds, without] = [false, true].map((isWithout) =>
    names.filter((name) => name.startsWith('without ') === isWithout),
  );
  const words = [joinWords(kinds ?? []), 'cooking', joinWords(without ?? [])];

  return names.length > 0 ? `Known for ${words.filter(Boolean).join(' ')}` : undefined;
}

/** The sign over kitchens that cook without meat and fish. */
const SIGNS: Readonly<Record<string, string>> = {
  ja: 'look for 精進 (temple cooking) or ヴィーガン, or an Indian or pizza kitchen; else take plum rice balls and fruit along',
  zh: 'look for the sign 素',
  yue: 'look for the sign 素',
  vi: 'look for the word chay',
  th: 'look for the yellow sign เจ',
  ko: 'look for the word 채식',
  hi: 'look for “pure veg”',
};
const USUAL_SIGN = 'an Indian, Lebanese or pizza kitchen is the safe choice';

/** How to find a table of one's own choice, where cooks of the country put up a sign. */
export function openDietNote({ needs, languages }: Diners): string | undefined {
  const sign =
    languages.map((one) => SIGNS[one.replace(/-.*/, '')]).find((one) => one !== undefined) ??
    USUAL_SIGN;

  return needs.includes('vegetarian') ? noteOf(['vegetarian'], [sign]) : undefined;
}

/** What to ask about and to say wherever one sits down: "Gluten-free: ask about sauces and the fryer; say “sem glúten”". */
export function dietAdvice({ needs, languages, hidden }: Diners): string | undefined {
  const told = needs.filter((need) => !NOT_TOLD.has(need));
  const isHidden = hidden !== undefined && told.some((need) => MEATLESS.has(need));
  const said = isHidden ? [...new Set([...told, 'no-fish-stock' as const])] : told;
  const phrases = said.flatMap((need) => dietPhrase(need, languages) ?? []);
  const say = phrases.length > 0 ? [`say “${phrases.join(', ')}”`] : [];

  return noteOf(told, [...askFor(told, isHidden ? hidden : undefined), ...say]);
}

function askFor(needs: readonly TableNeed[], hidden: string | undefined): string[] {
  const matters = needs.flatMap((need) =>
    need === 'vegetarian' && hidden !== undefined ? [hidden] : wordsOf(need).slice(1),
  );

  return matters.length > 0 ? [`ask about ${joinWords([...new Set(matters)])}`] : [];
}

/** "Gluten-free and shellfish allergy: leave the bread". */
function noteOf(needs: readonly TableNeed[], advice: readonly string[]): string | undefined {
  const [first = '', ...others] = needs.map((need) => wordsOf(need)[0]);

  return needs.length === 0 || advice.length === 0
    ? undefined
    : `${joinWords([first, ...others.map(decapital)])}: ${advice.join('; ')}`;
}
