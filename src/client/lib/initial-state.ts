import type { DehydratedState } from '@tanstack/react-query';
import { createContext } from 'react';
import superjson from 'superjson';
import { INITIAL_STATE_ID, type InitialState } from '#shared/pages/initial-state.ts';

/** What the page is rendered from on the server; the browser reads the same from the page. */
export const InitialStateContext = createContext<InitialState | undefined>(undefined);

/** What the server rendered this page from; undefined where the page came empty. */
export function readInitialState(): InitialState | undefined {
  const text = document.getElementById(INITIAL_STATE_ID)?.textContent;

  if (!text) return undefined;
  const { today, queries } = superjson.parse<InitialState>(text);
  const now = Date.now();

  // By this browser's clock: with the server's ahead of it, what came with the page would never count as old.
  for (const { state } of (queries as DehydratedState).queries) state.dataUpdatedAt = now;
  return { today, queries };
}
