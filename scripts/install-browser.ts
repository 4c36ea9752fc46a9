/** Makes sure that the browser tests have a browser: the one there is, Playwright's own, or Debian's. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../e2e/find-browser.ts';

const PATIENCE_MS = 300_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: PATIENCE_MS }).status === 0;

if (!works()) {
  say('Installing a browser for the tests; this takes a minute …');
  if (!(run('npx', ['playwright', 'install', 'chromium']) && works())) installFromSystem();
}
if (!works()) {
  process.stderr.write(
    'No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.\n',
  );
  process.exit(1);
}

function works(): boolean {
  const browser = findBrowser();

  return (
    browser !== undefined && spawnSync(browser, ['--version'], { timeout: 20_000 }).status === 0
  );
}

function installFromSystem(): void {
  if (process.getuid?.() !== 0) return;
  say("Installing the system's Chromium (apt-get) …");
  if (run('apt-get', ['update', '-qq']))
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}
