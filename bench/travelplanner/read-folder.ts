import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The queries and the reference lines of a folder, as parsed JSON. */
export function readFolder(folder: string): { queries: unknown; references: unknown[] } {
  return {
    queries: parse(readFileSync(onlyFile(folder, '_structured.json'), 'utf8')),
    references: readLines(onlyFile(folder, '_ref_info.jsonl')),
  };
}

function onlyFile(path: string, ending: string): string {
  const [name, ...others] = readdirSync(path).filter((file) => file.endsWith(ending));

  if (!name || others.length > 0) throw new Error(`Not one file *${ending} in ${path}`);
  return join(path, name);
}

/** The parsed lines of a JSONL file. */
export function readLines(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parse);
}

/** JSON, also with the NaN that Python writes for a missing number. */
function parse(text: string): unknown {
  return JSON.parse(text.replace(/(?<=[:,[]\s*)-?(?:NaN|Infinity)(?=\s*[,}\]])/g, 'null'));
}
