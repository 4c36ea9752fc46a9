import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataFolder, readDataFile } from '../data-folder.ts';
import type { Overlay } from './overlay.schema.ts';

const FOLDER = 'overlay/';

function fileOf(destination: string, folder: URL): URL {
  return new URL(`${FOLDER}${destination}.json`, folder);
}

/** What was accepted for a destination so far; empty where nothing was. */
export function readOverlay(destination: string, folder: URL = dataFolder()): Overlay {
  return existsSync(fileURLToPath(fileOf(destination, folder)))
    ? readDataFile<Overlay>(`${FOLDER}${destination}.json`, folder)
    : { destination, entries: [] };
}

/** The destinations that have an overlay; none where nothing was ever accepted. */
export function overlaid(folder: URL = dataFolder()): ReadonlySet<string> {
  const path = fileURLToPath(new URL(FOLDER, folder));
  const files = existsSync(path) ? readdirSync(path) : [];

  return new Set(files.flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []));
}

/** Writes an overlay, one line per entry; returns where. */
export function writeOverlay(overlay: Overlay, folder: URL = dataFolder()): string {
  const path = fileURLToPath(fileOf(overlay.destination, folder));
  const entries = overlay.entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');

  mkdirSync(fileURLToPath(new URL(FOLDER, folder)), { recursive: true });
  writeFileSync(
    path,
    `{\n  "destination": ${JSON.stringify(overlay.destination)},\n  "entries": [\n${entries}\n  ]\n}\n`,
  );
  return path;
}
