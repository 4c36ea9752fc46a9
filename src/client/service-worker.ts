import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** The page's frame, the trip's and My Trips' code and the fonts; written in by scripts/build-service-worker.ts. */
declare const PRECACHE: { url: string; revision: string | null }[];

type Lifetime = Event & { waitUntil(work: Promise<unknown>): void };
type WorkerScope = {
  addEventListener(type: 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

/** A network this slow counts as none for the page's frame; its calls go on waiting by themselves. */
const FRAME_TIMEOUT_MS = 5000;
const KEPT_ASSETS = 120;

const worker = globalThis as unknown as WorkerScope;

cleanupOutdatedCaches();
precacheAndRoute(PRECACHE);

// What the API says is never kept here: lib/offline keeps the trips that were opened, and tells their age.
registerRoute(new NavigationRoute(({ request }) => openPage(request), { denylist: [/^\/api\//] }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'northstar-assets',
    plugins: [new ExpirationPlugin({ maxEntries: KEPT_ASSETS })],
  }),
);

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// A new version takes over only once its traveller says so.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

/** The page from the network; without one the empty frame, which draws every page itself. */
async function openPage(request: Request): Promise<Response> {
  try {
    return await Promise.race([fetch(request), tooSlow()]);
  } catch {
    return (await matchPrecache('/app.html')) ?? Response.error();
  }
}

function tooSlow(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('No answer in time')), FRAME_TIMEOUT_MS);
  });
}
