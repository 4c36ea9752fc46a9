import { roomsFor } from '#server/planning/assembly/budget.ts';
import type { PlanCosts } from '#shared/generation/generated-trip.schema.ts';
import type { TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** A trip for so many travelers: flights cost by the person, the stay by its rooms. Its days are told anew by `redateDays`. */
export function resizeParty(trip: TripDetail, travelers: number): TripDetail {
  return {
    ...trip,
    travelers,
    ...(trip.places
      ? {
          places: trip.places.map((place) =>
            forRiders(place, trip.tripPreferences.travelers, travelers),
          ),
        }
      : {}),
    tripPreferences: { ...trip.tripPreferences, travelers },
    costs: trip.costs && forParty(trip.costs, trip.tripPreferences.travelers, travelers),
  };
}

/** Fares go by the person, a car does not, and its stops do. */
function forRiders({ ride, ...place }: TripPlace, before: number, now: number): TripPlace {
  if (!ride) return place;
  if (ride.mode === 'drive') return { ...place, ride: { ...ride, ...stopsFor(ride, before, now) } };
  return { ...place, ride: { ...ride, usd: Math.round((ride.usd * now) / before) } };
}

/** What is paid at the stops of a drive goes by the person. */
function stopsFor(
  { stops }: Pick<TripRide, 'stops'>,
  before: number,
  now: number,
): Pick<TripRide, 'stops'> {
  if (!stops) return {};
  return {
    stops: stops.map((stop) =>
      stop.usd === undefined ? stop : { ...stop, usd: Math.round((stop.usd * now) / before) },
    ),
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
