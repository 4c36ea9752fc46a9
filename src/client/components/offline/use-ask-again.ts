import { useEffect, useEffectEvent } from 'react';
import { serverAnswers } from '#client/lib/offline/server-answers.ts';

const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 30_000;

/** While no reply comes, asks the server now and then whether it is back; `onAnswer` whenever it is. */
export function useAskAgain(isReached: boolean, onAnswer: () => void): void {
  const answered = useEffectEvent(onAnswer);

  useEffect(() => {
    if (isReached) return undefined;
    let wait = FIRST_WAIT_MS;
    let timer = window.setTimeout(() => void ask(), wait);
    let isWanted = true;

    async function ask() {
      const isBack = mayBeBack() && (await serverAnswers());

      if (!isWanted) return;
      if (isBack) answered();
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      timer = window.setTimeout(() => void ask(), wait);
    }

    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [isReached]);
}

/** Nobody need ask where nobody looks, or where the browser itself knows of no network: it tells when there is one. */
function mayBeBack(): boolean {
  return navigator.onLine && !document.hidden;
}
