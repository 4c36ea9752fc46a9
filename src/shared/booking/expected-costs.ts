import type { PlanCosts } from '../generation/generated-trip.schema.ts';
import { sumMoney } from '../money.ts';
import type { OwnEntry } from '../trips/own-entries.schema.ts';
import { checkoutTotal, type Payable } from './checkout-total.ts';

/** What an expected cost needs of a trip: what was selected, and the traveller's own entries where they are told. */
export type Priced = Payable & { entries?: readonly Pick<OwnEntry, 'price'>[] | undefined };

/**
 * What a trip is expected to cost the party: selected flights or a selected stay take the place of their
 * estimate; selected experiences count towards the estimate of the activities, and beyond it where they cost
 * more. Prices of own entries come on top, since nothing tells which estimate one would replace. Told of costs
 * that are expected already, it answers the same.
 */
export function expectedCosts(estimate: PlanCosts, trip: Priced): PlanCosts {
  const due = checkoutTotal(trip);
  const own = ownCosts(estimate, trip);
  const costs = {
    flights: due.flights > 0 ? due.flights : estimate.flights,
    stay: due.stay > 0 ? due.stay : estimate.stay,
    food: estimate.food,
    activities: Math.max(due.activities, estimate.activities),
    transport: estimate.transport,
    ...(own > 0 ? { own } : {}),
  };

  return { ...costs, total: sumMoney(Object.values(costs)) };
}

/** A sealed trip keeps its entries to itself, so there the sum that the costs hold already stays. */
function ownCosts({ own = 0 }: PlanCosts, { entries }: Priced): number {
  return entries ? sumMoney(entries.map(({ price = 0 }) => price)) : own;
}
