import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILES = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Below this, headers weigh more than what compression saves. */
const MIN_BYTES = 512;
/** The best but one: the files are 2 % larger than at 11, and take less than half of the time. */
const BROTLI_QUALITY = 10;

/** Writes a .br and a .gz beside every text file, so that the server compresses nothing while it serves. */
export async function precompressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILES.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

  await Promise.all(files.map(precompress));
}

async function precompress(file: string): Promise<void> {
  const content = await readFile(file);

  if (content.length < MIN_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);

  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
