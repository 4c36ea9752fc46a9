import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPageFiller } from '#server/http/fill-page.ts';
import { ENTRY, filesOf, readManifest } from './client-manifest.ts';
import { writeEarlyScript } from './early-script.ts';

const LANDING = 'src/client/features/landing/landing-page.tsx';
const ROOT = '<div id="root"></div>';
/** The two fonts that the first paint needs. */
const FIRST_FONTS = /^(figtree|fraunces)-latin-wght-normal-.*\.woff2$/;
/** The sheet that names the fonts; it takes effect once they are here. */
const FONT_STYLES = /\/fonts-[^/]*\.css$/;

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
  const root = await renderPage('/');

  if (!shell.includes(ROOT)) throw new Error('index.html has no empty #root to draw into');
  if (!root.includes('Your AI Travel Copilot'))
    throw new Error('The landing page was drawn without its promise');
  await writeFile(
    path.join(pagesDir, 'drawn.html'),
    toDrawn(shell, await writeEarlyScript(clientDir)),
  );
  const fill = createPageFiller(clientDir);
  const landing = withHead(fill({ root, data: '' }, landingFiles(clientDir)), POSTERS).replace(
    '<title>Northstar</title>',
    '<title>Your AI Travel Copilot · Northstar</title>',
  );

  await writeFile(path.join(clientDir, 'app.html'), shell);
  await writeFile(path.join(clientDir, 'index.html'), landing);
}

/**
 * A drawn page reads without its scripts, its whole style sheets and its fonts: the script in its head asks
 * for them once it is painted.
 */
function toDrawn(shell: string, early: string): string {
  const module = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(shell)?.[1];
  const linked = (kind: string) =>
    [...shell.matchAll(new RegExp(`<link rel="${kind}"[^>]*? href="([^"]+)"`, 'g'))].map(
      ([, href = '']) => href,
    );
  const sheets = linked('stylesheet');
  const lists = {
    preload: linked('modulepreload'),
    styles: sheets.filter((href) => !FONT_STYLES.test(href)),
    fonts: linked('preload'),
    'font-styles': sheets.filter((href) => FONT_STYLES.test(href)),
  };

  if (!module) throw new Error('index.html names no module to begin with');
  const data = Object.entries(lists).map(([name, hrefs]) => ` data-${name}="${hrefs.join(' ')}"`);
  const script = `<script src="${early}" data-module="${module}"${data.join('')}></script>`;

  return shell
    .replace(/ *<script type="module"[^>]*><\/script>\n/, () => '')
    .replaceAll(/ *<link rel="(modulepreload|stylesheet|preload)"[^>]*>\n/g, () => '')
    .replace('<script src="/color-scheme.js"></script>', () => script);
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

function withHead(html: string, tags: readonly string[]): string {
  return html.replace('</head>', () => `    ${tags.join('\n    ')}\n  </head>`);
}
