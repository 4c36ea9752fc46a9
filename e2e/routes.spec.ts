import { expect, test } from './fixtures.ts';

const PLAIN_PATHS = [
  '/',
  '/plan-trip',
  '/my-trips',
  '/mood-board',
  '/book-flights',
  '/book-hotels',
  '/book-experiences',
  '/checkout',
  '/booking-success',
  '/payment-methods',
  '/test-api',
  '/budget-hotels',
  '/about',
  '/contact',
  '/careers',
  '/privacy',
  '/terms',
] as const;
const TRIP_PATHS = [
  '/trip/ID',
  '/booking/ID',
  '/booking-review/ID',
  '/trip/ID/review',
  '/checkout/ID',
  '/booking-success/ID',
  '/booking-flights/ID',
  '/booking-hotels/ID',
  '/booking-experiences/ID',
] as const;
const NO_IDS = ['abc', '1.5', '0', '-1', '99999999999', '%F0%9F%8F%9D'] as const;
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
] as const;

const heading = 'main h1';
const NOT_FOUND = '404 Page Not Found';

test.describe('routes', () => {
  for (const path of PLAIN_PATHS) {
    test(`[APP-01] ${path} opens by its address and after a reload`, async ({ page }) => {
      const response = await page.goto(path);

      expect(response?.status()).toBe(200);
      await expect(page.locator(heading)).toBeVisible();
      await expect(page.locator(heading)).not.toHaveText(NOT_FOUND);
      const title = await page.title();

      expect(title).toMatch(/^.+ · Northstar$/);
      await page.reload();
      await expect(page.locator(heading)).toBeVisible();
      await expect(page).toHaveTitle(title);
    });
  }

  for (const path of TRIP_PATHS) {
    test(`[APP-01] ${path} opens by its address`, async ({ page, savedTrip }) => {
      await page.goto(path.replace('ID', String(savedTrip.id)));
      await expect(page.locator(heading)).toBeVisible();
      await expect(page.locator(heading)).not.toHaveText(NOT_FOUND);
    });
  }

  for (const path of ['/nowhere', '/trip', '/about/us', '/plan-trip/1', '/Ω']) {
    test(`[APP-02] ${path} shows that there is no such page`, async ({ page }) => {
      await page.goto('/about');
      await page.evaluate((to) => window.history.pushState({}, '', to), path);
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));

      await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
      const icon = page.locator('main svg').first();

      await expect(icon).toBeVisible();
      const [red = 0, green = 0, blue = 0] = await icon.evaluate((element) =>
        (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
      );

      expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
    });
  }

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

  test('[APP-03] /trip/:id/review and /booking-review/:id are the same screen', async ({
    page,
    savedTrip,
  }) => {
    await page.goto(`/trip/${savedTrip.id}/review`);
    await expect(page.locator(heading)).toBeVisible();
    const one = await page.locator('main').innerText();

    await page.goto(`/booking-review/${savedTrip.id}`);
    await expect(page.locator(heading)).toBeVisible();
    await expect.poll(() => page.locator('main').innerText()).toBe(one);
  });

  for (const [path, missing] of MISSING_STATES) {
    test(`[APP-04] ${path} says what is missing when the id is no integer`, async ({ page }) => {
      for (const id of NO_IDS) {
        await page.goto(path.replace('ID', id));
        await expect(page.getByText(missing).first(), id).toBeVisible();
      }
    });
  }

  test('[APP-05] /mytrips goes to /my-trips', async ({ page }) => {
    await page.goto('/mytrips');
    await expect(page).toHaveURL(/\/my-trips$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const kind of ['flights', 'hotels', 'experiences']) {
    test(`[APP-05] /booking-${kind}/:id opens the search for ${kind}`, async ({
      page,
      savedTrip,
    }) => {
      await page.goto(`/book-${kind}`);
      const search = await page.locator(heading).innerText();

      await page.goto(`/booking-${kind}/${savedTrip.id}`);
      await expect(page.locator(heading)).toHaveText(search);
    });
  }
});
