import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { capital, remarkOf, sentences } from '../candidates/place-words.ts';
import { sortDishes } from './diet-fit.ts';
import { isMeatlessHouse } from './food-traits.ts';
import { refusedFood } from './refused-foods.ts';
import { dietNote, type Diners } from './diet-words.ts';
import { MEATLESS } from './table-needs.ts';

/** A restaurant as the plan tells of it: its kitchen, what this party leaves, and what to arrange. */
export function describeMeal(file: FoodFile, diners: Diners): string {
  // What a careful stomach can have is told once, with what to leave.
  const isTold = diners.needs.includes('safe-food');
  const dishes = isTold ? '' : dishesToTell(file, diners).slice(0, 3).join(', ');
  const kitchen = capital(file.cuisine);

  return sentences([
    dishes ? `${kitchen}: ${dishes}` : kitchen,
    file.view === undefined ? undefined : `The view: ${file.view}`,
    dietNote(file, diners),
    tipFor(file, diners),
    remarkOf(file),
  ]);
}

/** Words for guests who leave out gluten. */
const WITHOUT_GLUTEN = /\b(?:coeliac|celiac|gluten)/i;

/** Words for guests who eat neither meat nor fish: "say no fish stock when you book". */
const TO_THE_MEATLESS =
  /\b(?:vegetarians?|vegans?|(?:no|without|never|neither) (?:\w+ )?(?:fish|meat)|stock)\b/i;

function isOfOthers(tip: string, needs: Diners['needs']): boolean {
  const isForThem = needs.some((need) => MEATLESS.has(need)) && TO_THE_MEATLESS.test(tip);

  return !isForThem && sortDishes([tip], needs).unfit.length > 0;
}

/** What a friend says of a table, unless it speaks of something that they don't eat, or to others who don't. */
function tipFor({ tip }: FoodFile, { needs }: Diners): string | undefined {
  if (tip === undefined || isOfOthers(tip, needs)) return undefined;
  if (needs.includes('gluten-free') || !WITHOUT_GLUTEN.test(tip)) return tip;
  const kept = tip.split(/[.;:](?:\s|$)/).filter((clause) => !WITHOUT_GLUTEN.test(clause));

  return kept.filter(Boolean).map(capital).join('. ') || undefined;
}

/**
 * The dishes of a card to tell the party of: who eats nothing hot, or refuses a food, is told of the others as long as
 * the card has some; who all eat neither meat nor fish, of no dish of them.
 */
function dishesToTell(
  file: FoodFile,
  { needs, isMixed }: Pick<Diners, 'needs' | 'isMixed'>,
): readonly string[] {
  const meatless = needs.filter((need) => MEATLESS.has(need));
  const dishes =
    meatless.length === 0 || isMixed || isMeatlessHouse(file)
      ? file.dishes
      : sortDishes(file.dishes, meatless).fit;
  const { fit } = sortDishes(
    dishes,
    needs.filter((need) => need === 'mild' || refusedFood(need) !== undefined),
  );

  return fit.length > 0 ? fit : dishes;
}

/** What of a card all of the party can have; where some eat no meat and others do, what the others can. */
export function dishesToOrder({ dishes }: FoodFile, { needs, isMixed = false }: Diners): string[] {
  return sortDishes(
    dishes,
    needs.filter((need) => !(isMixed && MEATLESS.has(need))),
  ).fit;
}
