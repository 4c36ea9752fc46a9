import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import type {
  AcceptItineraryInput,
  ItineraryProposal,
  ProposeItineraryInput,
} from '#shared/trips/itinerary-edit.schema.ts';
import { createTripPlansRepository } from '../generation/trip-plans.repository.ts';
import { planChanges } from '../planner/plan-changes.ts';
import { refuseSealed } from '#server/exports/sealed-trip.ts';
import type { ItineraryRequest } from '../generation/itinerary-request.ts';
import { stayOfDay } from './domain/edit-stays.ts';
import { finishEdit } from './domain/finish-edit.ts';
import { finishStays, judgeStays } from './domain/stay-worlds.ts';
import { judgeFacts, judgePlan } from './domain/judge-plan.ts';
import { type EditContext, type ItineraryPorts, openEditContext } from './edit-context.ts';
import { createItineraryProposalsRepository } from './itinerary-proposals.repository.ts';
import { createItineraryRepository } from './itinerary.repository.ts';
import { staleTrip } from './stale-trip.ts';

/** How long proposed days wait to be taken. */
const PROPOSAL_MS = 60 * 60_000;

/** Plans days of a trip anew and keeps them beside the trip; the trip itself stays as it is. */
export async function proposeItinerary(
  { id, days }: ProposeItineraryInput,
  ports: ItineraryPorts,
): Promise<ItineraryProposal> {
  const { pool } = ports;
  const context = await openEditContext(id, ports);
  const { trip } = context;

  refuseUnknownDays(trip, days ?? []);
  const plan =
    (days && (await mendedPlan(context, [...new Set(days)], pool))) ??
    (await newPlan(context, pool));

  return keepProposal(trip, plan, ports);
}

/** Keeps a plan beside the trip for a while, and tells what it would change. */
export async function keepProposal(
  { id, version, itineraryDays }: Pick<EditContext['trip'], 'id' | 'version' | 'itineraryDays'>,
  plan: ItineraryTrip,
  { inTransaction, clock }: Pick<ItineraryPorts, 'inTransaction' | 'clock'>,
): Promise<ItineraryProposal> {
  const proposalId = randomUUID();
  const now = clock.now();
  const proposal = {
    id: proposalId,
    tripId: id,
    tripVersion: version,
    plan,
    expiresAt: new Date(now.getTime() + PROPOSAL_MS),
  };

  await inTransaction((manager) => createItineraryProposalsRepository(manager).save(proposal, now));
  return {
    proposalId,
    ...(plan.places ? { places: plan.places } : {}),
    costs: plan.costs,
    days: plan.itinerary,
    checks: plan.checks,
    changes: planChanges(itineraryDays, plan.itinerary),
  };
}

function refuseUnknownDays(
  { itineraryDays }: EditContext['trip'],
  numbers: readonly number[],
): void {
  const unknown = numbers.flatMap((number, index) =>
    itineraryDays.some(({ dayNumber }) => dayNumber === number)
      ? []
      : [`days.${index}: this trip has no day ${number}`],
  );

  if (unknown.length > 0) throw new AppError('BAD_REQUEST', unknown.join('; '));
}

function newPlan(
  { trip, asked }: EditContext,
  pool: ItineraryPorts['pool'],
): Promise<ItineraryTrip> {
  // Asked again for changed days, the planner comes up with others.
  const replanned = (one: ItineraryRequest): ItineraryRequest => ({
    ...one,
    request: { ...one.request, variant: trip.version },
  });

  return pool.run('itinerary', {
    ...replanned(asked),
    ...(asked.stays ? { stays: asked.stays.map(replanned) } : {}),
  });
}

/** The plan with only some days put right, the others as they are; undefined where that cannot be done. */
async function mendedPlan(
  { trip, asked, world, stays }: EditContext,
  numbers: readonly number[],
  pool: ItineraryPorts['pool'],
): Promise<ItineraryTrip | undefined> {
  if (stays.length > 0) return mendedStays({ trip, asked, stays }, numbers, pool);
  if (!world) return undefined;
  let days = trip.itineraryDays;

  try {
    for (const day of numbers) {
      days = await pool.run('repair', { ...asked, trip: { ...trip, itineraryDays: days }, day });
    }
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return undefined;
    throw error;
  }

  const facts = judgeFacts(world);
  const plan = finishEdit(trip.itineraryDays, days, { world, facts });

  return { ...plan, checks: judgePlan(plan, facts).checks };
}

/** The same for a trip to several places: each day is mended within its stay. */
async function mendedStays(
  { trip, asked, stays }: Pick<EditContext, 'trip' | 'asked' | 'stays'>,
  numbers: readonly number[],
  pool: ItineraryPorts['pool'],
): Promise<ItineraryTrip | undefined> {
  const days = stays.map((stay) => stay.trip.itineraryDays);

  try {
    for (const number of numbers) {
      const { stay, day } = stayOfDay(trip, number, 'days');
      const [own, request] = [stays[stay], asked.stays?.[stay]];

      if (!own || !request) return undefined;
      const itineraryDays = days[stay] ?? [];

      // One after the other: each day is planned around what the one before has taken.
      // oxlint-disable-next-line no-await-in-loop
      days[stay] = await pool.run('repair', {
        ...request,
        trip: { ...own.trip, itineraryDays },
        day,
      });
    }
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return undefined;
    throw error;
  }
  const plan = finishStays(trip, stays, days);

  return { ...plan, checks: judgeStays(plan, stays).checks };
}

/** Makes proposed days the trip's, all or nothing. */
export async function acceptItinerary(
  { id, version, proposalId }: AcceptItineraryInput,
  { tripById, inTransaction, clock }: ItineraryPorts,
): Promise<void> {
  refuseSealed(await tripById(id));
  await inTransaction(async (manager) => {
    const proposals = createItineraryProposalsRepository(manager);

    if (!(await createItineraryRepository(manager).claim(id, version))) throw staleTrip();
    const proposal = await proposals.find(proposalId, id, clock.now());

    if (!proposal) {
      throw new AppError('NOT_FOUND', 'This new plan has expired. Ask for another one.');
    }
    if (proposal.tripVersion !== version) throw staleTrip();
    await createTripPlansRepository(manager).replaceDays(id, proposal.plan);
    await proposals.clear(id);
  });
}
