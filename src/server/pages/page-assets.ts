import fs from 'node:fs';
import path from 'node:path';
import { routeAt } from '#shared/pages/routes.ts';

/** What Vite's manifest says of a module that begins a chunk. */
type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const LAYOUT_MODULES = {
  plain: undefined,
  form: 'src/client/components/form-layout.tsx',
  data: 'src/client/components/data-layout.tsx',
} as const;
const NOT_FOUND_MODULE = 'src/client/features/static-pages/not-found-page.tsx';

/** The modules that the page at a path begins with, beyond the entry, as Vite's manifest names them. */
export function modulesOf(page: string): string[] {
  const route = routeAt(page);

  if (!route) return [NOT_FOUND_MODULE];
  return [LAYOUT_MODULES[route.layout], `src/client/features/${route.module}.tsx`].filter(
    (name) => name !== undefined,
  );
}

/** The files of some modules and of all that they import, each once. */
export function filesOf(
  manifest: Manifest,
  modules: readonly string[],
): { js: string[]; css: string[] } {
  const chunks = new Set<Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];

    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };

  modules.forEach(visit);
  return {
    js: [...chunks].map(({ file }) => file),
    css: [...new Set([...chunks].flatMap(({ css = [] }) => css))],
  };
}

export function readManifest(clientDirectory: string): Manifest {
  return JSON.parse(
    fs.readFileSync(path.join(clientDirectory, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
}

/**
 * The tags for a page's head: its style sheets, and its modules, which run before the entry does, so that the
 * page answers as soon as it has loaded. What index.html names already is left out.
 */
export function createHeadTags(clientDirectory: string, template: string) {
  const manifest = readManifest(clientDirectory);

  return (page: string): string => {
    const modules = modulesOf(page);
    const { js, css } = filesOf(manifest, modules);
    const own = new Set(modules.map((name) => manifest[name]?.file));
    const isNew = (file: string) => !template.includes(`/${file}"`);

    return [
      ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...js
        .filter((file) => !own.has(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...js
        .filter((file) => own.has(file))
        .map((file) => `<script type="module" crossorigin src="/${file}"></script>`),
    ]
      .filter((tag) => isNew(/"\/([^"]+)"/.exec(tag)?.[1] ?? ''))
      .join('\n    ');
  };
}
