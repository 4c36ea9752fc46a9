import { useCallback, useEffect, useRef, useState } from 'react';

/** Marks the button that opens a stop's menu, so that the focus can come back to it. */
export const stopMenuAttribute = (key: string) => ({ 'data-stop-menu': key });

/**
 * Puts the focus on a stop's menu once it is drawn: a change redraws the list, and the button that was
 * pressed may be gone with the stop.
 */
export function useStopFocus(): (key: string | undefined) => void {
  const wanted = useRef<string>(undefined);
  const [, redraw] = useState(0);

  useEffect(() => {
    if (wanted.current === undefined) return undefined;
    const key = wanted.current;
    // After a dialog has closed and put the focus where it thinks best.
    const timer = window.setTimeout(() => {
      const button = document.querySelector<HTMLElement>(`[data-stop-menu="${CSS.escape(key)}"]`);

      wanted.current = undefined;
      button?.focus({ preventScroll: true });
    }, 80);

    return () => window.clearTimeout(timer);
  });

  return useCallback((key) => {
    wanted.current = key;
    redraw((count) => count + 1);
  }, []);
}
