import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const STAMP = 'dist/.built-from';
const INPUTS = [
  'src',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
/** Tests do not go into the build, and the catalogue's data is read when the server runs. */
const IGNORED = /\.(test|spec)\.tsx?$|[\\/]testing[\\/]|src[\\/]server[\\/]catalogue[\\/]data[\\/]/;

/** Builds client and server, unless what they are made of has not changed since the last build. */
export async function ensureBuilt() {
  const state = hashInputs();

  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === state) return;
  say('Building the client and the server …');
  if ((await run('npm', ['run', '--silent', 'build'])) !== 0)
    giveUp('The build failed; see above.');
  fs.writeFileSync(STAMP, state);
}

function hashInputs() {
  const hash = createHash('sha256');

  for (const file of INPUTS.flatMap(listFiles).filter((name) => !IGNORED.test(name))) {
    hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(entry) {
  const stat = fs.statSync(entry, { throwIfNoEntry: false });

  if (!stat) return [];
  if (stat.isFile()) return [entry];
  return fs
    .readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .toSorted();
}
