import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fillTemplate } from '#server/pages/html-template.ts';
import { builtPages, prerenderedFile } from '#server/pages/page-source.ts';
import { ROUTES, type RouteSpec } from '#shared/pages/routes.ts';
import { build } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';
import { precompressFiles } from './precompress-files.ts';
import { printBundleSizes } from './print-bundle-sizes.ts';

/**
 * Builds the browser's part into dist/client: the bundle, template.html for the server to fill, app.html (the
 * empty page for when there is no network), the prerendered pages, service-worker.js and compressed copies of
 * the text files; and into dist/ssr the code that renders pages on the server.
 */
const CLIENT_DIR = 'dist/client';

await step('Bundling the client', () => build({ logLevel: 'warn' }));
await step('Bundling the server rendering', () =>
  build({
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/client/entry-server.tsx', outDir: 'dist/ssr', copyPublicDir: false },
  }),
);
await rename(path.join(CLIENT_DIR, 'index.html'), path.join(CLIENT_DIR, 'template.html'));
await step('Prerendering', prerender);
await step('Bundling the service worker', () => buildServiceWorker(CLIENT_DIR));
await step('Compressing', () => precompressFiles(CLIENT_DIR));
printBundleSizes(CLIENT_DIR);

/** Renders the pages that are the same for everyone, and the empty one. */
async function prerender(): Promise<void> {
  const pages = builtPages(CLIENT_DIR);
  const { render } = (await pages.loadCode()) as unknown as {
    render: (address: string) => Promise<string>;
  };
  const routes = Object.values<RouteSpec>(ROUTES).filter((route) => route.render === 'prerender');

  for (const { pattern } of routes) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as each takes the whole processor
    const html = await pages.fill(pattern, { root: await render(pattern) });

    // oxlint-disable-next-line no-await-in-loop
    await writeFile(path.join(CLIENT_DIR, prerenderedFile(pattern)), html);
  }
  const template = await readFile(path.join(CLIENT_DIR, 'template.html'), 'utf8');

  await writeFile(path.join(CLIENT_DIR, 'app.html'), fillTemplate(template, { head: '' }));
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();

  await work();
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
