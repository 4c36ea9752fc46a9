import type { StyleSpecification } from 'maplibre-gl';

export type TileScheme = 'light' | 'dark';
export type TileStyleRequest = { url: string; timeoutMs: number };

/** Open styles and tiles of OpenFreeMap; the security headers allow this host alone. */
const STYLE_URLS: Record<TileScheme, string> = {
  light: 'https://tiles.openfreemap.org/styles/positron',
  dark: 'https://tiles.openfreemap.org/styles/dark',
};
/** How long the online map may take before the drawn one stays. */
export const TILES_TIMEOUT_MS = 5000;
/** After a failure the network is left alone for this long. */
const REST_MS = 60_000;

let asked: { scheme: TileScheme; style: Promise<StyleSpecification | undefined> } | undefined;
let restsUntil = 0;

/** The style of the online map; undefined without a network, in vain or too late. Never throws. */
export function loadTileStyle(scheme: TileScheme): Promise<StyleSpecification | undefined> {
  if (!navigator.onLine || performance.now() < restsUntil) return Promise.resolve(undefined);
  if (asked?.scheme !== scheme) asked = { scheme, style: askForStyle(STYLE_URLS[scheme]) };
  return asked.style;
}

/** Remembers that the tiles did not come, so that the next map does not wait for them again. */
export function reportTileFailure(): void {
  asked = undefined;
  restsUntil = performance.now() + REST_MS;
}

async function askForStyle(url: string): Promise<StyleSpecification | undefined> {
  const style = await askWorker({ url, timeoutMs: TILES_TIMEOUT_MS });

  if (isStyle(style)) return style;
  reportTileFailure();
  return undefined;
}

function askWorker(request: TileStyleRequest): Promise<unknown> {
  const worker = new Worker(new URL('./tile-style-worker.ts', import.meta.url), { type: 'module' });

  return new Promise((resolve) => {
    const done = (style: unknown) => {
      window.clearTimeout(timer);
      worker.terminate();
      resolve(style);
    };
    // The worker keeps the time too, once it runs.
    const timer = window.setTimeout(() => done(undefined), request.timeoutMs + 500);

    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => done(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      done(undefined);
    });
    worker.postMessage(request);
  });
}

function isStyle(value: unknown): value is StyleSpecification {
  return typeof value === 'object' && value !== null && 'layers' in value && 'sources' in value;
}
