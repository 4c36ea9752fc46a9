import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { WITHOUT_STOCK_PHOTOS } from './stock-photos.ts';
import { findFreePort, ROOT, SERVE, SERVER_ENV } from './test-server.ts';

/** BASE_URL: the tests go to a server that runs already, and start none. */
const running = process.env['BASE_URL'];

// The workers read this file too; they inherit the port that the first reader chose.
if (!running) process.env['E2E_PORT'] ??= findFreePort();
const port = process.env['E2E_PORT'] ?? '';
const browser = findBrowser();

export default defineConfig({
  testDir: path.join(ROOT, 'e2e'),
  testMatch: '**/*.spec.ts',
  outputDir: path.join(ROOT, 'test-results'),
  // One more than the cores of the machine that these tests are made for: each waits a third of its time.
  workers: 3,
  fullyParallel: true,
  // A busy machine may miss a moment; a second miss is a fault.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // A trace of every test takes a third of the run; `--trace on` makes one of a single test.
    trace: 'on-first-retry',
    video: 'off',
    // Frames drawn without a graphics card are a quarter of the browser's work; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A page that a worker answers from what it keeps would hide what the server says; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        `--host-resolver-rules=${WITHOUT_STOCK_PHOTOS}`,
        // One process for all pages of a worker: it has their scripts compiled already.
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
        '--in-process-gpu',
        // No page lives long enough to be worth an optimised compilation.
        '--js-flags=--no-opt,--no-maglev',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  ...(running
    ? {}
    : {
        webServer: {
          command: SERVE,
          cwd: ROOT,
          url: `http://localhost:${port}/api/health`,
          timeout: 60_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
          stderr: 'ignore',
          env: { ...SERVER_ENV, PORT: port },
        },
      }),
});
