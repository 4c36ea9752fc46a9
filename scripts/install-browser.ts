/** Makes sure that the browser tests have a browser: the one there is, Playwright's own, or Debian's. */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/find-browser.ts';

const PATIENCE_MS = 300_000;
const START_MS = 30_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: PATIENCE_MS }).status === 0;

if (!(await works())) {
  say('Installing a browser for the tests; this takes a minute …');
  if (!(run('npx', ['playwright', 'install', '--only-shell', 'chromium']) && (await works())))
    installFromSystem();
}
if (!(await works())) {
  process.stderr.write(
    'No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.\n',
  );
  process.exit(1);
}

async function works(): Promise<boolean> {
  const executablePath = findBrowser();

  try {
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox'],
      timeout: START_MS,
    });

    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function installFromSystem(): void {
  if (process.getuid?.() !== 0) return;
  say("Installing the system's Chromium (apt-get) …");
  if (!run('apt-get', ['update', '-qq'])) return;
  const install = (name: string) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);

  if (!install('chromium-headless-shell')) install('chromium');
}
