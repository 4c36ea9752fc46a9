import { startTransition, useEffect, useState } from 'react';

/** A trip this long is drawn whole. */
const SHORT_TRIP = 7;
/** As many as a tall screen shows. */
const AT_ONCE = 2;
const PATIENCE_MS = 200;
const FIRST_TOUCH = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/**
 * How many days are drawn with their stops. Of a long trip the first are drawn at once, and the others from the
 * first touch, key or scroll on, one in each idle moment, so that the page answers as soon as that of a short trip.
 */
export function useDrawnDays(count: number): number {
  const [drawn, setDrawn] = useState(count <= SHORT_TRIP ? count : AT_ONCE);
  const [isUsed, setUsed] = useState(false);
  const isDone = drawn >= count;

  useEffect(() => {
    const use = () => setUsed(true);

    if (isDone || isUsed) return undefined;
    for (const event of FIRST_TOUCH) document.addEventListener(event, use, { passive: true });
    return () => {
      for (const event of FIRST_TOUCH) document.removeEventListener(event, use);
    };
  }, [isDone, isUsed]);

  useEffect(() => {
    if (isDone || !isUsed) return undefined;
    return whenIdle(() => startTransition(() => setDrawn((before) => before + 1)));
  }, [isDone, isUsed, drawn]);

  return Math.max(drawn, count <= SHORT_TRIP ? count : 0);
}

/** Answers how to call it off. Safari knows no idle moments, so a pause stands in for them. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(work, { timeout: PATIENCE_MS });

    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(work, PATIENCE_MS / 4);

  return () => window.clearTimeout(id);
}
