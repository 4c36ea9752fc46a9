import './theme/styles.ts';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { InitialState } from '#shared/pages/initial-state.ts';
import { App } from './app.tsx';
import { InitialStateContext } from './lib/initial-state.ts';

/**
 * Renders the page at an address to HTML, its lazy parts included. Throws where a part of it fails, or when
 * `signal` ends before all of it is there: the browser renders such a page itself.
 */
export async function render(
  address: string,
  state?: InitialState,
  signal?: AbortSignal,
): Promise<string> {
  const failures: unknown[] = [];
  const { prelude, postponed } = await prerender(
    <InitialStateContext value={state}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </InitialStateContext>,
    {
      // One piece: later ones would need inline scripts, which the content security policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void failures.push(error),
      ...(signal && { signal }),
    },
  );

  if (failures.length > 0) throw new Error(`${address} was not rendered`, { cause: failures[0] });
  if (postponed) throw new Error(`${address} was not rendered in time`);
  return new Response(prelude).text();
}
