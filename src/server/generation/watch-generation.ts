import { AppError } from '#shared/app-error.ts';
import type { GeneratedTrip, GenerationEvent } from '#shared/generation/generated-trip.schema.ts';
import type { GenerationsRepository } from './generations.repository.ts';
import type { ProgressEmitter } from './progress-emitter.ts';

export type NumberedEvent = { id: string; event: GenerationEvent };

type WatchPorts = {
  generations: Pick<GenerationsRepository, 'eventsAfter' | 'standing'>;
  emitter: ProgressEmitter;
};
type WatchOptions = {
  signal?: AbortSignal | undefined;
  /** The number of the last event that the watcher saw. */
  after?: number | undefined;
  timeLimitMs?: number | undefined;
};

/** Should a ring be lost on its way, the rows tell the same a little later. */
const LOOK_AGAIN_MS = 5_000;
const TIME_LIMIT_MS = 600_000;

export const UNKNOWN_GENERATION = 'We no longer have this trip. Please generate it again.';

/**
 * The events of a generation, from any process: first which one it is, so that a watcher that loses its
 * connection at once has something to go on from; then what it told and tells, to its end.
 */
export async function* watchGeneration(
  id: string,
  { generations, emitter }: WatchPorts,
  options: WatchOptions = {},
): AsyncGenerator<NumberedEvent> {
  const { signal, timeLimitMs = TIME_LIMIT_MS } = options;
  const until = Date.now() + timeLimitMs;
  const subscription = emitter.listen(`told ${id}`);
  let seen = options.after ?? 0;
  let latest: GenerationEvent | undefined;

  try {
    if (!(await generations.standing(id))) throw new AppError('NOT_FOUND', UNKNOWN_GENERATION);
    if (options.after === undefined)
      yield { id: `${id}:0`, event: { type: 'hello', generationId: id } };

    while (!isLast(latest) && !signal?.aborted && Date.now() < until) {
      for (const stored of await generations.eventsAfter(id, seen)) {
        latest = await wholeEvent(id, stored.event, generations);
        seen = stored.number;
        yield { id: `${id}:${seen}`, event: latest };
      }
      if (!isLast(latest))
        await subscription.wait(Math.min(LOOK_AGAIN_MS, until - Date.now()), signal);
    }
  } finally {
    subscription.close();
  }
}

function isLast(event: GenerationEvent | undefined): boolean {
  return event?.type === 'done' || event?.type === 'failed';
}

/** The trip is kept once, with its generation, and joins the event that tells it. */
async function wholeEvent(
  id: string,
  stored: unknown,
  generations: Pick<GenerationsRepository, 'standing'>,
): Promise<GenerationEvent> {
  const event = stored as GenerationEvent;

  if (event.type !== 'done') return event;
  const standing = await generations.standing(id);

  return { ...event, trip: standing?.trip as GeneratedTrip };
}

/** "<generation>:<number>", as a browser sends it back when it connects again. */
export function readEventId(text: string | null | undefined): { id: string; after: number } | null {
  const [, id, number] = /^([0-9a-f-]{36}):(\d{1,9})$/.exec(text ?? '') ?? [];

  return id ? { id, after: Number(number) } : null;
}
