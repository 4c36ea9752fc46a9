/**
 * `npm run screenshots [-- name…]`: pictures of every screen, on a phone and a desk, in light and dark,
 * into screenshots/ (which git ignores). Starts the built server with an empty database and a fixed clock.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, request, type Browser, type Page } from '@playwright/test';
import { addressOf, EVERY_ROUTE, SCHEMES, WIDTHS, type RouteName } from '../e2e/every-route.ts';
import { findBrowser } from '../e2e/find-browser.ts';
import { saveTrip } from '../e2e/save-trip.ts';
import { E2E_NOW, startTestServer } from '../e2e/test-server.ts';
import { VIEWS } from './screenshot-views.ts';

const FOLDER = 'screenshots';
/** Time for pictures, fades and the layout of a new size. */
const SETTLE_MS = 400;
const MAX_HEIGHT = 12_000;
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const server = await startTestServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });

if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
try {
  const page = await newPage(browser);

  for (const name of ['my-trips', 'mood-board'] as const) {
    if (!isWanted(`${name}-empty`)) continue;
    await page.goto(server.url + `/${name}`);
    await shootAll(page, `${name}-empty`);
  }
  const ids = await seed(server.url);

  for (const name of Object.keys(EVERY_ROUTE) as RouteName[]) {
    if (!isWanted(name)) continue;
    await page.goto(server.url + addressOf(name, ids));
    await shootAll(page, name);
  }
  for (const [name, open] of Object.entries(VIEWS)) {
    if (!isWanted(name)) continue;
    await open(page, { origin: server.url, ...ids });
    await shootAll(page, name);
  }
} finally {
  await browser.close();
  await server.stop();
}

async function newPage(from: Browser): Promise<Page> {
  const context = await from.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });

  await context.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, (route) => route.abort());
  await context.clock.setFixedTime(E2E_NOW);
  const page = await context.newPage();

  page.setDefaultTimeout(60_000);
  return page;
}

async function seed(origin: string): Promise<{ trip: number; secret: number }> {
  const api = await request.newContext({ baseURL: origin });
  const secret = await saveTrip(api, { tripType: 'surprise' });
  const trip = await saveTrip(api);

  await api.dispose();
  return { trip: trip.id, secret: secret.id };
}

/** The page as it stands, whole, in each size and theme; nothing is loaded anew. */
async function shootAll(page: Page, name: string): Promise<void> {
  await page.locator('main h1, main h2').first().waitFor();
  for (const width of WIDTHS) {
    await showWhole(page, width);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(SETTLE_MS);
      await page.screenshot({
        path: path.join(FOLDER, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
    }
  }
  console.log(name);
}

/** A window as high as the page, so that what sticks to an edge is drawn where a reader meets it. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = width < 600 ? 844 : 800;

  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(SETTLE_MS);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);

  await page.setViewportSize({ width, height: Math.min(MAX_HEIGHT, Math.max(height, whole)) });
}
