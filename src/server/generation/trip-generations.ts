import { randomUUID } from 'node:crypto';
import { AppError, type ErrorCode, ERROR_STATUS } from '#shared/app-error.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { ProgressInput } from '#shared/generation/generation.schema.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { TripType } from '#shared/preferences/options.ts';
import type { GenerationClaims } from './generation-claims.ts';
import type { GenerationJobs } from './generation-jobs.ts';
import type { GenerationsRepository } from './generations.repository.ts';
import { withClearPlaces } from '../places/settle-places.ts';
import {
  type NumberedEvent,
  readEventId,
  UNKNOWN_GENERATION,
  watchGeneration,
} from './watch-generation.ts';
import { CROWDED } from './generation-pool.ts';

export type Wanted = { preferenceId: number; tripType: TripType; exclude: readonly string[] };
export type Outcome = { state: 'waiting' | 'running' } | { state: 'done'; trip: GeneratedTrip };

export type TripGenerationsPorts = {
  jobs: Pick<GenerationJobs, 'open' | 'receive' | 'wake' | 'emitter'>;
  claims: Pick<GenerationClaims, 'add' | 'cancel'>;
  generations: GenerationsRepository;
  /** Throws NOT_FOUND when there are no such preferences. */
  preferenceById: (id: number) => Promise<SavedPreference>;
};

const LOOK_AGAIN_MS = 5_000;
/** A preference's generation that ended this long ago is still told to who asks for its progress. */
const FRESH_SECONDS = 3;
const FIND_MS = 60_000;
const LATE = 'Planning took too long. Please try again.';
const LEFT = 'The caller left before the plan was ready.';
const PATIENCE_MS = 320_000;

/** Generations as their callers see them: begun, watched, waited for, cancelled; whichever process works. */
export function createTripGenerations(ports: TripGenerationsPorts) {
  const { jobs, claims, generations, preferenceById } = ports;

  /** Puts a generation into the queue; asked again while one is under way, it is that one. */
  async function start({ preferenceId, tripType, exclude }: Wanted): Promise<string> {
    const [preference] = await Promise.all([preferenceById(preferenceId), jobs.open()]);

    // Asked back at once, with what may be meant; a generation keeps only the words of a failure.
    await withClearPlaces({ ...preference, tripType });
    const key = JSON.stringify([preferenceId, tripType, exclude.toSorted()]);
    const wanted = { id: randomUUID(), preferenceId, tripType, exclude: [...exclude], key };

    const id =
      (await claims.add(wanted)) ?? (await generations.underWay(key)) ?? (await claims.add(wanted)); // the one that was under way has just ended

    if (!id) throw new AppError('TOO_MANY_REQUESTS', CROWDED);
    jobs.wake();
    return id;
  }

  /** How it stands after at most `waitMs`. Throws the generation's own failure, or NOT_FOUND. */
  async function outcome(id: string, waitMs: number, signal?: AbortSignal): Promise<Outcome> {
    await jobs.open();
    const until = Date.now() + waitMs;
    const subscription = jobs.emitter.listen(`ended ${id}`);

    try {
      for (;;) {
        const now = await readOutcome(id, generations);
        const left = until - Date.now();

        if (now.state === 'done' || left <= 0 || signal?.aborted) return now;
        await subscription.wait(Math.min(left, LOOK_AGAIN_MS), signal);
      }
    } finally {
      subscription.close();
    }
  }

  const find = createFinder(ports, start);

  return {
    start,
    outcome,

    /** Begins and waits to the end. NOT_FOUND, or a 422 that names the smallest change that would work. */
    async trip(wanted: Wanted, signal?: AbortSignal): Promise<GeneratedTrip> {
      const result = await outcome(await start(wanted), PATIENCE_MS, signal);

      if (result.state === 'done') return result.trip;
      if (signal?.aborted) throw new AppError('CALLER_LEFT', LEFT);
      throw new AppError('SERVICE_UNAVAILABLE', LATE);
    },

    /** Stops the work and what it costs, wherever it runs; false when it had ended. NOT_FOUND when unknown. */
    async cancel(id: string): Promise<boolean> {
      await jobs.open();
      if (!(await generations.standing(id))) throw new AppError('NOT_FOUND', UNKNOWN_GENERATION);
      const isCancelled = await claims.cancel(id);

      if (isCancelled) jobs.receive(`ended ${id}`);
      return isCancelled;
    },

    /** What a generation tells, from the event on that the watcher saw last. */
    async *progress(input: ProgressInput, signal?: AbortSignal): AsyncGenerator<NumberedEvent> {
      await jobs.open();
      const last = readEventId(input.lastEventId);
      const id = input.generationId ?? last?.id ?? (await find(input, signal));
      const after = last?.id === id ? last?.after : undefined;

      if (id) yield* watchGeneration(id, { generations, emitter: jobs.emitter }, { signal, after });
    },
  };
}

/** Finds the generation that a preference has now; begun when a trip type is given, else waited for. */
function createFinder(
  { generations, jobs }: TripGenerationsPorts,
  start: (wanted: Wanted) => Promise<string>,
) {
  return async (
    { preferenceId = 0, tripType, exclude }: ProgressInput,
    signal: AbortSignal | undefined,
  ): Promise<string | undefined> => {
    const until = Date.now() + FIND_MS;
    const subscription = jobs.emitter.listen('waiting');

    try {
      for (;;) {
        const id = await generations.latest(preferenceId, tripType ? 0 : FRESH_SECONDS);

        if (id) return id;
        if (tripType) return await start({ preferenceId, tripType, exclude });
        if (signal?.aborted || Date.now() >= until) return undefined;
        await subscription.wait(LOOK_AGAIN_MS, signal);
      }
    } finally {
      subscription.close();
    }
  };
}

async function readOutcome(id: string, generations: GenerationsRepository): Promise<Outcome> {
  const standing = await generations.standing(id);

  if (!standing) throw new AppError('NOT_FOUND', UNKNOWN_GENERATION);
  const { state, status, message, trip } = standing;

  if (state === 'done') return { state, trip: trip as GeneratedTrip };
  if (state === 'waiting' || state === 'running') return { state };
  throw failureOf(status ?? ERROR_STATUS.INTERNAL, message ?? '');
}

/** The failure as it was. Our own faults are told by the transports, with the id of the request. */
function failureOf(status: number, message: string): Error {
  const known = Object.entries(ERROR_STATUS).find(([, number]) => number === status);
  const code = known?.[0] as ErrorCode | undefined;

  return code && code !== 'INTERNAL' ? new AppError(code, message) : new Error(message);
}
