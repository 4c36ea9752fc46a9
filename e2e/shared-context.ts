import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** The shared contexts of this worker, by the options that they were made with. */
const contexts = new Map<string, Promise<SharedContext>>();

type SharedContext = {
  context: BrowserContext;
  /** Stays open between tests: with its last page, the browser would end the process that has the scripts compiled. */
  keeper: Page;
};

/**
 * The context that the tests of a worker with the same options share. It keeps the browser's caches alone: a context
 * of its own would load and compile all scripts anew for each test, more than half of a short test's work.
 */
export async function sharedContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<SharedContext> {
  const key = JSON.stringify(options);
  const making = contexts.get(key) ?? makeContext(browser);

  contexts.set(key, making);
  const shared = await making;

  await emptyStorage(shared, options.baseURL);
  return shared;
}

async function makeContext(browser: Browser): Promise<SharedContext> {
  const context = await browser.newContext();

  return { context, keeper: await context.newPage() };
}

/** Leaves nothing of a test but what the browser cached. */
export async function leaveContext({ context, keeper }: SharedContext): Promise<void> {
  await Promise.all(
    context
      .pages()
      .filter((page) => page !== keeper)
      .map((page) => page.close()),
  );
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.setOffline(false);
}

/** Cookies, local storage and databases of the product go. */
async function emptyStorage({ context, keeper }: SharedContext, origin = ''): Promise<void> {
  const session = await context.newCDPSession(keeper);

  await context.clearCookies();
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(origin).origin,
    storageTypes: 'all',
  });
  await session.detach();
}
