import type { PlanSolution } from '#server/planner/problem.ts';
import type { PlanCosts } from '#shared/generation/generated-trip.schema.ts';
import type { Budget } from './budget.ts';

export type DayCosts = { food: number; activities: number; transport: number };

/** What one route costs the party, in whole US dollars. */
export function routeCosts(
  route: PlanSolution['routes'][number],
  usdOf: (id: string) => number,
): DayCosts {
  const sum = (kind: 'visit' | 'meal') =>
    Math.round(
      route.stops
        .filter((stop) => stop.kind === kind)
        .reduce((total, stop) => total + usdOf(stop.id), 0),
    );
  const legs = route.stops.reduce((total, stop) => total + stop.leg.usd, route.back.usd);

  return { food: sum('meal'), activities: sum('visit'), transport: Math.round(legs) };
}

/** The trip's costs by category; the total is their exact sum. */
export function tripCosts(
  budget: Pick<Budget, 'flights' | 'stay' | 'transfers'>,
  days: readonly DayCosts[],
): PlanCosts {
  const sum = (key: keyof DayCosts) => days.reduce((total, day) => total + day[key], 0);
  const costs = {
    flights: Math.round(budget.flights),
    stay: Math.round(budget.stay),
    food: sum('food'),
    activities: sum('activities'),
    transport: sum('transport') + budget.transfers,
  };

  return { ...costs, total: Object.values(costs).reduce((total, cost) => total + cost, 0) };
}
