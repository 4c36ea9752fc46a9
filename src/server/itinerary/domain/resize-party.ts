import { roomsFor } from '#server/planning/assembly/budget.ts';
import type { PlanCosts } from '#shared/generation/generated-trip.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** A trip for so many travelers: flights cost by the person, the stay by its rooms. Its days are told anew by `redateDays`. */
export function resizeParty(trip: TripDetail, travelers: number): TripDetail {
  return {
    ...trip,
    travelers,
    tripPreferences: { ...trip.tripPreferences, travelers },
    costs: trip.costs && forParty(trip.costs, trip.tripPreferences.travelers, travelers),
  };
}

function forParty(costs: PlanCosts, before: number, now: number): PlanCosts {
  const flights = Math.round((costs.flights * now) / before);
  const stay = Math.round((costs.stay * roomsFor(now)) / roomsFor(before));

  return {
    ...costs,
    flights,
    stay,
    total: costs.total - costs.flights - costs.stay + flights + stay,
  };
}
