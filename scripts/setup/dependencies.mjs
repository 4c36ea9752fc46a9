import fs from 'node:fs';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const NEEDED_NODE = [20, 19];

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);

  if (major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1])) return;
  giveUp(
    `Northstar needs Node ${NEEDED_NODE.join('.')} or later; this is ${process.versions.node}.`,
  );
}

/** Installs what package-lock.json names, unless it is there already. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  say('Installing packages (npm ci); the first time this takes a minute …');
  if ((await run('npm', ['ci', '--no-audit', '--no-fund'])) !== 0)
    giveUp('Installing the packages failed; see above.');
}

/** npm writes down what it installed; packages for other platforms are rightly missing. */
function isInstalled() {
  try {
    const wanted = readPackages('package-lock.json');
    const installed = readPackages('node_modules/.package-lock.json');

    return Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || installed[path]?.version === version || (optional && !installed[path]),
    );
  } catch {
    return false;
  }
}

function readPackages(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
}
