import './theme/styles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { pageIsStyled } from './lib/early-input.ts';
import { watchStyles } from './lib/failed-styles.ts';
import { registerServiceWorker } from './lib/offline/service-worker-client.ts';
import { loadScreen } from './routes.tsx';

const root = document.getElementById('root');

if (!root) throw new Error('index.html has no #root');
watchStyles(document);
void start(root);

/**
 * Most pages arrive drawn (decision 010). They are taken over once their own code is here as well, so that
 * all of the page answers at the same moment; in slices, so that the browser stays free in between.
 */
async function start(page: HTMLElement): Promise<void> {
  // The page's own code comes along with the frame's, not after it.
  const loading = loadScreen(window.location.pathname);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );

  if (page.hasChildNodes()) {
    await Promise.all([loading, pageIsStyled()]);
    startTransition(() => void hydrateRoot(page, app));
  } else createRoot(page).render(app);
  registerServiceWorker();
}
