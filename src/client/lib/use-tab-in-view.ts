import { useEffect, useRef, type RefObject } from 'react';

/** For a row of tabs that scrolls sideways on a phone: keeps the chosen one in its middle. */
export function useTabInView(tab: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');

    if (!list.current || !chosen) return;
    // Not scrollIntoView: that would scroll the page too.
    list.current.scrollLeft =
      chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [tab]);
  return list;
}
