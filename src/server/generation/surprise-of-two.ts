import type { ItineraryTrip, SurpriseTrip } from '#shared/generation/generated-trip.schema.ts';
import { countedUsd } from '#server/planning/asked/counted-costs.ts';
import { askedDetails } from '#server/planning/asked/asked-details.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { checkedNeeds } from '#server/planning/days/pace.ts';
import type { Match } from '#server/planning/destination/match-destination.ts';
import { toSurprise } from '#server/planning/hints/surprise-trip.ts';
import { askedStops, withSecondStop } from '#server/planning/journey/second-stop.ts';
import type { Wishes } from '#server/planning/understanding/wishes.ts';
import { tryJourney } from './generate-journey.ts';
import type { GenerationWorld } from './generation-world.ts';

/** Nobody moves on after a single night of a surprise. */
const LEAST_NIGHTS = 2;

/** A surprise with a second stop, where there is time and a place for one and the spending limit holds it. */
export function surpriseOfTwo(
  request: PlanRequest,
  { wishes, matches }: { wishes: Wishes; matches: readonly Match[] },
  world: GenerationWorld,
): SurpriseTrip | undefined {
  const { relaxation, toddler } = checkedNeeds(wishes);
  const { limitUsd = Infinity, limitWithout } = askedDetails(request);

  for (const route of withSecondStop(request, matches, { isSlow: relaxation || toddler })) {
    const found = tryJourney(request, route, world);

    if ('reason' in found || countedUsd(found.trip.costs, limitWithout) > limitUsd) continue;
    const { trip, stays } = found;

    if (stays.length === 2 && stays.every(({ nights }) => nights >= LEAST_NIGHTS))
      return toSurprise(trip, { request, catalogue: world.catalogue, stays });
  }
  return undefined;
}

/** A surprise to one place says first where two stops were asked for. */
export function withOneStopTold(trip: ItineraryTrip, request: PlanRequest): ItineraryTrip {
  if (askedStops(request) !== 'two') return trip;
  const detail = 'No two places a short ride apart suit what you asked for and these days.';

  return {
    ...trip,
    asked: [{ wish: 'Two stops', met: false, detail }, ...(trip.asked ?? [])],
    warnings: [`Two stops: ${detail}`, ...trip.warnings],
  };
}
