import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENTRY, filesOf, readManifest } from './client-manifest.ts';

const LANDING = 'src/client/features/landing/landing-page.tsx';
const ROOT = '<div id="root"></div>';
/** The two fonts that the first paint needs. */
const FIRST_FONTS = /^(figtree|fraunces)-latin-wght-normal-.*\.woff2$/;

/**
 * Draws the landing page into index.html, so that it reads before any script arrives, and keeps the
 * empty shell as app.html for every other address.
 */
export async function prerenderLanding(clientDir: string, prerenderDir: string): Promise<void> {
  const built = await readFile(path.join(clientDir, 'index.html'), 'utf8');
  const shell = withHead(built, await fontPreloads(clientDir));
  const { renderPage } = (await import(
    pathToFileURL(path.resolve(prerenderDir, 'prerender-entry.js')).href
  )) as { renderPage: (location: string) => Promise<string> };
  const html = await renderPage('/');

  if (!shell.includes(ROOT)) throw new Error('index.html has no empty #root to draw into');
  if (!html.includes('Your AI Travel Copilot'))
    throw new Error('The landing page was drawn without its promise');
  const landing = withPatientScripts(withHead(shell, landingLinks(clientDir)))
    .replace('<title>Northstar</title>', '<title>Your AI Travel Copilot · Northstar</title>')
    .replace(ROOT, () => `<div id="root">${html}</div>`);

  await writeFile(path.join(clientDir, 'app.html'), shell);
  await writeFile(path.join(clientDir, 'index.html'), landing);
}

/** The page reads without its scripts: they come after the style, the fonts and the picture. */
function withPatientScripts(html: string): string {
  return html.replaceAll(
    /<(script type="module"|link rel="modulepreload") /g,
    '<$1 fetchpriority="low" ',
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

/** The landing page's own style sheets and scripts, beyond those of the entry. */
function landingLinks(clientDir: string): string[] {
  const manifest = readManifest(clientDir);
  const entry = filesOf(manifest, [ENTRY]);
  const landing = filesOf(manifest, [LANDING]);

  return [
    '<link rel="preload" href="/hero-poster.webp" as="image" type="image/webp" media="(min-width: 36.01em)" fetchpriority="high">',
    '<link rel="preload" href="/hero-poster-small.webp" as="image" type="image/webp" media="(max-width: 36em)" fetchpriority="high">',
    ...landing.css
      .filter((file) => !entry.css.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...landing.js
      .filter((file) => !entry.js.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

function withHead(html: string, tags: readonly string[]): string {
  return html.replace('</head>', `    ${tags.join('\n    ')}\n  </head>`);
}
