import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

type Kept = { y: number; columns: number; rows: VirtualItem[] };

/** By entry of the browser's history, for as long as the app is open. */
const kept = new Map<string, Kept>();
const MAX_KEPT = 20;

type KeptScroll = {
  /** The rows as they were measured when the traveller left, if the grid has the same shape again. */
  rowsFor: (columns: number) => VirtualItem[];
  /** To be told, whenever it changes, what should be remembered of the grid. */
  remember: (columns: number, rows: () => VirtualItem[]) => void;
};

/** What was kept of the list to which the browser's buttons brought the traveller back. */
function useKept(): Kept | undefined {
  const { key } = useLocation();

  return useNavigationType() === NavigationType.Pop ? kept.get(key) : undefined;
}

/** Whether only the rows near the window were in the document when the traveller left the list. */
export function useWasWindowed(): boolean {
  return isOfRows(useKept());
}

function isOfRows(past: Kept | undefined): boolean {
  return past !== undefined && past.rows.length > 0;
}

/**
 * Brings a long list back to where it was when the traveller comes back to it by the browser's buttons. A grid of
 * rows that takes the place of the first cards stays where these are scrolled to by then.
 */
export function useKeptScroll({ hasRows }: { hasRows: boolean }): KeptScroll {
  const { key } = useLocation();
  const found = useKept();
  const [past] = useState(isOfRows(found) === hasRows ? found : undefined);
  const [now] = useState<{ key: string; columns: number; rows: () => VirtualItem[] }>(() => ({
    key,
    columns: 0,
    rows: () => [],
  }));

  now.key = key;
  useEffect(() => {
    if (!past) return undefined;
    // After the page's own start at the top.
    const timer = window.setTimeout(() => window.scrollTo({ top: past.y, behavior: 'instant' }));

    return () => window.clearTimeout(timer);
  }, [past]);
  // Before the browser hears that the page has become shorter, which would tell another place.
  useLayoutEffect(() => {
    let y = window.scrollY;
    const follow = () => {
      y = window.scrollY;
    };

    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      kept.set(now.key, { y, columns: now.columns, rows: now.rows() });
      if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
    };
  }, [now]);

  return {
    rowsFor: (columns) => (past?.columns === columns ? past.rows : []),
    remember: (columns, rows) => Object.assign(now, { columns, rows }),
  };
}
