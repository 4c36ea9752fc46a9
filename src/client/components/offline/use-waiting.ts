import { useSyncExternalStore } from 'react';
import { waitingEdits } from '#client/lib/offline/waiting-edits.ts';
import { waitingPacking } from '#client/lib/offline/waiting-packing.ts';

/** Every change that waits to be sent, and the trips whose changes wait for their traveller. */
export function useWaiting() {
  const packing = useSyncExternalStore(
    waitingPacking.onChange,
    waitingPacking.current,
    waitingPacking.none,
  );
  const edits = useSyncExternalStore(
    waitingEdits.onChange,
    waitingEdits.current,
    waitingEdits.none,
  );
  const held = edits.filter(({ isHeld }) => isHeld);

  return {
    waiting: [...packing, ...edits.filter(({ isHeld }) => !isHeld).map(({ edit }) => edit)],
    heldTrips: [...new Set(held.map(({ tripId }) => tripId))],
  };
}
