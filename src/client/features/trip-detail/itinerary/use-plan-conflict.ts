import { useState, type RefObject } from 'react';
import { isConflict } from '#client/lib/error-message.ts';
import type { TravellerEdit } from '#client/lib/itinerary/traveller-edit.ts';
import { dropEdits, keepEdit, type WaitingEdit } from '#client/lib/offline/waiting-edits.ts';
import { toastError } from '#client/lib/toast-error.ts';
import type { ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import type { PlanCalls } from './use-plan-calls.ts';

/** The plan was changed elsewhere. */
export type PlanConflict = {
  /** What the traveller did here meanwhile. */
  held: readonly WaitingEdit[];
  /** Whether it was met just now, not on an earlier visit. */
  isFresh: boolean;
  /** Whether the newer plan shows already. */
  isShown: boolean;
};

type PlanConflictParts = {
  state: ItineraryState;
  latest: RefObject<ItineraryState>;
  held: readonly WaitingEdit[];
  settle: (newer: ItineraryState) => void;
  calls: Pick<PlanCalls, 'tripId' | 'load'>;
};

/** Keeps what met a newer plan, for the traveller to make again once that shows; a reload leaves it. */
export function usePlanConflict({ state, latest, held, settle, calls }: PlanConflictParts) {
  const [newer, setNewer] = useState<ItineraryState>();

  return {
    conflict: newer || held.length > 0 ? conflictOf(state.version, held, newer) : undefined,
    showNewer: async (): Promise<void> => {
      try {
        settle(newer ?? (await calls.load()));
      } catch (error) {
        toastError('Not loaded', error);
      }
    },
    closeConflict: async (): Promise<void> => {
      setNewer(undefined);
      await dropEdits(held.map(({ id }) => id));
    },
    /** Whether a failure turns out to come of a newer plan; the change that failed, if it was one, is kept then. */
    keepIfNewer: async (failure: unknown, edit?: TravellerEdit): Promise<boolean> => {
      if (!isConflict(failure)) return false;
      const found = await calls.load().catch(() => undefined);
      const madeOn = latest.current.version;

      if (!found || found.version === madeOn) return false;
      if (edit) await keepEdit({ tripId: calls.tripId, edit, madeOn, isHeld: true });
      setNewer(found);
      return true;
    },
  };
}

function conflictOf(
  version: number,
  held: readonly WaitingEdit[],
  newer: ItineraryState | undefined,
): PlanConflict {
  return {
    held,
    isFresh: newer !== undefined,
    isShown: held.every(({ madeOn }) => madeOn < version) && version >= (newer?.version ?? 0),
  };
}
