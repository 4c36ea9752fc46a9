import { build } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';
import { precompressFiles } from './precompress-files.ts';
import { prerenderLanding } from './prerender-landing.ts';
import { printBundleSizes } from './print-bundle-sizes.ts';
import { writeRoutePreloads } from './route-preloads.ts';

/**
 * Builds the browser's part into dist/client: the bundle, index.html (the landing page, drawn),
 * app.html (the empty shell of every other page), preloads.json,
 * service-worker.js and a brotli and gzip copy of each text file.
 */
const CLIENT_DIR = 'dist/client';
const PRERENDER_DIR = 'dist/prerender';

await step('Bundling the client', () => build({ logLevel: 'warn' }));
await step('Bundling the landing page for drawing', () =>
  build({
    logLevel: 'warn',
    build: { ssr: 'src/client/prerender-entry.tsx', outDir: PRERENDER_DIR, copyPublicDir: false },
  }),
);
await step('Drawing the landing page', () => prerenderLanding(CLIENT_DIR, PRERENDER_DIR));
await step('Naming what each page loads', async () => writeRoutePreloads(CLIENT_DIR));
await step('Bundling the service worker', () => buildServiceWorker(CLIENT_DIR));
await step('Compressing', () => precompressFiles(CLIENT_DIR));
printBundleSizes(CLIENT_DIR);

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();

  await work();
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
