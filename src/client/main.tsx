import './theme/styles.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { registerServiceWorker } from './lib/offline/service-worker-client.ts';
import { preloadScreen } from './routes.tsx';

const root = document.getElementById('root');

if (!root) throw new Error('index.html has no #root');

// The page's own code comes along with the frame's, not after it.
preloadScreen(window.location.pathname);

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The landing page arrives drawn (scripts/build-client.ts); every other page starts empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

registerServiceWorker();
