import { useContext, useDeferredValue, useSyncExternalStore } from 'react';
import { localToday } from '#shared/dates.ts';
import { InitialStateContext } from './initial-state.ts';

/**
 * Whether a page is being rendered on the server or hydrated: the moment in which nothing may be shown that
 * only this browser knows.
 */
export function useIsHydrating(): boolean {
  return useDeferredValue(useSyncExternalStore(never, no, yes));
}

/** The browser's own calendar day; while a page is hydrated, the day for which the server rendered it. */
export function useToday(): string {
  const renderedFor = useContext(InitialStateContext)?.today;

  return useDeferredValue(useSyncExternalStore(never, readToday, () => renderedFor ?? readToday()));
}

export function readToday(): string {
  return localToday(new Date());
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
