import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What Vite writes about each module that begins a chunk. */
export type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] };
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
  const seen = new Set<string>();
  const css = new Set<string>();
  const js = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];

    if (!chunk || seen.has(name)) return;
    seen.add(name);
    js.add(chunk.file);
    chunk.css?.forEach((file) => css.add(file));
    chunk.imports?.forEach(visit);
  };

  modules.forEach(visit);
  return { js: [...js], css: [...css] };
}
