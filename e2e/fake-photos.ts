import type { Page } from '@playwright/test';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const HOSTS = ['images.unsplash.com', 'picsum.photos', 'fastly.picsum.photos'];

/**
 * Answers a page's requests for other companies' photos with a pixel. `route` would do too, but it switches the HTTP
 * cache of the browser off, and every page would load all scripts anew.
 */
export async function answerWithFakePhotos(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);

  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'image/png' }],
      body: PIXEL,
    });

    // The page may have closed or gone on since.
    answer.catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: HOSTS.map((host) => ({ urlPattern: `https://${host}/*` })),
  });
}

/** Whether an address is that of another company's photo: there may be no network, and no test depends on it. */
export function isStockPhoto(url: string): boolean {
  return URL.canParse(url) && HOSTS.includes(new URL(url).hostname);
}
