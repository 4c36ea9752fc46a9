import { refusedFoodsIn } from '../diet/read-refused-foods.ts';
import { type Choice, choose } from './choice.ts';
import { COMMA, plainWords } from './clauses.ts';
import { dishMeasures } from './dish-measures.ts';
import { DISH_WORDS } from './dish-wishes.ts';

/** What is wanted and what not; what the trip is about, what is to be had once, and what at every meal. */
export type DishWishes = Choice<string> & { chief?: string[]; once?: string[]; always?: string[] };

/** Kinds of food are told, and kept off the table, as foods that are refused. */
const REFUSED_AS_FOOD: ReadonlySet<string> = new Set(['fish', 'seafood']);

/** What notes want to eat, and what not; `clauses` are theirs, folded, their commas marked, without names. */
export function readDishes(clauses: readonly string[], notes: string): DishWishes | undefined {
  const refusesFoods = refusedFoodsIn(notes).length > 0;
  const { wanted, avoided } = choose(clauses, DISH_WORDS);
  const allowed = choose(clauses.map(withoutAllergies), DISH_WORDS);
  const dishes = {
    wanted: wanted.filter((dish) => allowed.wanted.includes(dish)),
    avoided: avoided.filter((dish) => !(refusesFoods && REFUSED_AS_FOOD.has(dish))),
  };
  const text = clauses.map(plainWords).join(' . ');

  if (dishes.wanted.length + dishes.avoided.length === 0) return undefined;
  return { ...dishes, ...dishMeasures(text, dishes.wanted) };
}

const OF_ALLERGY = /al+erg|intoleran|anaphyla|uczul/;

/** A marked clause without its parts that tell of an allergy: who has one to shellfish asks for none. */
function withoutAllergies(clause: string): string {
  return clause
    .split(COMMA)
    .filter((part) => !OF_ALLERGY.test(part))
    .join(COMMA);
}
