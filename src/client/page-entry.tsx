import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageData } from '#shared/pages/page-data.ts';
import { App } from './app.tsx';
import { PageDataContext } from './lib/page-data.ts';
import { loadScreen } from './routes.tsx';

/**
 * Draws the page at an address to HTML, waiting for its lazy parts. The build draws the landing page with
 * it, the server every other.
 */
export async function renderPage(
  location: string,
  pageData?: PageData,
  signal?: AbortSignal,
): Promise<string> {
  await loadScreen(location.split('?')[0] ?? location);
  const failures: unknown[] = [];
  const { prelude, postponed } = await prerender(
    <PageDataContext value={pageData}>
      <StaticRouter location={location}>
        <App />
      </StaticRouter>
    </PageDataContext>,
    {
      // Nothing is sent later, so nothing may be left to a script: the policy allows no inline ones.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // A part that fails would be left out and drawn by the browser, with a complaint.
      onError: (error) => void failures.push(error),
      ...(signal && { signal }),
    },
  );

  if (failures.length > 0) throw new Error(`${location} was not drawn`, { cause: failures[0] });
  if (postponed) throw new Error(`${location} was not drawn in time`);
  return new Response(prelude).text();
}
