import { createCell } from '../cell.ts';

const CHECK_AGAIN_MS = 3_600_000;

/** The version of the product that is ready to take over. */
export const waitingVersion = createCell<ServiceWorker | undefined>(undefined);

/** What a page is rendered with on the server. */
export const noVersion = (): undefined => undefined;

/** Lets the new version take over, and draws the page with it. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waitingVersion.get()?.postMessage('take-over');
}

/** Registers the service worker once the page has loaded and is at rest; development does without. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => window.setTimeout(() => void register(), 0);

  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  try {
    // A browser that blocks workers may answer with nothing at all.
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register('/service-worker.js');

    if (registration) watch(registration);
  } catch {
    // Blocked by the browser's settings: the product works the same, with a network.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const announce = (worker: ServiceWorker | null) => {
    // The very first version takes nobody's place.
    if (!worker || !navigator.serviceWorker.controller) return;
    waitingVersion.set(worker);
  };

  announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;

    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') announce(worker);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_AGAIN_MS) return;
    checkedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}
