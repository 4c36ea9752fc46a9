import type { trpc } from '#client/lib/trpc.ts';
import type { GeneratedTrip, GenerateTripInput, GenerationEvent } from '#shared/generation/generated-trip.schema.ts';
import type { Progress } from './plan-trip-state.ts';

type ApiClient = ReturnType<typeof trpc.useUtils>['client'];

type RequestOptions = {
  client: ApiClient;
  onStage: (progress: Progress) => void;
  /** Aborted when the traveller stops the wait. */
  signal: AbortSignal;
};

/** A generation that the server reported as failed, in the words the toast shows. */
export class GenerationFailure extends Error {
  override readonly name = 'GenerationFailure';
}

/**
 * Generates a trip and tells its stages as they start. Where the stream cannot be had (a proxy that
 * holds it back, a connection cut), the plain call does the same without stages.
 * @throws GenerationFailure, or the call's own error.
 */
export async function requestTrip(input: GenerateTripInput, options: RequestOptions): Promise<GeneratedTrip> {
  const trip = await streamTrip(input, options);

  return trip ?? options.client.generation.trip.mutate(input, { signal: options.signal });
}

/** The trip from the stream; undefined when the stream ended without one. */
function streamTrip(input: GenerateTripInput, { client, onStage, signal }: RequestOptions) {
  return new Promise<GeneratedTrip | undefined>((resolve, reject) => {
    const stop = () => {
      stream.unsubscribe();
      reject(new DOMException('Stopped', 'AbortError'));
    };
    const onData = (event: GenerationEvent) => {
      if (event.type === 'stage') onStage(event);
      if (event.type === 'done') resolve(event.trip);
      if (event.type === 'failed') reject(new GenerationFailure(`${event.status}: ${event.message}`));
      if (event.type !== 'stage') close();
    };
    const close = () => {
      signal.removeEventListener('abort', stop);
      stream.unsubscribe();
    };
    const stream = client.generation.progress.subscribe(input, {
      onData,
      onError: () => {
        close();
        resolve(undefined);
      },
      onComplete: () => resolve(undefined),
    });

    signal.addEventListener('abort', stop, { once: true });
  });
}
