import { askedDetails } from '#server/planning/asked/asked-details.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import { BUDGET_LEVELS, BUDGET_OPTIONS, toBudgetLevel } from '#shared/preferences/options.ts';

type Planned = { trip: Pick<ItineraryTrip, 'itinerary'> };

/**
 * A plan that keeps the spending limit of the notes: at the level that was chosen, else with simpler stays and tables,
 * level by level. Where the limit leaves no money for the sights that were named, or for any plan, the simplest one
 * without it, which names the limit first.
 */
export function withinLimit<T extends Planned>(
  request: PlanRequest,
  plan: (request: PlanRequest) => T | { reason: string },
): T | { reason: string } {
  const found = plan(request);

  if (askedDetails(request).limitUsd === undefined) return found;
  const simpler = simplerThan(request);
  const kept = 'reason' in found ? firstOf(simpler, plan) : found;
  const named = new Set(request.asked?.sights.wanted);

  if (kept && namedIn(kept, named) === named.size) return kept;
  const free = plan({ ...(simpler.at(-1) ?? request), isLimitSetAside: true });

  return kept && ('reason' in free || namedIn(free, named) <= namedIn(kept, named)) ? kept : free;
}

function firstOf<T extends Planned>(
  requests: readonly PlanRequest[],
  plan: (request: PlanRequest) => T | { reason: string },
): T | undefined {
  for (const request of requests) {
    const found = plan(request);

    if (!('reason' in found)) return found;
  }
  return undefined;
}

/** How many of the sights that were named a plan holds. */
function namedIn({ trip }: Planned, named: ReadonlySet<string>): number {
  const stops = trip.itinerary.flatMap(({ activities }) =>
    activities.flatMap(({ place, partOf }) => [place?.id, partOf]),
  );

  return new Set(stops.filter((id) => id !== undefined && named.has(id))).size;
}

/** The same trip one level down, then two. */
function simplerThan(request: PlanRequest): PlanRequest[] {
  const level = BUDGET_LEVELS.indexOf(toBudgetLevel(request.budget));

  return BUDGET_OPTIONS.slice(0, Math.max(0, level))
    .toReversed()
    .map((budget) => ({ ...request, budget, chosenBudget: request.budget }));
}
