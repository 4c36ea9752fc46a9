import { trpc } from '#client/lib/trpc.ts';
import type { ItineraryEdit } from '#shared/trips/itinerary-edit.schema.ts';

export type PlanCalls = ReturnType<typeof usePlanCalls>;

/** What the server is asked about the plan of one trip. */
export function usePlanCalls(tripId: number) {
  const { client } = trpc.useUtils();

  return {
    tripId,
    load: () => client.trips.itinerary.query({ id: tripId }),
    edit: (input: { version: number; edit: ItineraryEdit }) =>
      client.trips.editItinerary.mutate({ id: tripId, ...input }),
    undo: (input: { version: number }) =>
      client.trips.undoItinerary.mutate({ id: tripId, ...input }),
  };
}
