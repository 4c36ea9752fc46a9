import type { PlanCosts } from '../generation/generated-trip.schema.ts';
import { sumMoney } from '../money.ts';
import { checkoutTotal, type Payable } from './checkout-total.ts';

/**
 * What a trip is expected to cost the party: selected flights or a selected stay take the place of their
 * estimate; selected experiences count towards the estimate of the activities, and beyond it where they cost
 * more. Told of costs that are expected already, it answers the same.
 */
export function expectedCosts(estimate: PlanCosts, trip: Payable): PlanCosts {
  const due = checkoutTotal(trip);
  const costs = {
    flights: due.flights > 0 ? due.flights : estimate.flights,
    stay: due.stay > 0 ? due.stay : estimate.stay,
    food: estimate.food,
    activities: Math.max(due.activities, estimate.activities),
    transport: estimate.transport,
  };

  return { ...costs, total: sumMoney(Object.values(costs)) };
}
