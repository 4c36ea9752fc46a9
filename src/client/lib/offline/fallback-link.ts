import { TRPCClientError, type Operation, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/trpc/app-router.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { errorStatus, isNotFound } from '../error-message.ts';
import { markReached, markStale, markUnreached } from './connection.ts';
import { forgetTrip, keptKey, readAllKept, readKept, writeKept } from './offline-store.ts';
import type { Kept } from './offline-store.ts';
import { knownTripsPage } from './known-trips.ts';
import { withChanges } from './packing-changes.ts';
import { waitingPacking } from './waiting-packing.ts';

/** Kept here, page by page; a trip's own replies are kept with the changes to them (keep-changes.ts). */
const LISTS = 'trips.list';

/**
 * Answers with what is kept when no reply comes: a trip that was opened once opens without a network, marked
 * with when it was true.
 */
export const offlineFallbackLink: TRPCLink<AppRouter> = () => {
  return ({ next, op }) =>
    observable((observer) => {
      const key = op.type === 'query' ? keptKey(op.path, op.input) : undefined;

      const answerFromMemory = async (failure: TRPCClientError<AppRouter>, name: string) => {
        const kept = await recall(op, name);

        if (!kept) return observer.error(failure);
        markStale(name, kept.keptAt);
        observer.next({ result: { type: 'data', data: kept.data } });
        observer.complete();
      };

      return next(op).subscribe({
        next(value) {
          markReached(key);
          if (key && op.path === LISTS && 'data' in value.result)
            attempt(writeKept(key, { data: value.result.data, keptAt: Date.now() }));
          observer.next(value);
        },
        complete: () => observer.complete(),
        error(failure) {
          noteFailure(failure, op, key);
          if (key && isUnreached(failure, op)) void answerFromMemory(failure, key);
          else observer.error(failure);
        },
      });
    });
};

/** No reply came; one that was called off by the page itself does not count. */
function isUnreached(error: unknown, { signal }: Operation): boolean {
  return (
    error instanceof TRPCClientError && errorStatus(error) === undefined && signal?.aborted !== true
  );
}

function noteFailure(failure: unknown, op: Operation, key: string | undefined): void {
  if (isUnreached(failure, op)) return markUnreached();
  if (errorStatus(failure) === undefined) return;
  markReached(key);
  const { id } = (op.input ?? {}) as { id?: unknown };

  if (key && isNotFound(failure) && typeof id === 'number') attempt(forgetTrip(id));
}

/** A browser that keeps nothing (a private window, a full disk) still shows everything while it is online. */
function attempt(work: Promise<void>): void {
  work.catch(() => undefined);
}

async function recall({ path, input }: Operation, key: string): Promise<Kept | undefined> {
  try {
    const kept = await readKept(key);

    if (!kept) return path === LISTS ? await knownTrips(input) : undefined;
    return path === 'trips.byId'
      ? { ...kept, data: withChanges(kept.data as TripDetail, await waitingPacking.load()) }
      : kept;
  } catch {
    return undefined;
  }
}

async function knownTrips(input: unknown): Promise<Kept | undefined> {
  const kept = await readAllKept('trips.byId');

  if (kept.length === 0) return undefined;
  const trips = kept.map(({ data }) => data as TripDetail);

  return {
    data: knownTripsPage(trips, input ?? {}, new Date()),
    keptAt: Math.min(...kept.map(({ keptAt }) => keptAt)),
  };
}
