import { isDeepStrictEqual } from 'node:util';
import type { PlanCheck } from '#shared/generation/generated-trip.schema.ts';
import type { EditItineraryInput, ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { applyEdit } from './domain/apply-edit.ts';
import type { Edited } from './domain/edited.ts';
import { stopAt } from './domain/edit-faults.ts';
import { finishEdit, type FinishedPlan } from './domain/finish-edit.ts';
import { applyToStay, stayOfDay, withStayDays } from './domain/edit-stays.ts';
import type { EditWorld } from './domain/edit-world.ts';
import { judgeFacts, judgePlan, type Verdict } from './domain/judge-plan.ts';
import { finishStays, judgeStays } from './domain/stay-worlds.ts';
import {
  type EditContext,
  type ItineraryPorts,
  openPlannedContext,
  readState,
  toState,
} from './edit-context.ts';
import { createItineraryRevisionsRepository } from './itinerary-revisions.repository.ts';
import type { ItinerarySnapshot } from './itinerary-snapshot.ts';
import { createItineraryRepository } from './itinerary.repository.ts';
import { staleTrip } from './stale-trip.ts';

/**
 * Carries out one edit, has the whole plan checked, and keeps both. An edit that changes nothing leaves the
 * version as it is.
 */
export async function editItinerary(
  { id, version, edit }: EditItineraryInput,
  ports: ItineraryPorts,
): Promise<ItineraryState> {
  const context = await openPlannedContext(id, ports);
  const { trip } = context;

  if (trip.version !== version) throw staleTrip();
  const edited =
    context.stays.length > 0
      ? await editStay(context, edit, ports)
      : await editPlace(context, edit, ports);

  if (!edited) return readState(id, ports);
  const { plan, verdict } = edited;

  await ports.inTransaction(async (manager) => {
    const itinerary = createItineraryRepository(manager);
    const revisions = createItineraryRevisionsRepository(manager);

    if (!(await itinerary.claim(id, version))) throw staleTrip();
    await revisions.remember(id, edited.label, touchedBy(edit, trip));
    await itinerary.write(id, toSnapshot(plan, verdict.checks, trip));
  });

  return toState(
    {
      ...trip,
      version: version + 1,
      itineraryDays: plan.itinerary,
      costs: plan.costs,
      score: trip.score === undefined ? undefined : plan.score,
      bound: trip.bound,
    },
    { ...verdict, undoLabel: edited.label },
  );
}

/** The plan after an edit, and the checker's word on it. */
type EditedPlan = { label: string; plan: FinishedPlan; verdict: Verdict };
type Edit = EditItineraryInput['edit'];

/** An edit of a trip to one place; undefined when it changes nothing. */
async function editPlace(
  context: EditContext & { world: EditWorld },
  edit: Edit,
  ports: ItineraryPorts,
): Promise<EditedPlan | undefined> {
  const { trip, world } = context;
  const edited =
    edit.kind === 'repair'
      ? await repair(context, edit.day, ports)
      : applyEdit(trip.itineraryDays, edit, world);

  if (isDeepStrictEqual(edited.days, trip.itineraryDays)) return undefined;
  const facts = judgeFacts(world);
  const plan = finishEdit(trip.itineraryDays, edited.days, { world, facts });

  return { label: edited.label, plan, verdict: judgePlan(plan, facts) };
}

/** An edit within one stay of a trip to several places; undefined when it changes nothing. */
async function editStay(
  { trip, asked, stays }: EditContext,
  edit: Edit,
  ports: ItineraryPorts,
): Promise<EditedPlan | undefined> {
  const edited =
    edit.kind === 'repair'
      ? await repairStay({ trip, asked, stays }, edit.day, ports)
      : applyToStay(trip, edit, stays);

  if (isDeepStrictEqual(edited.days, stays[edited.stay]?.trip.itineraryDays)) return undefined;
  const plan = finishStays(trip, stays, withStayDays(stays, edited.stay, edited.days));

  return { label: edited.label, plan, verdict: judgeStays(plan, stays) };
}

async function repairStay(
  { trip, asked, stays }: Pick<EditContext, 'trip' | 'asked' | 'stays'>,
  number: number,
  ports: ItineraryPorts,
): Promise<Edited & { stay: number }> {
  const { stay, day } = stayOfDay(trip, number, 'edit.day');
  const [own, request] = [stays[stay], asked.stays?.[stay]];

  if (!own || !request) throw new RangeError(`No stay ${stay}`);
  const { days } = await repair({ trip: own.trip, asked: request }, day, ports);

  return { stay, days, label: `Repaired day ${number}` };
}

/** The planner's work, so it is done in a thread of its own. */
async function repair(
  { trip, asked }: Pick<EditContext, 'trip' | 'asked'>,
  day: number,
  ports: ItineraryPorts,
): Promise<Edited> {
  const touched = (await ports.revisions.last(trip.id))?.touched;
  const days = await ports.pool.run('repair', { ...asked, trip, day, touched });

  return { days, label: `Repaired day ${day}` };
}

/** The place that an edit is about, which a repair right after it plans around. */
function touchedBy(
  edit: EditItineraryInput['edit'],
  { itineraryDays }: TripDetail,
): string | undefined {
  if (edit.kind === 'add' || edit.kind === 'swap') return edit.placeId;
  if (edit.kind === 'repair' || edit.kind === 'remove') return undefined;
  return stopAt(itineraryDays, edit.stop).place?.id;
}

function toSnapshot(plan: FinishedPlan, checks: PlanCheck[], trip: TripDetail): ItinerarySnapshot {
  return {
    days: plan.itinerary,
    ...(trip.places ? { places: trip.places } : {}),
    plan: {
      destinationId: trip.destinationId ?? null,
      generatedBy: trip.generatedBy ?? null,
      checks,
      score: trip.score === undefined ? null : plan.score,
      bound: trip.bound ?? null,
      warnings: plan.warnings,
      costs: plan.costs,
      stay: trip.stay ?? null,
    },
    activities: plan.activities,
    diningOptions: plan.diningOptions,
  };
}
