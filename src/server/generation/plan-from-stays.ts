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
/** How often stops that break a rule are left out of a plan. */
const MAX_REPAIRS = 3;

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
  const failed: Failed[] = [];

  for (const stay of stays.slice(0, MAX_STAYS)) {
    const found = planFrom(brief, stay, world);

    if (!found) continue;
    if ('trip' in found) return found;
    failed.push(found);
    // A day that does not hold its day trip holds it from no other stay: fewer of them come first.
    if (found.broken && brief.withFewerDayTrips) break;
  }
  const broken = failed.find((one) => one.broken)?.broken;

  return (broken && repaired(brief, broken, world)) ?? { reason: failed[0]?.reason ?? NO_STAY };
}

const NO_STAY = 'the budget does not reach for a stay';

/** A plan that breaks rules, and in which words. */
type Unproved = { stay: StayChoice; draft: PlanDraft; details: string; repairs?: number };

type Failed = { reason: string; broken?: Unproved };

/** The proved plan from one stay, or why there is none; undefined when the money does not reach. */
function planFrom(
  brief: DestinationBrief,
  stay: StayChoice,
  world: GenerationWorld,
): ProvedPlan | Failed | undefined {
  try {
    const draft = draftPlan(brief, stay, world);

    if (!draft) return undefined;
    world.onStage?.('checking');
    const trip = assembleTrip(draft);
    const checks = world.prove(trip, draft);
    const broken = checks.filter(({ ok }) => !ok);
    const [first] = broken;

    if (!first) return { trip: { ...trip, checks }, draft };
    const details = broken.map(({ detail }) => detail).join(' ');

    return { reason: first.detail, broken: { stay, draft, details } };
  } catch (error) {
    if (!(error instanceof PlanningError)) throw error;
    return { reason: inNames(error.detail, world.catalogue) };
  }
}

/** The plan anew without the stops that break a rule; what was wished for among them is named as missing. */
function repaired(
  brief: DestinationBrief,
  { stay, draft, details, repairs = 1 }: Unproved,
  world: GenerationWorld,
): ProvedPlan | undefined {
  const planned = new Set(draft.solution.routes.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const isKept = ({ id, file }: { id: string; file: { name: string } }) =>
    !planned.has(id) || !details.includes(file.name);
  const candidates = brief.candidates.filter(isKept);
  const tables = brief.tables.filter(isKept);

  if (candidates.length + tables.length === brief.candidates.length + brief.tables.length)
    return undefined;
  const without = { ...brief, candidates, tables };
  const found = planFrom(without, stay, world);

  if (!found) return undefined;
  if ('trip' in found) return found;
  return found.broken && repairs < MAX_REPAIRS
    ? repaired(without, { ...found.broken, repairs: repairs + 1 }, world)
    : undefined;
}
