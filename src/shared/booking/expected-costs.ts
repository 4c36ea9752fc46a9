import type { PlanCosts } from '../generation/generated-trip.schema.ts';
import { parsePrice, sumMoney } from '../money.ts';
import type { OwnEntry } from '../trips/own-entries.schema.ts';
import { checkoutTotal, nightsOfStay, type Payable } from './checkout-total.ts';
import { roomsFor } from './rooms-for.ts';

/** What an expected cost needs of a trip: what was selected, and the traveller's own entries where they are told. */
export type Priced = Payable & {
  entries?: readonly Pick<OwnEntry, 'price'>[] | undefined;
  tripPreferences?: { travelers: number } | undefined;
};

/**
 * What a trip is expected to cost the party: selected flights or a selected stay take the place of their
 * estimate; selected experiences count towards the estimate of the activities, and beyond it where they cost
 * more; a selected ride is part of the estimate of transport already. Prices of own entries come on top, since nothing tells which estimate one would replace. Told of costs
 * that are expected already, it answers the same.
 */
export function expectedCosts(estimate: PlanCosts, trip: Priced): PlanCosts {
  const due = checkoutTotal(trip);
  const own = ownCosts(estimate, trip);
  const costs = {
    flights: due.flights > 0 ? due.flights : estimate.flights,
    stay: due.stay > 0 ? sumMoney([due.stay, openStays(trip)]) : estimate.stay,
    food: estimate.food,
    activities: Math.max(due.activities, estimate.activities),
    transport: estimate.transport,
    ...(own > 0 ? { own } : {}),
  };

  return { ...costs, total: sumMoney(Object.values(costs)) };
}

/** Of several places, those that no hotel is chosen for yet: their suggested stays, a room for every two. */
function openStays(trip: Priced): number {
  if ((trip.places?.length ?? 0) < 2) return 0;
  const rooms = roomsFor(trip.tripPreferences?.travelers ?? 1);

  return sumMoney(
    trip.accommodations
      .filter(({ isSelected }) => isSelected === false)
      .map((stay) => parsePrice(stay.pricePerNight) * nightsOfStay(trip, stay) * rooms),
  );
}

/** A sealed trip keeps its entries to itself, so there the sum that the costs hold already stays. */
function ownCosts({ own = 0 }: PlanCosts, { entries }: Priced): number {
  return entries ? sumMoney(entries.map(({ price = 0 }) => price)) : own;
}
