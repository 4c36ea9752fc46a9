import type { trpc } from '#client/lib/trpc.ts';
import type { GeneratedTrip, GenerateTripInput } from '#shared/generation/generated-trip.schema.ts';
import type { Progress } from './plan-trip-state.ts';

type ApiClient = ReturnType<typeof trpc.useUtils>['client'];

type RequestOptions = {
  client: ApiClient;
  onStage: (progress: Progress) => void;
  /** Aborted when the traveller stops the wait. */
  signal: AbortSignal;
};

/**
 * Generates a trip, and tells its stages as they start. The call alone decides: a stream of stages that
 * breaks (a proxy holds it back, a connection is cut) costs only the words beside the spinner.
 * @throws the call's own error.
 */
export async function requestTrip(
  input: GenerateTripInput,
  { client, onStage, signal }: RequestOptions,
): Promise<GeneratedTrip> {
  const stages = client.generation.progress.subscribe(
    { preferenceId: input.preferenceId },
    {
      onData: ({ data }) => {
        if (data.type === 'stage') onStage(data);
      },
    },
  );

  try {
    return await client.generation.trip.mutate(input, { signal });
  } finally {
    stages.unsubscribe();
  }
}
