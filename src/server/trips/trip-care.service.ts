import type { z } from 'zod';
import type { renameTripInput } from '#shared/trips/trip-copies.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Clock } from '../clock.ts';
import type { TripCareRepository } from './trip-care.repository.ts';
import { tripNotFound } from './trip-not-found.ts';

type Ports = {
  care: TripCareRepository;
  /** Throws NOT_FOUND when there is no such trip. */
  tripById: (id: number) => Promise<TripDetail>;
  clock: Clock;
};

/** A deleted trip can be brought back for 30 days. */
const KEEP_DELETED_MS = 30 * 86_400_000;

/** A trip's name, and deletion that can be taken back. */
export function createTripCareService({ care, tripById, clock }: Ports) {
  return {
    /** Gives the trip a name of the traveller's own; an empty one takes it back. NOT_FOUND without the trip. */
    async rename({ id, title }: z.output<typeof renameTripInput>): Promise<TripDetail> {
      if (!(await care.rename(id, title || null))) throw tripNotFound();
      return tripById(id);
    },

    /** Hides the trip everywhere at once; `restore` brings it back for 30 days. NOT_FOUND without the trip. */
    async remove(id: number): Promise<{ id: number }> {
      if (!(await care.markDeleted(id, clock.now()))) throw tripNotFound();
      return { id };
    },

    /** Brings a deleted trip back; safe to call again. NOT_FOUND when there is none, or no longer. */
    async restore(id: number): Promise<TripDetail> {
      await care.unmarkDeleted(id);
      return tripById(id);
    },

    /** Removes for good the trips that were deleted more than 30 days ago; answers how many. */
    purgeDeleted: (): Promise<number> =>
      care.purge(new Date(clock.now().getTime() - KEEP_DELETED_MS)),
  };
}
