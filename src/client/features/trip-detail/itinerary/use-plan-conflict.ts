import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { errorStatus } from '#client/lib/error-message.ts';
import type { ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import type { TravellerEdit } from './traveller-edit.ts';

const CONFLICT = 409;

/** The plan was changed elsewhere: what the server has now, and what the traveller did here meanwhile. */
export type PlanConflict = { newer: ItineraryState; edits: readonly TravellerEdit[] };

/** Keeps what met a newer plan, for the traveller to make again once that shows. */
export function usePlanConflict(
  ours: RefObject<ItineraryState>,
  load: () => Promise<ItineraryState>,
) {
  const [conflict, setConflict] = useState<PlanConflict>();
  // Written where it changes: a change that waits its turn must see it before React draws it.
  const open = useRef<PlanConflict>(undefined);

  const set = (next: PlanConflict | undefined) => {
    open.current = next;
    setConflict(next);
  };

  return {
    conflict,
    /** Whether the edits were kept: a newer plan shows already, or the failure turns out to come of one. */
    keepIfNewer: async (edits: readonly TravellerEdit[], error?: unknown): Promise<boolean> => {
      if (open.current) {
        set({ ...open.current, edits: [...open.current.edits, ...edits] });
        return true;
      }
      if (errorStatus(error) !== CONFLICT) return false;
      const newer = await load().catch(() => undefined);

      if (!newer || newer.version === ours.current.version) return false;
      set({ newer, edits });
      return true;
    },
    closeConflict: () => set(undefined),
  };
}
