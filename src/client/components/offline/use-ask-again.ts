import { useEffect, useEffectEvent } from 'react';

const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 30_000;
const ANSWER_WITHIN_MS = 5000;

/** While no reply comes, asks the server now and then whether it is back; `onAnswer` once it is. */
export function useAskAgain(isReached: boolean, onAnswer: () => void): void {
  const answered = useEffectEvent(onAnswer);

  useEffect(() => {
    if (isReached) return undefined;
    let wait = FIRST_WAIT_MS;
    let timer = window.setTimeout(() => void ask(), wait);
    let isWanted = true;

    async function ask() {
      const isBack = await serverAnswers();

      if (!isWanted) return;
      if (isBack) return answered();
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      timer = window.setTimeout(() => void ask(), wait);
    }

    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [isReached]);
}

/** Not asked where nobody looks or the browser itself knows of no network: it tells when there is one. */
async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine || document.hidden) return false;
  try {
    const reply = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });

    return reply.ok;
  } catch {
    return false;
  }
}
