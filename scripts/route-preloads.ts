import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asksFor, ENTRY, filesOf, readManifest } from './client-manifest.ts';

const ROUTES = 'src/client/routes.tsx';
const PATHS = 'src/client/lib/paths.ts';
const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  PLAIN: [],
  FORM: ['src/client/components/form-layout.tsx'],
  DATA: ['src/client/components/data-layout.tsx'],
};
/** Draws the pictures of places; a page that shows some waits for it before it is taken over (use-scene.ts). */
const SCENE = 'src/client/components/scene-address.ts';
/** Addresses without a screen of their own in a production build; the landing page brings its own links. */
const WITHOUT = new Set(['/', '/mytrips', '/styleguide']);

/** The files that an address needs beyond the entry's. */
export type RoutePreload = { pattern: string; js: string[]; css: string[] };

/**
 * Writes preloads.json: what the server names in the head of each page, so that a page's own code is
 * fetched beside the frame's and not after it.
 */
export function writeRoutePreloads(clientDir: string): void {
  const manifest = readManifest(clientDir);
  const entry = filesOf(manifest, [ENTRY]);
  const patterns = readPatterns();
  const preloads = readScreens().flatMap(({ layout, names, module }) => {
    const own = [...(LAYOUTS[layout] ?? []), module];
    const { js, css } = filesOf(manifest, asksFor(manifest, own, SCENE) ? [...own, SCENE] : own);

    return names.map((name): RoutePreload => ({
      pattern: patterns.get(name) ?? '',
      js: js.filter((file) => !entry.js.includes(file)),
      css: css.filter((file) => !entry.css.includes(file)),
    }));
  });
  const known = new Set(preloads.map(({ pattern }) => pattern));
  const missing = [...patterns.values()].filter((at) => !known.has(at) && !WITHOUT.has(at));

  if (missing.length > 0) throw new Error(`routes.tsx has no screen for ${missing.join(', ')}`);
  writeFileSync(
    path.join(clientDir, 'preloads.json'),
    JSON.stringify(preloads.filter(({ pattern, js }) => !WITHOUT.has(pattern) && js.length > 0)),
  );
}

function readPatterns(): Map<string, string> {
  const source = readFileSync(PATHS, 'utf8').split('} as const')[0] ?? '';

  return new Map(
    [...source.matchAll(/(\w+): '(\/[^']*)',/g)].map(([, name = '', at = '']) => [name, at]),
  );
}

/** Every `screen([at.trip], () => import('./…'))` under the list that it stands in. */
function readScreens(): { layout: string; names: string[]; module: string }[] {
  const source = readFileSync(ROUTES, 'utf8');
  const lists = [...source.matchAll(/const (\w+)_SCREENS[\s\S]*?\n\];/g)];

  return lists.flatMap(([list, layout = '']) =>
    [...list.matchAll(/screen\(\s*\[([^\]]*)\][\s\S]*?import\(\s*'\.\/([^']+)'/g)].map(
      ([, names = '', file = '']) => ({
        layout,
        names: [...names.matchAll(/at\.(\w+)/g)].map(([, name = '']) => name),
        module: `src/client/${file}`,
      }),
    ),
  );
}
