import { mealsOf } from '../day-trips/meal-tours.ts';
import type { PlanInput } from './build-problem.ts';

/** Whether dinner comes with a visit. */
export function bringsDinnerOf({
  candidates,
}: Pick<PlanInput, 'candidates'>): (id: string) => boolean {
  const bringing = new Set(
    candidates.filter((one) => mealsOf(one).includes('dinner')).map(({ id }) => id),
  );

  return (id) => bringing.has(id);
}
