import './theme/styles.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { loadScreen } from './routes.tsx';
import { registerServiceWorker } from './lib/offline/service-worker-client.ts';

const root = document.getElementById('root');

if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

void start(root);

/** The page's own modules ran before this one, so that there is next to nothing to wait for. */
async function start(page: HTMLElement): Promise<void> {
  await loadScreen(window.location.pathname).catch(() => undefined);
  if (page.hasChildNodes()) hydrateRoot(page, app);
  else createRoot(page).render(app);
  registerServiceWorker();
}
