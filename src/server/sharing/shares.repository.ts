import { IsNull, type EntityManager } from 'typeorm';
import type { SharedPart } from '#shared/sharing/shared-parts.ts';
import type { ShareKind } from '#shared/sharing/sharing.schema.ts';
import { tripShareSchema, type TripShareEntity } from '../db/entities/trip-share.entity.ts';
import { insertRows } from '../db/insert-rows.ts';

export type SharesRepository = ReturnType<typeof createSharesRepository>;

/** A share as the service knows it. */
export type Share = Pick<TripShareEntity, 'userId' | 'tripId' | 'kind' | 'token' | 'shows'>;
export type ShareSubject = { userId: number; tripId: number | null; kind: ShareKind };

/** The addresses that open trips to others. */
export function createSharesRepository(manager: EntityManager) {
  const shares = manager.getRepository(tripShareSchema);

  return {
    /** Undefined when the address is not, or no longer, one of ours. */
    async findByToken(token: string, kind: ShareKind): Promise<Share | undefined> {
      return (await shares.findOneBy({ token, kind })) ?? undefined;
    },

    findByTrip: (tripId: number): Promise<Share[]> => shares.findBy({ tripId }),

    async find(subject: ShareSubject): Promise<Share | undefined> {
      return (await shares.findOneBy(conditions(subject))) ?? undefined;
    },

    /** Writes a share where there is none; a second one at the same moment is a write conflict. */
    async insert(share: Share): Promise<void> {
      await insertRows(manager, tripShareSchema, [share]);
    },

    /** Whether there was one to change; its address stays. */
    changeShows: async (subject: ShareSubject, shows: SharedPart[]): Promise<boolean> =>
      (await shares.update(conditions(subject), { shows })).affected === 1,

    async remove(subject: ShareSubject): Promise<void> {
      await shares.delete(conditions(subject));
    },
  };
}

function conditions({ userId, tripId, kind }: ShareSubject) {
  return tripId === null ? { userId, kind, tripId: IsNull() } : { tripId, kind };
}
