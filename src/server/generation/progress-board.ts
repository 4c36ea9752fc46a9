import type { GenerationEvent } from '#shared/generation/generated-trip.schema.ts';
import { createProgressBell } from './progress-bell.ts';

export type NumberedEvent = { id: string; event: GenerationEvent };
export type ProgressBoard = ReturnType<typeof createProgressBoard>;

type Run = { number: number; events: GenerationEvent[]; endedAt?: number };
type WatchOptions = { signal?: AbortSignal | undefined; lastEventId?: string | null | undefined };

/** A finished run is told to those who connect within this time; later they wait for a new one. */
const FRESH_MS = 3_000;
const KEEP_MS = 120_000;
const TIME_LIMIT_MS = 60_000;
const MAX_RUNS = 1_000;

/**
 * What each preference's generation is at, for whoever watches. Events are numbered `run:index`, so that
 * a watcher that lost its connection goes on where it was.
 */
export function createProgressBoard({ timeLimitMs = TIME_LIMIT_MS } = {}) {
  const runs = new Map<number, Run>();
  const bell = createProgressBell();
  let count = 0;

  return {
    /** Begins a run; the returned function publishes its events. */
    begin(preferenceId: number): (event: GenerationEvent) => void {
      const run: Run = { number: (count += 1), events: [] };

      forgetOld(runs);
      runs.set(preferenceId, run);
      return (event) => {
        run.events.push(event);
        if (event.type !== 'stage') run.endedAt = Date.now();
        bell.ring(preferenceId);
      };
    },

    /** Whether a run is under way, or the event is one that this board has told and can go on from. */
    isRunning(preferenceId: number, lastEventId?: string | null): boolean {
      const run = runs.get(preferenceId);

      if (!run) return false;
      return run.endedAt === undefined || (lastEventId ?? '').startsWith(`${run.number}:`);
    },

    /** The events of the current or the next run, until it is done, has failed, or time is up. */
    async *watch(preferenceId: number, options: WatchOptions = {}): AsyncGenerator<NumberedEvent> {
      const { signal, lastEventId } = options;
      const until = Date.now() + timeLimitMs;
      let at = positionOf(lastEventId);

      while (!signal?.aborted && Date.now() < until) {
        at = moveOn(at, runs.get(preferenceId));
        const event = eventAt(at, runs.get(preferenceId));

        if (!event) {
          await bell.wait(preferenceId, until - Date.now(), signal);
          continue;
        }

        yield { id: `${at.run}:${at.next}`, event };
        at = { ...at, next: at.next + 1 };
        if (event.type !== 'stage') return;
      }
    },
  };
}

/** Which run a watcher follows, and the index of the event that it has not seen. */
type Position = { run: number; next: number };

function positionOf(lastEventId: string | null | undefined): Position {
  const [run = 0, index = -1] = (lastEventId ?? '').split(':').filter(Boolean).map(Number);

  return { run, next: index + 1 };
}

/** A newer run is followed from its first event, unless it ended a while ago. */
function moveOn(at: Position, run: Run | undefined): Position {
  if (!run || run.number === at.run || isStale(run)) return at;
  return { run: run.number, next: 0 };
}

function eventAt(at: Position, run: Run | undefined): GenerationEvent | undefined {
  return run?.number === at.run ? run.events[at.next] : undefined;
}

function isStale({ endedAt }: Run): boolean {
  return endedAt !== undefined && Date.now() - endedAt > FRESH_MS;
}

/** Keeps memory bounded: ended runs go after two minutes, the oldest when there are very many. */
function forgetOld(runs: Map<number, Run>): void {
  for (const [id, { endedAt }] of runs) {
    const isOld = endedAt !== undefined && Date.now() - endedAt > KEEP_MS;

    if (isOld || runs.size >= MAX_RUNS) runs.delete(id);
  }
}
