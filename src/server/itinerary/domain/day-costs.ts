import { tripCosts } from '#server/planning/assembly/plan-costs.ts';
import type { PlanCosts, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { costsOfDay, dayRoute } from './day-route.ts';
import type { EditWorld } from './edit-world.ts';

/** The trip's costs by what its days hold now; flights and stay are as they were. */
export function costsOf(days: readonly PlannedDay[], world: EditWorld): PlanCosts {
  const { flights, stay } = world.costs;
  const ofDays = days.map(({ activities }) =>
    costsOfDay(activities, dayRoute(activities, world), world.request.travelers),
  );

  return tripCosts({ flights, stay, transfers: world.transfers }, ofDays);
}
