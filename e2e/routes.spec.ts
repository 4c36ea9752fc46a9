import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const NO_IDS = ['1.5', '0', '-1', '99999999999', '%F0%9F%8F%9D'] as const;
const MISSING_STATES = [
  [
    '/trip/ID',
    "The trip you're looking for doesn't exist or you don't have permission to view it.",
  ],
  ['/booking/ID', 'Trip not found. Please check the URL and try again.'],
  ['/booking-review/ID', 'Failed to load trip details. Please try again later.'],
  ['/trip/ID/review', 'Failed to load trip details. Please try again later.'],
  ['/checkout/ID', 'Failed to load trip details. Please try again later.'],
  [
    '/booking-success/ID',
    'Failed to load booking details. Please check your email for confirmation.',
  ],
  ['/booking-flights/ID', 'We can’t find that trip'],
  ['/booking-hotels/ID', 'We can’t find that trip'],
  ['/booking-experiences/ID', 'We can’t find that trip'],
] as const;
/** Pages that the server draws with their data: what is missing is its answer. */
const DRAWN: readonly string[] = ['/trip/ID', '/booking/ID'];

const heading = 'main h1';
const NOT_FOUND = '404 Page Not Found';

/** Goes to an address within the app, as a link does: nothing is loaded anew. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Its notifications are there once the page is hydrated. */
const isHydrated = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });

test.describe('routes', () => {
  test('[APP-01] a page is the same after a reload', async ({ page }) => {
    for (const path of ['/about', '/my-trips', '/plan-trip?type=business']) {
      await page.goto(path);
      const before = await page.locator(heading).innerText();
      const title = await page.title();

      await page.reload();
      await expect(page.locator(heading), path).toHaveText(before);
      await expect(page, path).toHaveTitle(title);
    }
  });

  test('[APP-02] [APP-04] an unknown address within the app, and an id that is none', async ({
    page,
  }) => {
    await page.goto('/about');
    await isHydrated(page);
    await test.step('[APP-04] whatever stands in the place of an integer', async () => {
      const [[path, missing]] = MISSING_STATES;

      for (const id of NO_IDS) {
        await goWithin(page, path.replace('ID', id));
        await expect(page.getByText(missing).first(), id).toBeVisible();
        await goWithin(page, '/about');
        await expect(page.getByText(missing), id).toHaveCount(0);
      }
    });
    await test.step('[APP-02] shows that there is no such page', async () => {
      for (const path of ['/nowhere', '/trip', '/about/us', '/plan-trip/1', '/Ω']) {
        await goWithin(page, '/about');
        await expect(page.locator(heading), path).not.toHaveText(NOT_FOUND);
        await goWithin(page, path);
        await expect(page.locator(heading), path).toHaveText(NOT_FOUND);
      }
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
      const icon = page.locator('main svg').first();

      await expect(icon).toBeVisible();
      const [red = 0, green = 0, blue = 0] = await icon.evaluate((element) =>
        (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
      );

      expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
    });
  });

  test('[APP-02] an unknown address can be opened directly, with status 404', async ({
    browser,
    origin,
  }) => {
    // Without the fixture's context: the browser itself logs a page that answers 404.
    const page = await (await browser.newContext()).newPage();
    const response = await page.goto(`${origin}/nowhere`);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page.getByRole('heading', { name: 'Your AI Travel Copilot' })).toBeVisible();
    await page.context().close();
  });

  test('[APP-03] [APP-05] two addresses of one screen, and one that goes to another', async ({
    page,
    savedTrip,
  }) => {
    await test.step('[APP-03] /trip/:id/review and /booking-review/:id are the same screen', async () => {
      await page.goto(`/trip/${savedTrip.id}/review`);
      await expect(page.locator(heading)).toBeVisible();
      const one = await page.locator('main').innerText();

      await page.goto(`/booking-review/${savedTrip.id}`);
      await expect(page.locator(heading)).toBeVisible();
      await expect.poll(() => page.locator('main').innerText()).toBe(one);
    });
    await test.step('[APP-05] the searches of a trip are the searches', async () => {
      for (const kind of ['flights', 'hotels', 'experiences']) {
        await page.goto(`/book-${kind}`);
        const search = await page.locator(heading).innerText();

        await page.goto(`/booking-${kind}/${savedTrip.id}`);
        await expect(page.locator(heading)).toHaveText(search);
      }
    });
    await test.step('[APP-05] /mytrips goes to /my-trips', async () => {
      await page.goto('/mytrips');
      await expect(page).toHaveURL(/\/my-trips$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  test.describe('of a trip that is not there', () => {
    test.use({ allowedConsoleErrors: [/404/] });
    test('[APP-04] [BOOK-01] every page says what is missing, for the id of no trip and for what is none', async ({
      page,
    }) => {
      for (const id of ['abc', '987654'])
        for (const [path, missing] of MISSING_STATES) {
          const address = path.replace('ID', id);

          if (DRAWN.includes(path)) await page.goto(address);
          else await goWithin(page, address);
          await expect(page.getByText(missing).first(), address).toBeVisible();
          await isHydrated(page);
          await goWithin(page, '/about');
          await expect(page.getByText(missing), address).toHaveCount(0);
        }
    });
  });
});
