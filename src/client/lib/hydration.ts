import { useContext, useDeferredValue, useSyncExternalStore } from 'react';
import { localToday } from '#shared/dates.ts';
import { PageDataContext } from './page-data.ts';

/**
 * Whether a page is being drawn on the server, or taken over as it was drawn there: the moment in which
 * nothing may be shown that only this browser knows.
 */
export function useIsHydrating(): boolean {
  // What changes right after is drawn in slices: a page that is taken over goes on answering.
  return useDeferredValue(useSyncExternalStore(never, no, yes));
}

/** The browser's own calendar day; while a drawn page is taken over, the day it was drawn for. */
export function useToday(): string {
  const drawnFor = useContext(PageDataContext)?.today;

  return useDeferredValue(useSyncExternalStore(never, readToday, () => drawnFor ?? readToday()));
}

export function readToday(): string {
  return localToday(new Date());
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
