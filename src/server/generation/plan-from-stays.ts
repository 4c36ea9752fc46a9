import { PlanningError } from '#server/planner/planning-error.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import { askedDetails } from '#server/planning/asked/asked-details.ts';
import { assembleTrip } from '#server/planning/assembly/assemble-trip.ts';
import type { StayChoice } from '#server/planning/candidates/choose-stay.ts';
import { draftPlan } from '#server/planning/assembly/draft-plan.ts';
import { inNames } from '#server/planning/understanding/in-names.ts';
import type { DestinationBrief } from '#server/planning/assembly/planning-input.ts';
import type { PlanDraft } from '#server/planning/assembly/plan-draft.ts';
import type { GenerationWorld } from './generation-world.ts';

/** How many stays are tried before the answer is no. */
const MAX_STAYS = 3;

export type ProvedPlan = { trip: ItineraryTrip; draft: PlanDraft };

type Found = ProvedPlan | { reason: string };

/**
 * The plan from the first stay from which one keeps every rule, with fewer day trips where the days cannot hold
 * them; else why there is none, without naming the place.
 */
export function planFromStays(
  brief: DestinationBrief,
  stays: readonly StayChoice[],
  world: GenerationWorld,
): Found {
  world.onStage?.('scheduling');
  const found = withFittingDayTrips(brief, stays, world);
  const isTimed = askedDetails(brief.request).appointments.length > 0;

  if (!('reason' in found) || !isTimed) return found;
  // No plan keeps these appointments and every rule: it is made without, and names them first.
  return withFittingDayTrips(
    { ...brief, request: { ...brief.request, areAppointmentsSetAside: true } },
    stays,
    world,
  );
}

function withFittingDayTrips(
  brief: DestinationBrief,
  stays: readonly StayChoice[],
  world: GenerationWorld,
): Found {
  const found = firstThatHolds(brief, stays, world);

  if (!('reason' in found) || !brief.withFewerDayTrips) return found;
  const { request } = brief;
  const fewer = withFittingDayTrips({ ...brief.withFewerDayTrips(), request }, stays, world);

  return 'reason' in fewer ? found : fewer;
}

function firstThatHolds(
  brief: DestinationBrief,
  stays: readonly StayChoice[],
  world: GenerationWorld,
): Found {
  let reason: string | undefined; // why a stay that can be paid does not do

  for (const stay of stays.slice(0, MAX_STAYS)) {
    try {
      const draft = draftPlan(brief, stay, world);

      if (!draft) continue;
      world.onStage?.('checking');
      const trip = assembleTrip(draft);
      const checks = world.prove(trip, draft);
      const broken = checks.find(({ ok }) => !ok);

      if (!broken) return { trip: { ...trip, checks }, draft };
      reason ??= broken.detail;
    } catch (error) {
      if (!(error instanceof PlanningError)) throw error;
      reason = inNames(error.detail, world.catalogue);
    }
  }

  return { reason: reason ?? 'the budget does not reach for a stay' };
}
