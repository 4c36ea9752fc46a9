import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import {
  endLoading,
  repeatEarlyInput,
  takeEarlyInput,
  type EarlyEntry,
} from '#client/lib/early-input.ts';

/**
 * Stands beside the page: once it is here, the page's controls are at work, and what was done before them is
 * done again.
 */
export function TakenOver() {
  const [entries, setEntries] = useState<readonly EarlyEntry[]>([]);

  // Before any effect: a picture that one of them asks for is not part of the load.
  useLayoutEffect(endLoading, []);
  useEffect(() => setEntries(takeEarlyInput()), []);
  useEffect(() => {
    const [next, ...later] = entries;

    if (!next) return;
    repeatEarlyInput(next);
    // In a transition, as moves to another address are: what this one changed stands before the next.
    startTransition(() => setEntries(later));
  }, [entries]);
  return null;
}
