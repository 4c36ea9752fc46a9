/** Where photos of other companies come from: there may be no network, and no test depends on it. */
const HOSTS = ['images.unsplash.com', 'picsum.photos', 'fastly.picsum.photos'];

/**
 * For Chromium's `--host-resolver-rules`: no photo is found, and the drawn scene stays in its place. Answering each
 * of them would send every request of a page through the test, a sixth of what a page takes.
 */
export const WITHOUT_STOCK_PHOTOS = HOSTS.map((host) => `MAP ${host} ~NOTFOUND`).join(', ');

/** Whether an address is that of another company's photo. */
export function isStockPhoto(url: string): boolean {
  return URL.canParse(url) && HOSTS.includes(new URL(url).hostname);
}
