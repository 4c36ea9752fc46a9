import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import type {
  AcceptItineraryInput,
  ItineraryProposal,
} from '#shared/trips/itinerary-edit.schema.ts';
import { createTripPlansRepository } from '../generation/trip-plans.repository.ts';
import { planChanges } from '../planner/plan-changes.ts';
import { refuseSealed } from '../take-along/sealed-trip.ts';
import { type ItineraryPorts, openDesk, stale } from './itinerary-desk.ts';
import { createItineraryProposalsRepository } from './itinerary-proposals.repository.ts';
import { createItineraryRepository } from './itinerary.repository.ts';

/** How long proposed days wait to be taken. */
const PROPOSAL_MS = 60 * 60_000;

/** Plans the days of a trip anew and keeps them beside the trip; the trip itself stays as it is. */
export async function proposeItinerary(
  id: number,
  { pool, inTransaction, clock, ...ports }: ItineraryPorts,
): Promise<ItineraryProposal> {
  const { trip, asked } = await openDesk(id, { pool, inTransaction, clock, ...ports });
  // Asked again for changed days, the planner comes up with others.
  const request = { ...asked.request, variant: trip.version };
  const plan = await pool.run('itinerary', { ...asked, request });
  const proposalId = randomUUID();
  const now = clock.now();
  const proposal = {
    id: proposalId,
    tripId: id,
    tripVersion: trip.version,
    plan,
    expiresAt: new Date(now.getTime() + PROPOSAL_MS),
  };

  await inTransaction((manager) => createItineraryProposalsRepository(manager).save(proposal, now));
  return {
    proposalId,
    days: plan.itinerary,
    checks: plan.checks,
    changes: planChanges(trip.itineraryDays, plan.itinerary),
  };
}

/** Makes proposed days the trip's, all or nothing. */
export async function acceptItinerary(
  { id, version, proposalId }: AcceptItineraryInput,
  { tripById, inTransaction, clock }: ItineraryPorts,
): Promise<void> {
  refuseSealed(await tripById(id));
  await inTransaction(async (manager) => {
    const proposals = createItineraryProposalsRepository(manager);

    if (!(await createItineraryRepository(manager).claim(id, version))) throw stale();
    const proposal = await proposals.find(proposalId, id, clock.now());

    if (!proposal) {
      throw new AppError('NOT_FOUND', 'These days are no longer on offer. Ask for new ones.');
    }
    if (proposal.tripVersion !== version) throw stale();
    await createTripPlansRepository(manager).replaceDays(id, proposal.plan);
    await proposals.clear(id);
  });
}
