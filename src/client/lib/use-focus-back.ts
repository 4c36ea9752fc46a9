import { useEffect, useRef } from 'react';

/**
 * For a button that is disabled while it works, which takes the focus away: it gets it back, unless the traveller
 * has gone elsewhere meanwhile.
 */
export function useFocusBack(isWorking: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const worked = useRef(false);

  useEffect(() => {
    if (worked.current && !isWorking && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    worked.current = isWorking;
  }, [isWorking]);
  return button;
}
