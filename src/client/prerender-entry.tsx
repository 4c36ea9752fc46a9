import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';

/** Draws the page at an address to HTML, waiting for its lazy parts. The build uses it for the landing page. */
export async function renderPage(location: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={location}>
      <App />
    </StaticRouter>,
    // Nothing is sent later, so nothing may be left to a script: the policy allows no inline ones.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );

  return new Response(prelude).text();
}
