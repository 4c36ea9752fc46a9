import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from './client-manifest.ts';
import { ENTRY, filesOf, readManifest } from './client-manifest.ts';

const DATA_LAYOUT = 'src/client/components/data-layout.tsx';
const FORM_LAYOUT = 'src/client/components/form-layout.tsx';
/** Pages outside the data layout (routes.tsx): their own code and the entry's are all they load. */
const PLAIN_FEATURES = /features\/(landing|static-pages)\//;
const FORM_PAGES = /features\/(static-pages\/contact-page|payment-methods\/)/;

/** Gzipped kilobytes of JavaScript that a first visit to the page may load. */
const BUDGETS_KB: Readonly<Record<string, number>> = {
  'landing-page': 124,
  'plan-trip-page': 188,
  'my-trips-page': 175,
  'trip-page': 176,
  'booking-page': 174,
  'booking-review-page': 165,
  'checkout-page': 164,
  'mood-board-page': 177,
  'shared-trip-page': 162,
  'flight-search-page': 223,
  'hotel-search-page': 234,
  'experience-search-page': 229,
  'budget-hotels-page': 217,
};

type PageSize = { page: string; jsKb: number; cssKb: number };

/** Prints what a first visit to each page loads, gzipped, and fails when a page is over its budget. */
export function printBundleSizes(clientDir: string): void {
  const manifest = readManifest(clientDir);
  const sizes = Object.keys(manifest)
    .filter((name) => /src\/client\/features\/.*-page\.tsx$/.test(name))
    .map((name) => pageSize(clientDir, manifest, name));

  console.log('First visit, gzipped:');
  for (const { page, jsKb, cssKb } of sizes) {
    const budget = BUDGETS_KB[page];

    console.log(
      `  ${page.padEnd(26)} ${jsKb.toFixed(1).padStart(6)} KB JavaScript ${cssKb.toFixed(1).padStart(6)} KB CSS` +
        (budget ? `  (at most ${budget} KB JavaScript)` : ''),
    );
  }
  const heavy = sizes.filter(({ page, jsKb }) => jsKb > (BUDGETS_KB[page] ?? Infinity));

  if (heavy.length > 0) throw new Error(`Over budget: ${heavy.map(({ page }) => page).join(', ')}`);
}

function pageSize(clientDir: string, manifest: Manifest, name: string): PageSize {
  const layouts = FORM_PAGES.test(name)
    ? [FORM_LAYOUT]
    : PLAIN_FEATURES.test(name)
      ? []
      : [DATA_LAYOUT];
  const { js, css } = filesOf(manifest, [ENTRY, ...layouts, name]);

  return {
    page: path.basename(name, '.tsx'),
    jsKb: gzippedKb(clientDir, js),
    cssKb: gzippedKb(clientDir, css),
  };
}

function gzippedKb(clientDir: string, files: readonly string[]): number {
  return (
    files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(clientDir, file))).length,
      0,
    ) / 1000
  );
}
