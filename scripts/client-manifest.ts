import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What Vite writes about each module that begins a chunk. */
export type Chunk = {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
};
export type Manifest = Record<string, Chunk>;

export const ENTRY = 'index.html';

export function readManifest(clientDir: string): Manifest {
  return JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The scripts and style sheets that some modules need, all that they import included. */
export function filesOf(
  manifest: Manifest,
  modules: readonly string[],
): { js: string[]; css: string[] } {
  const chunks = chunksOf(manifest, modules);

  return {
    js: [...new Set(chunks.map(({ file }) => file))],
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

/** Whether some modules, or what they import, ask for another while they run. */
export function asksFor(manifest: Manifest, modules: readonly string[], other: string): boolean {
  return chunksOf(manifest, modules).some(({ dynamicImports = [] }) =>
    dynamicImports.includes(other),
  );
}

function chunksOf(manifest: Manifest, modules: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];

    if (!chunk || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports?.forEach(visit);
  };

  modules.forEach(visit);
  return [...found.values()];
}
