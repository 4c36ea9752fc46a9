import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { servesDish } from '../understanding/dish-wishes.ts';

/** Whether one sits there over coffee and cake rather than over a meal. */
export function isCafe({ kind, style }: FoodFile): boolean {
  return kind === 'cafe' && (style === 'cafe' || style === 'breakfast' || style === 'bakery');
}

/** Whether one has breakfast there: by the meals that it names, else by what it is like. */
export function servesBreakfast(file: FoodFile): boolean {
  const { style, meals } = file;

  return meals ? meals.includes('breakfast') : style === 'breakfast' || isCafe(file);
}

/** Which cafés have something that was asked for and that no table of the plan has had so far. */
export function wishedCafe(
  wanted: readonly string[],
  used: ReadonlySet<string>,
  { id, food }: Destination,
): (file: FoodFile) => boolean {
  const had = food.filter((file) => used.has(globalPlaceId(id, file.id)));
  const open = wanted.filter((dish) => !had.some((file) => servesDish(file, dish)));

  return (file) =>
    (isCafe(file) || servesBreakfast(file)) && open.some((dish) => servesDish(file, dish));
}
