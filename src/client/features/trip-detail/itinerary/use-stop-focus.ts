import { useCallback, useEffect, useRef, useState } from 'react';

/** Marks the button that opens a stop's menu, so that the focus can come back to it. */
export const stopMenuAttribute = (key: string) => ({ 'data-stop-menu': key });

export type FocusStop = (...keys: (string | undefined)[]) => void;

/**
 * Puts the focus on a stop's menu once it is drawn, the first of those named that is there: a change redraws
 * the list, and the button that was pressed may be gone with the stop.
 */
export function useStopFocus(): FocusStop {
  const wanted = useRef<readonly string[]>([]);
  const [, redraw] = useState(0);

  useEffect(() => {
    if (wanted.current.length === 0) return undefined;
    const keys = wanted.current;
    // After a dialog has closed and put the focus where it thinks best.
    const timer = window.setTimeout(() => {
      const [button] = keys.flatMap((key) => menuOf(key) ?? []);

      wanted.current = [];
      button?.focus({ preventScroll: true });
    }, 80);

    return () => window.clearTimeout(timer);
  });

  return useCallback((...keys) => {
    wanted.current = keys.filter((key) => key !== undefined);
    redraw((count) => count + 1);
  }, []);
}

function menuOf(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-stop-menu="${CSS.escape(key)}"]`);
}
