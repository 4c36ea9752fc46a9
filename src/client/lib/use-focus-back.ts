import { useEffect, useRef } from 'react';

/**
 * For a button that takes the place of the one pressed, once the work is done: it gets the focus that went with
 * that one, unless the traveller has gone elsewhere meanwhile.
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
