import { useEffect, useRef, type RefObject } from 'react';

/** For a row of tabs that scrolls sideways on a phone: keeps the chosen one in its middle. */
export function useTabInView(tab: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"]');

    if (!row || !chosen) return undefined;
    // Called once the page is laid out and before it is painted; to ask for places here would lay it out twice.
    const observer = new ResizeObserver(() => {
      // Not scrollIntoView: that would scroll the page too.
      row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    });

    observer.observe(row);
    return () => observer.disconnect();
  }, [tab]);
  return list;
}
