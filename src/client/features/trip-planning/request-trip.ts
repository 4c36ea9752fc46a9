import { errorStatus } from '#client/lib/error-message.ts';
import type { trpc } from '#client/lib/trpc.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { Progress } from './plan-trip-state.ts';

export type ApiClient = ReturnType<typeof trpc.useUtils>['client'];

type AwaitOptions = {
  client: ApiClient;
  onStage: (progress: Progress) => void;
  /** Words as they are written. */
  onWords: (text: string) => void;
  /** Aborted when the traveller stops the wait, or leaves. */
  signal: AbortSignal;
};

/** One call waits this long for the end; then the next one does. */
const WAIT_SECONDS = 20;
/** A connection that is lost, or a server that starts again, is back within this time or not at all. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 1_000;

/**
 * Waits for a generation to end, and tells its stages and words meanwhile. The result alone decides: a
 * stream that breaks costs only the words, and a connection that is lost is waited for.
 * @throws the generation's own failure.
 */
export async function awaitTrip(
  generationId: string,
  { client, onStage, onWords, signal }: AwaitOptions,
): Promise<GeneratedTrip> {
  const told = client.generation.progress.subscribe(
    { generationId },
    {
      onData: ({ data }) => {
        if (data.type === 'stage') onStage(data);
        if (data.type === 'words') onWords(data.text);
      },
    },
  );

  try {
    return await askForResult(generationId, client, signal);
  } finally {
    told.unsubscribe();
  }
}

async function askForResult(
  generationId: string,
  client: ApiClient,
  signal: AbortSignal,
): Promise<GeneratedTrip> {
  let heardAt = Date.now();

  for (;;) {
    try {
      const input = { generationId, waitSeconds: WAIT_SECONDS };
      const result = await client.generation.result.query(input, { signal });

      if (result.state === 'done') return result.trip;
      heardAt = Date.now();
    } catch (error) {
      if (signal.aborted || !isPassing(error) || Date.now() - heardAt > PATIENCE_MS) throw error;
      await pause(PAUSE_MS, signal);
    }
  }
}

/** No reply at all, or a proxy that speaks for a server that is not there. */
function isPassing(error: unknown): boolean {
  return [undefined, 502, 504].includes(errorStatus(error));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);

    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
