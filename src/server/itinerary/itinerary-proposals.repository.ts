import type { EntityManager } from 'typeorm';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import { itineraryProposalSchema } from '../db/entities/itinerary-proposal.entity.ts';

export type ItineraryProposalRow = {
  id: string;
  tripId: number;
  tripVersion: number;
  plan: ItineraryTrip;
  expiresAt: Date;
};

/** How many proposals of one trip wait at a time. */
const MOST_WAITING = 3;

/** Days planned anew that wait to be taken. */
export function createItineraryProposalsRepository(manager: EntityManager) {
  return {
    /** Keeps a proposal; what has expired goes, and the trip's oldest beyond the few that may wait. Call it inside a transaction. */
    async save(proposal: ItineraryProposalRow, now: Date): Promise<void> {
      await manager.insert(itineraryProposalSchema, { ...proposal, plan: { ...proposal.plan } });
      await manager
        .createQueryBuilder()
        .delete()
        .from(itineraryProposalSchema)
        .where(
          `"expiresAt" <= :now OR ("tripId" = :tripId AND "id" NOT IN (SELECT "id" FROM "itinerary_proposals"
            WHERE "tripId" = :tripId ORDER BY "expiresAt" DESC, "createdAt" DESC LIMIT ${MOST_WAITING}))`,
          { now, tripId: proposal.tripId },
        )
        .execute();
    },

    /** Undefined when the trip has no such proposal any more. */
    async find(id: string, tripId: number, now: Date): Promise<ItineraryProposalRow | undefined> {
      const row = await manager.findOneBy(itineraryProposalSchema, { id, tripId });

      if (!row || row.expiresAt <= now) return undefined;
      return {
        id: row.id,
        tripId: row.tripId,
        tripVersion: row.tripVersion,
        plan: row.plan as ItineraryTrip,
        expiresAt: row.expiresAt,
      };
    },

    /** Forgets every proposal of a trip. */
    async clear(tripId: number): Promise<void> {
      await manager.delete(itineraryProposalSchema, { tripId });
    },
  };
}
