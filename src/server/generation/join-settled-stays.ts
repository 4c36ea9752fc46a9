import { AppError } from '#shared/app-error.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import { explainTrip } from '#server/planning/assembly/explain-trip.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { checkFacts } from '#server/planning/assembly/prove.ts';
import { joinTrips } from '#server/planning/journey/join-trips.ts';
import type { PlaceOfRoute } from '#server/planning/journey/trip-places.ts';
import { proveJourney } from '#server/planning/journey/prove-journey.ts';
import type { ProvedPlan } from './plan-from-stays.ts';

type Settled = {
  request: PlanRequest;
  places?: readonly PlaceOfRoute[];
  flightsUsd?: number;
};

/** Stays that are planned anew, as one trip over the same places. Throws a 422 when the whole breaks a rule. */
export function joinSettledStays(
  { request, places: before = [], flightsUsd = 0 }: Settled,
  plans: readonly ProvedPlan[],
): ItineraryTrip {
  const drafts = plans.map(({ draft }) => draft);
  const trips = plans.map(({ trip, draft }) => explainTrip(trip, draft, checkFacts(draft)));
  const places = before.flatMap((place, index) => {
    const trip = trips[index];

    return trip ? [{ ...place, stay: trip.accommodation }] : [];
  });
  const trip = joinTrips({ request, trips, places, flightsUsd, drafts });
  const checks = proveJourney(trip, { request, drafts });
  const broken = checks.find(({ ok }) => !ok);

  if (broken) throw new AppError('UNPROCESSABLE', `These days can't be planned: ${broken.detail}.`);
  return { ...trip, checks };
}
