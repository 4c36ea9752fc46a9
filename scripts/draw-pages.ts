import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENTRY, filesOf, readManifest } from './client-manifest.ts';

const LANDING = 'src/client/features/landing/landing-page.tsx';
const ROOT = '<div id="root"></div>';
/** The two fonts that the first paint needs. */
const FIRST_FONTS = /^(figtree|fraunces)-latin-wght-normal-.*\.woff2$/;

/**
 * Writes what the pages are sent in: app.html, the empty shell for when there is no drawing; drawn.html
 * beside the code that draws, for the server to fill; and index.html, the landing page drawn into it.
 */
export async function drawPages(clientDir: string, pagesDir: string): Promise<void> {
  const built = await readFile(path.join(clientDir, 'index.html'), 'utf8');
  const shell = withHead(built, await fontPreloads(clientDir));
  const { renderPage } = (await import(
    pathToFileURL(path.resolve(pagesDir, 'page-entry.js')).href
  )) as { renderPage: (location: string) => Promise<string> };
  const html = await renderPage('/');

  if (!shell.includes(ROOT)) throw new Error('index.html has no empty #root to draw into');
  if (!html.includes('Your AI Travel Copilot'))
    throw new Error('The landing page was drawn without its promise');
  const { css, js } = landingFiles(clientDir);
  const landing = withHead(toDrawn(shell, js), [...POSTERS, ...css.map(stylesheet)])
    .replace('<title>Northstar</title>', '<title>Your AI Travel Copilot · Northstar</title>')
    .replace(ROOT, () => `<div id="root">${html}</div>`);

  await writeFile(path.join(pagesDir, 'drawn.html'), toDrawn(shell, []));
  await writeFile(path.join(clientDir, 'app.html'), shell);
  await writeFile(path.join(clientDir, 'index.html'), landing);
}

/**
 * A drawn page reads without its scripts: early.js asks for them once it is painted. `js` are the page's
 * own beyond the frame's.
 */
export function toDrawn(shell: string, js: readonly string[]): string {
  const module = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(shell)?.[1];
  const frame = [...shell.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)];

  if (!module) throw new Error('index.html names no module to begin with');
  const preload = [...frame.map(([, href = '']) => href), ...js.map((file) => `/${file}`)];

  return shell
    .replace(/ *<script type="module"[^>]*><\/script>\n/, () => '')
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, () => '')
    .replace(
      '<script src="/color-scheme.js"></script>',
      (tag) =>
        `${tag}\n    <script src="/early.js" data-module="${module}" data-preload="${preload.join(' ')}"></script>`,
    );
}

async function fontPreloads(clientDir: string): Promise<string[]> {
  const files = await readdir(path.join(clientDir, 'assets'));

  return files
    .filter((file) => FIRST_FONTS.test(file))
    .map(
      (file) =>
        `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`,
    );
}

const POSTERS = [
  '<link rel="preload" href="/hero-poster.webp" as="image" type="image/webp" media="(min-width: 36.01em)" fetchpriority="high">',
  '<link rel="preload" href="/hero-poster-small.webp" as="image" type="image/webp" media="(max-width: 36em)" fetchpriority="high">',
];

/** The landing page's own style sheets and scripts, beyond those of the entry. */
function landingFiles(clientDir: string): { css: string[]; js: string[] } {
  const manifest = readManifest(clientDir);
  const entry = filesOf(manifest, [ENTRY]);
  const landing = filesOf(manifest, [LANDING]);

  return {
    css: landing.css.filter((file) => !entry.css.includes(file)),
    js: landing.js.filter((file) => !entry.js.includes(file)),
  };
}

function stylesheet(file: string): string {
  return `<link rel="stylesheet" crossorigin href="/${file}">`;
}

function withHead(html: string, tags: readonly string[]): string {
  return html.replace('</head>', () => `    ${tags.join('\n    ')}\n  </head>`);
}
