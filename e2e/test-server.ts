import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The instant at which every browser test takes place, on the server and in the page. */
export const E2E_NOW = '2026-05-01T12:00:00.000Z';

export const ROOT = path.join(import.meta.dirname, '..');
export const SERVE = 'node scripts/serve-for-tests.mjs';

/** How the server of the tests differs from one for people. */
export const SERVER_ENV = {
  NORTHSTAR_NOW: E2E_NOW,
  NORTHSTAR_RATE_LIMIT: 'off',
  // No browser test judges how good a plan is.
  NORTHSTAR_SEARCH_ROUNDS: '300',
  DATABASE_URL: '',
};

/** Of a server that lives for one test, which may end before anybody asks for what would be read ahead. */
export const SHORT_LIVED_ENV = { ...SERVER_ENV, NORTHSTAR_READ_AHEAD: 'off' };

/** A port that is free now; found in a process of its own, because a configuration cannot wait. */
export function findFreePort(): string {
  const script = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
    process.stdout.write(String(server.address().port)); server.close(); });`;

  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
}

/** Starts one more server with an empty database; for tests that must not meet anyone's trips. */
export async function startTestServer(
  env: NodeJS.ProcessEnv = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['scripts/serve-for-tests.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...SHORT_LIVED_ENV, ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };

  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (\S+)/.exec(line)?.[1];

    if (url) return { url, stop };
  }
  throw new Error('the server of the test did not start');
}
