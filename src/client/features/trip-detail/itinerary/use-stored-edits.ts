import { useMemo } from 'react';
import { useCell } from '#client/lib/cell.ts';
import { waitingEdits } from '#client/lib/offline/waiting-edits.ts';

/** The changes of a trip's days that the server has not taken: to be sent, or held for the traveller's word. */
export function useKeptEdits(tripId: number) {
  const all = useCell(waitingEdits.shown, waitingEdits.none);

  return useMemo(() => {
    const own = all.filter((one) => one.tripId === tripId);

    return {
      toSend: own.filter(({ isHeld }) => !isHeld),
      held: own.filter(({ isHeld }) => isHeld),
    };
  }, [all, tripId]);
}
