import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';

/** Both run before the first paint of a drawn page: one file, so that it waits for one only. */
const PARTS = ['color-scheme.js', 'early.js'];

/** Writes the script in the head of drawn pages under a name that browsers may keep for good; answers its address. */
export async function writeEarlyScript(clientDir: string): Promise<string> {
  const sources = await Promise.all(
    PARTS.map((name) => readFile(path.join(clientDir, name), 'utf8')),
  );
  const { code } = await transform(sources.join('\n'), { minify: true, target: 'es2022' });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/early-${hash}.js`;

  await writeFile(path.join(clientDir, file), code);
  await rm(path.join(clientDir, 'early.js'));
  return `/${file}`;
}
