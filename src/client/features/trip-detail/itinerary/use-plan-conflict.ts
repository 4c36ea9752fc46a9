import { useState } from 'react';
import type { RefObject } from 'react';
import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import type { TravellerEdit } from '#client/lib/itinerary/traveller-edit.ts';
import { dropEdits, keepEdit, type WaitingEdit } from '#client/lib/offline/waiting-edits.ts';
import { toast } from '#client/lib/toast.ts';
import type { ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import type { PlanCalls } from './use-plan-edits.ts';

const CONFLICT = 409;

/**
 * The plan was changed elsewhere: what the server has now, where that has come already, and what the traveller
 * did here meanwhile.
 */
export type PlanConflict = { newer: ItineraryState | undefined; held: readonly WaitingEdit[] };

type PlanConflictParts = {
  latest: RefObject<ItineraryState>;
  held: readonly WaitingEdit[];
  settle: (newer: ItineraryState) => void;
  calls: Pick<PlanCalls, 'tripId' | 'load'>;
};

/** Keeps what met a newer plan, for the traveller to make again once that shows; a reload leaves it. */
export function usePlanConflict({ latest, held, settle, calls }: PlanConflictParts) {
  const [newer, setNewer] = useState<ItineraryState>();
  const conflict: PlanConflict | undefined = newer || held.length > 0 ? { newer, held } : undefined;

  return {
    conflict,
    showNewer: async (): Promise<void> => {
      try {
        settle(newer ?? (await calls.load()));
      } catch (error) {
        toast({ title: 'Not loaded', description: errorMessage(error), variant: 'destructive' });
      }
    },
    closeConflict: async (): Promise<void> => {
      setNewer(undefined);
      await dropEdits(held.map(({ id }) => id));
    },
    /** Whether the edits were kept, because the failure turns out to come of a newer plan. */
    keepIfNewer: async (edits: readonly TravellerEdit[], error: unknown): Promise<boolean> => {
      if (errorStatus(error) !== CONFLICT) return false;
      const found = await calls.load().catch(() => undefined);
      const madeOn = latest.current.version;

      if (!found || found.version === madeOn) return false;
      const kept = { tripId: calls.tripId, madeOn, isHeld: true };

      await Promise.all(edits.map((edit) => keepEdit({ ...kept, edit })));
      setNewer(found);
      return true;
    },
  };
}
