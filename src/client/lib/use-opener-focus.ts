import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For whatever opens over the page: wherever in its opening it is closed, the focus is then where it was before,
 * unless the traveller has taken it elsewhere. Once closed, it must be `inert` or gone: what looks for the focus
 * a moment after it opened would take it again.
 */
export function useOpenerFocus(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);

  // Early, before the overlay takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Chosen in a menu that closed in the same moment: that one has given the focus back by now.
    if (isLost(opener.current)) opener.current = document.activeElement;

    return () => {
      if (!isLost(document.activeElement)) return;
      const place = isLost(opener.current) ? document.getElementById('main') : opener.current;

      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, [isOpen]);
}

function isLost(element: Element | null): boolean {
  return !element?.isConnected || element === document.body || element.closest('[inert]') !== null;
}
