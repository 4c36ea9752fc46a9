import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { PlannedRoute } from '#server/planner/problem.ts';
import type { PlanInput } from './build-problem.ts';

/**
 * The input without the tables of a plan that lie behind the ticket of a sight which the same day does not hold: nobody
 * pays for a museum to have lunch in it. Undefined where there are none.
 */
export function withoutTablesBehind(
  planInput: PlanInput,
  routes: readonly PlannedRoute[],
): PlanInput | undefined {
  const { restaurants, destination } = planInput;
  const out = new Set(
    restaurants.flatMap(({ id, file: { behind } }) => {
      const sight = behind === undefined ? undefined : globalPlaceId(destination.id, behind);
      const days = routes.map(({ stops }) => stops.map((stop) => stop.id));

      return sight !== undefined && days.some((ids) => ids.includes(id) && !ids.includes(sight))
        ? [id]
        : [];
    }),
  );

  return out.size === 0
    ? undefined
    : { ...planInput, restaurants: restaurants.filter(({ id }) => !out.has(id)) };
}
