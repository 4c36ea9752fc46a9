import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { capital, remarkOf, sentences } from '../candidates/place-words.ts';
import { sortDishes } from './diet-fit.ts';
import { dietNote, type Diners } from './diet-words.ts';

/** A restaurant as the plan tells of it: its kitchen, what this party leaves, and what to arrange. */
export function describeMeal(file: FoodFile, diners: Diners): string {
  const dishes = dishesToTell(file, diners).slice(0, 3).join(', ');
  const kitchen = capital(file.cuisine);

  return sentences([
    dishes ? `${kitchen}: ${dishes}` : kitchen,
    file.view === undefined ? undefined : `The view: ${file.view}`,
    dietNote(file, diners),
    // A dish worth ordering may be one that they don't eat.
    diners.needs.length === 0 ? file.tip : undefined,
    remarkOf(file),
  ]);
}

/** Who eats nothing hot is told of what is not, as long as the card has some. */
function dishesToTell({ dishes }: FoodFile, { needs }: Diners): readonly string[] {
  if (!needs.includes('mild')) return dishes;
  const { fit } = sortDishes(dishes, ['mild']);

  return fit.length > 0 ? fit : dishes;
}
