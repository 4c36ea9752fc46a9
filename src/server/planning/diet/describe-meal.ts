import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { capital, remarkOf, sentences } from '../candidates/place-words.ts';
import { dietNote, type Diners } from './diet-words.ts';

/** A restaurant as the plan tells of it: its kitchen, what this party leaves, and what to arrange. */
export function describeMeal(file: FoodFile, diners: Diners): string {
  const dishes = file.dishes.slice(0, 3).join(', ');
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
