import { build } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';
import { drawPages } from './draw-pages.ts';
import { precompressFiles } from './precompress-files.ts';
import { printBundleSizes } from './print-bundle-sizes.ts';
import { writeRoutePreloads } from './route-preloads.ts';

/**
 * Builds the browser's part into dist/client: the bundle, index.html (the landing page, drawn),
 * app.html (the empty shell for when a page is not drawn), preloads.json,
 * service-worker.js and a brotli and gzip copy of each text file; and into dist/pages the code by which
 * the server draws the other pages, with all that it needs.
 */
const CLIENT_DIR = 'dist/client';
const PAGES_DIR = 'dist/pages';

await step('Bundling the client', () => build({ logLevel: 'warn' }));
await step('Bundling the pages for drawing', () =>
  build({
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/client/page-entry.tsx', outDir: PAGES_DIR, copyPublicDir: false },
  }),
);
await step('Drawing the landing page', () => drawPages(CLIENT_DIR, PAGES_DIR));
await step('Naming what each page loads', async () => writeRoutePreloads(CLIENT_DIR));
await step('Bundling the service worker', () => buildServiceWorker(CLIENT_DIR));
await step('Compressing', () => precompressFiles(CLIENT_DIR));
printBundleSizes(CLIENT_DIR);

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();

  await work();
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
