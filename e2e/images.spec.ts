import { expect, test } from './fixtures.ts';

test.describe('pictures of places', () => {
  test('[IMG-02] a loading placeholder shows, and the generated scene at once', async ({
    page,
    savedTrip,
  }) => {
    await page.route(/images\.unsplash\.com|picsum\.photos/, () => new Promise(() => undefined));
    // The page is loaded only when the pictures have been given up, and the placeholder with them.
    await page.goto(`/trip/${savedTrip.id}`, { waitUntil: 'commit' });
    await expect(page.getByTestId('image-loading').first()).toBeAttached();
    await expect(page.locator('img[src^="data:image/svg+xml"]').first()).toBeVisible();
    await expect(page.getByTestId('image-loading')).toHaveCount(0, { timeout: 8000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test.describe('that do not come', () => {
    test.use({ allowedConsoleErrors: [/404/] });

    test('[IMG-01] a stock photo by keyword first, then the placeholder service, then the scene', async ({
      page,
      savedTrip,
    }) => {
      const asked: string[] = [];

      await page.route(/images\.unsplash\.com|picsum\.photos/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ status: 404, body: '' });
      });
      await page.goto(`/trip/${savedTrip.id}`);
      const picture = page.locator('main img[src^="data:image/svg+xml"]').first();

      await expect(picture).toBeVisible();
      expect(
        await picture.evaluate((image: HTMLImageElement) => [
          image.naturalWidth,
          image.naturalHeight,
        ]),
      ).toEqual([1600, 900]);
      await expect
        .poll(() => asked.some((url) => /picsum\.photos\/id\/[1-9]\d\d\//.test(url)))
        .toBe(true);
      const hosts = asked.map((url) => new URL(url).host);

      expect(hosts.indexOf('picsum.photos')).toBeGreaterThanOrEqual(
        hosts.lastIndexOf('images.unsplash.com'),
      );
    });
  });

  test.describe('blocked altogether', () => {
    test.use({ allowedConsoleErrors: [/./] });

    test('[IMG-02] an error icon shows when no picture loads', async ({ page, savedTrip }) => {
      await page.addInitScript(() => {
        const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');

        if (!source?.set) return;
        // Every picture, the generated one included, turns out broken.
        const set = source.set;

        Object.defineProperty(HTMLImageElement.prototype, 'src', {
          ...source,
          set(this: HTMLImageElement) {
            set.call(this, 'data:image/png;base64,broken');
          },
        });
        const setAttribute = HTMLImageElement.prototype.setAttribute;

        HTMLImageElement.prototype.setAttribute = function broken(name: string, value: string) {
          setAttribute.call(this, name, name === 'src' ? 'data:image/png;base64,broken' : value);
        };
      });
      // Come to by a link: what the server draws is there before any picture can break.
      await page.goto('/my-trips?tab=all');
      await page.locator(`main a[href="/trip/${savedTrip.id}"]`).click();
      await expect(page.locator('main [data-state="error"] svg').first()).toBeVisible({
        timeout: 12_000,
      });
    });
  });
});
