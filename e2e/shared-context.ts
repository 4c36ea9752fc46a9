import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** The shared contexts of this worker, by the options that they were made with. */
const contexts = new Map<string, Promise<BrowserContext>>();

/**
 * The context that the tests of a worker with the same options share. It keeps the browser's HTTP cache alone: a
 * context of its own would load and compile all scripts anew for each test, more than half of a short test's work.
 */
export async function sharedContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const key = JSON.stringify(options);
  const making = contexts.get(key) ?? browser.newContext();

  contexts.set(key, making);
  const context = await making;

  await emptyStorage(context, options.baseURL);
  return context;
}

/** Leaves nothing of a test but what the browser cached. */
export async function leaveContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.setOffline(false);
}

/** Cookies, local storage and databases of the product go; the page that this is done from is the test's. */
async function emptyStorage(context: BrowserContext, origin = ''): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);

  await context.clearCookies();
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(origin).origin,
    storageTypes: 'all',
  });
  await session.detach();
}
