import type { GenerationEvent } from '#shared/generation/generated-trip.schema.ts';

export type NumberedEvent = { id: string; event: GenerationEvent };
export type ProgressBoard = ReturnType<typeof createProgressBoard>;

type Run = { number: number; events: GenerationEvent[]; endedAt?: number };

/** A finished run is told to those who connect within this time; later they wait for a new one. */
const FRESH_MS = 3_000;
const KEEP_MS = 120_000;
const TIME_LIMIT_MS = 60_000;
const MAX_RUNS = 1_000;

/**
 * What each preference's generation is at, for whoever watches. Events are numbered `run:index`, so that
 * a watcher that lost its connection goes on where it was.
 */
export function createProgressBoard({
  timeLimitMs = TIME_LIMIT_MS,
}: { timeLimitMs?: number } = {}) {
  const runs = new Map<number, Run>();
  const watchers = new Map<number, Set<() => void>>();
  let count = 0;

  function wake(preferenceId: number): void {
    for (const notify of [...(watchers.get(preferenceId) ?? [])]) notify();
  }

  /** Resolves with the next event of the preference, the end of the time, or the watcher's leaving. */
  function change(
    preferenceId: number,
    signal: AbortSignal | undefined,
    ms: number,
  ): Promise<void> {
    return new Promise((resolve) => {
      const group = watchers.get(preferenceId) ?? new Set();
      const finish = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', finish);
        group.delete(finish);
        if (group.size === 0) watchers.delete(preferenceId);
        resolve();
      };
      const timer = setTimeout(finish, Math.max(0, ms));

      watchers.set(preferenceId, group.add(finish));
      signal?.addEventListener('abort', finish);
      if (signal?.aborted) finish();
    });
  }

  return {
    /** Begins a run; the returned function publishes its events. */
    begin(preferenceId: number): (event: GenerationEvent) => void {
      const run: Run = { number: (count += 1), events: [] };

      forgetOld(runs);
      runs.set(preferenceId, run);
      return (event) => {
        run.events.push(event);
        if (event.type !== 'stage') run.endedAt = Date.now();
        wake(preferenceId);
      };
    },

    /** Whether a run is under way, or the event is one that this board has told and can go on from. */
    isRunning(preferenceId: number, lastEventId?: string | null): boolean {
      const run = runs.get(preferenceId);

      return (
        run !== undefined &&
        (run.endedAt === undefined || (lastEventId ?? '').startsWith(`${run.number}:`))
      );
    },

    /** The events of the current or the next run, until it is done, has failed, or time is up. */
    async *watch(
      preferenceId: number,
      {
        signal,
        lastEventId,
      }: { signal?: AbortSignal | undefined; lastEventId?: string | null | undefined } = {},
    ): AsyncGenerator<NumberedEvent> {
      const until = Date.now() + timeLimitMs;
      let [number = 0, index = -1] = (lastEventId ?? '').split(':').filter(Boolean).map(Number);

      while (!signal?.aborted && Date.now() < until) {
        const run = runs.get(preferenceId);

        if (run && run.number !== number && !isStale(run)) [number, index] = [run.number, -1];
        const event = run?.number === number ? run.events[index + 1] : undefined;

        if (!event) {
          await change(preferenceId, signal, until - Date.now());
          continue;
        }

        index += 1;
        yield { id: `${number}:${index}`, event };
        if (event.type !== 'stage') return;
      }
    },
  };
}

function isStale({ endedAt }: Run): boolean {
  return endedAt !== undefined && Date.now() - endedAt > FRESH_MS;
}

/** Keeps memory bounded: ended runs go after two minutes, the oldest when there are very many. */
function forgetOld(runs: Map<number, Run>): void {
  for (const [id, { endedAt }] of runs) {
    if ((endedAt !== undefined && Date.now() - endedAt > KEEP_MS) || runs.size >= MAX_RUNS)
      runs.delete(id);
  }
}
