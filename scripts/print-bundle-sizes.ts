import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, modulesOf, readManifest } from '#server/pages/page-assets.ts';
import { ROUTES, type RouteSpec } from '#shared/pages/routes.ts';

const ENTRY = 'index.html';
/** Gzipped kilobytes of JavaScript that the first visit to any page may load. */
const MAX_KB = 265;

/** Prints what a first visit to each page loads, gzipped, and fails when one is over the limit. */
export function printBundleSizes(clientDir: string): void {
  const manifest = readManifest(clientDir);
  const pages = new Map(
    Object.values<RouteSpec>(ROUTES).map(({ module, pattern }) => [module, pattern]),
  );
  const sizes = [...pages].map(([module, pattern]) => {
    const { js, css } = filesOf(manifest, [ENTRY, ...modulesOf(pattern)]);

    return {
      module,
      js: gzippedKb(clientDir, js),
      css: gzippedKb(clientDir, css),
      files: js.length,
    };
  });

  console.log('First visit, gzipped:');
  for (const { module, js, css, files } of sizes)
    console.log(`  ${module.padEnd(40)} ${js} KB JavaScript in ${files} files, ${css} KB CSS`);
  const heavy = sizes.filter(({ js }) => js > MAX_KB);

  if (heavy.length > 0)
    throw new Error(`Over ${MAX_KB} KB: ${heavy.map(({ module }) => module).join(', ')}`);
}

function gzippedKb(clientDir: string, files: readonly string[]): number {
  const bytes = files.map((file) => gzipSync(readFileSync(path.join(clientDir, file))).length);

  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
}
