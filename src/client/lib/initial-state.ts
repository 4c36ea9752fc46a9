import { createContext } from 'react';
import superjson from 'superjson';
import { INITIAL_STATE_ID, type InitialState } from '#shared/pages/initial-state.ts';

/** What the page is rendered from on the server; the browser reads the same from the page. */
export const InitialStateContext = createContext<InitialState | undefined>(undefined);

/** What the server rendered this page from; undefined where the page came empty. */
export function readInitialState(): InitialState | undefined {
  const text = document.getElementById(INITIAL_STATE_ID)?.textContent;

  return text ? superjson.parse<InitialState>(text) : undefined;
}
