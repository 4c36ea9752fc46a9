import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  currentConnection,
  drawnConnection,
  onConnectionChange,
} from '#client/lib/offline/connection.ts';
import { loadEdits, waitingEdits } from '#client/lib/offline/waiting-edits.ts';
import { waitingPacking } from '#client/lib/offline/waiting-packing.ts';

/** Resumes when the network comes back, as the browser says or a reply shows, and at the start. */
export function useResumeOnReturn(resume: () => void, isWaiting: boolean): void {
  const { isReached } = useSyncExternalStore(
    onConnectionChange,
    currentConnection,
    drawnConnection,
  );
  const resumeIfWaiting = useEffectEvent(() => isWaiting && resume());

  useEffect(() => {
    if (isReached) resumeIfWaiting();
  }, [isReached]);

  useEffect(() => {
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [resume]);

  const begin = useEffectEvent(async () => {
    // A browser that keeps nothing has nothing waiting.
    await Promise.all([loadEdits(), waitingPacking.load()]).catch(() => undefined);
    const isLeft =
      waitingPacking.current().length > 0 || waitingEdits.current().some(({ isHeld }) => !isHeld);

    if (isLeft && navigator.onLine) resume();
  });

  useEffect(() => void begin(), []);
}
