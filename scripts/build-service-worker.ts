import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { filesOf, readManifest } from '#server/pages/page-assets.ts';

const ENTRY = 'index.html';
/** What works without a network: the frame, the landing page, My Trips, and a trip with its days and map. */
const MODULES = [
  ENTRY,
  'src/client/components/data-layout.tsx',
  'src/client/components/offline/report-sent.ts',
  'src/client/components/toast-viewport.tsx',
  'src/client/features/landing/landing-page.tsx',
  'src/client/features/static-pages/not-found-page.tsx',
  'src/client/features/my-trips/my-trips-page.tsx',
  'src/client/features/my-trips/long-trip-grid.tsx',
  'src/client/features/my-trips/trip-menu-list.tsx',
  'src/client/features/trip-detail/trip-page.tsx',
  'src/client/features/trip-detail/edit-dialog.tsx',
  'src/client/features/trip-detail/local-info-tab.tsx',
  'src/client/features/trip-detail/packing-tab.tsx',
  'src/client/features/trip-detail/share-dialog.tsx',
  'src/client/features/trip-detail/share-menu.tsx',
  'src/client/features/trip-detail/itinerary/itinerary-editor.tsx',
  'src/client/lib/offline/send-edits.ts',
  'src/client/components/plan/day-map-view.tsx',
  'src/client/features/trip-detail/own-entries/entry-dialog.tsx',
  'src/client/components/map/land-outline.txt?raw',
  'src/client/components/map/land-text.ts',
];
const UNHASHED = ['app.html', 'color-scheme.js', 'favicon.svg', 'site.webmanifest'];
/** Uncompressed bytes that a first visit may fetch for later. */
const MAX_BYTES = 2_500_000;

/** Bundles the service worker, with the list of files that it keeps from the first visit on. */
export async function buildServiceWorker(clientDir: string): Promise<void> {
  const files = precachedFiles(clientDir);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(clientDir, file)).size, 0);

  if (bytes > MAX_BYTES) throw new Error(`The service worker would keep ${bytes} bytes`);
  await build({
    entryPoints: ['src/client/service-worker.ts'],
    outfile: path.join(clientDir, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      PRECACHE: JSON.stringify(files.map((file) => entryOf(clientDir, file))),
    },
  });
  console.log(
    `  ${files.length} files for offline, ${(bytes / 1000).toFixed(0)} KB before compression`,
  );
}

function precachedFiles(clientDir: string): string[] {
  const manifest = readManifest(clientDir);
  const missing = MODULES.filter((name) => !manifest[name]);

  if (missing.length > 0) throw new Error(`Not in the client's manifest: ${missing.join(', ')}`);
  const { js, css } = filesOf(manifest, MODULES);
  const fonts = (manifest[ENTRY]?.assets ?? []).filter((file) => file.endsWith('.woff2'));

  return [...UNHASHED, ...js, ...css, ...fonts];
}

/** A hashed file's name says which version it is; of the others the content does. */
function entryOf(clientDir: string, file: string): { url: string; revision: string | null } {
  const revision = file.startsWith('assets/')
    ? null
    : createHash('sha256')
        .update(readFileSync(path.join(clientDir, file)))
        .digest('hex')
        .slice(0, 16);

  return { url: `/${file}`, revision };
}
