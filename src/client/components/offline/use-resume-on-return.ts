import { useEffect, useEffectEvent } from 'react';
import { loadEdits } from '#client/lib/offline/waiting-edits.ts';
import { waitingPacking } from '#client/lib/offline/waiting-packing.ts';

type Resuming = { isReached: boolean; isWaiting: boolean; resume: () => void };

/** Resumes when the network comes back, as the browser says or a reply shows, and for what earlier visits left. */
export function useResumeOnReturn({ isReached, isWaiting, resume }: Resuming): void {
  const resumeNow = useEffectEvent(resume);

  useEffect(() => {
    // A browser that keeps nothing has nothing waiting.
    void Promise.all([loadEdits(), waitingPacking.load()]).catch(() => undefined);
  }, []);

  useEffect(() => {
    if (isReached && isWaiting) resumeNow();
  }, [isReached, isWaiting]);

  useEffect(() => {
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [resume]);
}
