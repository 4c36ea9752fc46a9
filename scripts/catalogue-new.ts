/** `npm run catalogue:new -- "Name" [--reference FOLDER]`: writes the skeleton of a destination's file. */
import { existsSync, writeFileSync } from 'node:fs';
import { findReference, skeleton } from '#server/catalogue/check/skeleton.ts';

const [name = '', flag, folder] = process.argv.slice(2);

if (!name.trim() || (flag !== undefined && (flag !== '--reference' || !folder))) {
  process.stderr.write('usage: npm run catalogue:new -- "Name" [--reference FOLDER]\n');
  process.exit(2);
}

const reference = folder ? findReference(name, folder) : undefined;
const file = skeleton(name.trim(), reference, new Date().toISOString().slice(0, 7));
const path = `src/server/catalogue/data/destinations/${file.id}.json`;

if (existsSync(path)) {
  process.stderr.write(`${path} exists already\n`);
  process.exit(1);
}

writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
process.stdout.write(
  `${path}${reference ? ', with climate and airports from the reference' : ''}. Fill it in, then run npm run catalogue:check.\n`,
);
