import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { decapital, joinWords } from '../candidates/place-words.ts';
import { sortDishes } from './diet-fit.ts';
import { isMeatlessHouse } from './food-traits.ts';
import { dietPhrase } from './diet-phrases.ts';
import type { TableNeed } from './table-need.ts';

/** Who sits at the table: what they keep to, and what is spoken there, the first language first. */
export type Diners = { needs: readonly TableNeed[]; languages: readonly string[] };

/** The need inside a sentence, and what to ask about where no dish says it. */
const WORDS: Readonly<Record<TableNeed, readonly [name: string, ...ask: string[]]>> = {
  'gluten-free': ['Gluten-free', 'sauces', 'the fryer'],
  peanuts: ['Peanut allergy', 'sauces', 'the frying oil'],
  nuts: ['Nut allergy', 'sauces', 'desserts'],
  shellfish: ['Shellfish allergy', 'stocks', 'the fryer'],
  fish: ['Fish allergy', 'stocks', 'sauces'],
  dairy: ['No dairy', 'butter', 'cream'],
  eggs: ['No eggs', 'batter', 'dressings'],
  soy: ['Soy allergy', 'sauces'],
  sesame: ['Sesame allergy', 'oils', 'dressings'],
  pregnant: ['Pregnant', 'raw fish', 'rare meat', 'raw-milk cheese'],
  vegan: ['Vegan', 'the vegan dishes'],
  vegetarian: ['Vegetarian', 'stocks'],
  pescatarian: ['Pescatarian', 'stocks'],
  halal: ['Halal', 'where the meat comes from'],
  kosher: ['Kosher', 'the fish'],
  'no-pork': ['No pork', 'lard', 'stocks'],
  'no-fish': ['No fish'],
  'no-shellfish': ['No shellfish'],
  sober: ['No alcohol'],
};

/** What is told of elsewhere, or has nothing to leave on a card. */
const NOT_TOLD: ReadonlySet<TableNeed> = new Set(['vegan', 'sober']);
const MOST_DISHES = 2;

/** What to leave, what to ask about and what to say at a restaurant. */
export function dietNote(file: FoodFile, { needs, languages }: Diners): string | undefined {
  const told = needs
    .filter((need) => !NOT_TOLD.has(need))
    .filter((need) => !(need === 'vegetarian' && isMeatlessHouse(file)));
  const { unfit } = sortDishes(file.dishes, told);
  const toAsk = told.filter((need) => sortDishes(file.dishes, [need]).unfit.length === 0);
  const leave = unfit.length > 0 ? [`leave the ${joinWords(unfit.slice(0, MOST_DISHES))}`] : [];

  return noteOf(told, { advice: [...leave, ...askFor(toAsk)], languages });
}

/** The sign over kitchens that cook without meat and fish. */
const SIGNS: Readonly<Record<string, string>> = {
  zh: 'look for the sign 素',
  yue: 'look for the sign 素',
  vi: 'look for the word chay',
  th: 'look for the yellow sign เจ',
  ko: 'look for the word 채식',
  hi: 'look for “pure veg”',
};
const USUAL_SIGN = 'an Indian, Lebanese or pizza kitchen is the safe choice';

/** The same where a meal is named and its card is not known. */
export function namedDietNote({ needs, languages }: Diners): string | undefined {
  const told = needs.filter((need) => !NOT_TOLD.has(need));

  return noteOf(told, { advice: askFor(told), languages });
}

/** The same for a meal of one's own choice. */
export function openDietNote({ needs, languages }: Diners): string | undefined {
  const told = needs.filter((need) => !NOT_TOLD.has(need));
  const sign =
    languages.map((one) => SIGNS[one.replace(/-.*/, '')]).find((one) => one !== undefined) ??
    USUAL_SIGN;
  const signs = told.includes('vegetarian') ? [sign] : [];

  return noteOf(told, { advice: [...signs, ...askFor(told)], languages });
}

function askFor(needs: readonly TableNeed[]): string[] {
  const matters = [...new Set(needs.flatMap((need) => WORDS[need].slice(1)))];

  return matters.length > 0 ? [`ask about ${joinWords(matters)}`] : [];
}

/** "Gluten-free and shellfish allergy: leave the bread; ask about stocks; say “sem glúten”". */
function noteOf(
  needs: readonly TableNeed[],
  { advice, languages }: { advice: readonly string[]; languages: readonly string[] },
): string | undefined {
  const phrases = needs.flatMap((need) => dietPhrase(need, languages) ?? []);
  const say = phrases.length > 0 ? [`say “${phrases.join(', ')}”`] : [];
  const [first = '', ...others] = needs.map((need) => WORDS[need][0]);

  if (needs.length === 0) return undefined;
  return `${joinWords([first, ...others.map(decapital)])}: ${[...advice, ...say].join('; ')}`;
}
