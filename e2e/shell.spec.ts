import { expect, test } from './fixtures.ts';

const PLAIN_PATHS = [
  '/', '/plan-trip', '/my-trips', '/mood-board', '/book-flights', '/book-hotels', '/book-experiences', '/checkout',
  '/booking-success', '/payment-methods', '/test-api', '/budget-hotels', '/about', '/contact', '/careers', '/privacy',
  '/terms',
] as const;
const TRIP_PATHS = [
  '/trip/ID', '/booking/ID', '/booking-review/ID', '/trip/ID/review', '/checkout/ID', '/booking-success/ID',
  '/booking-flights/ID', '/booking-hotels/ID', '/booking-experiences/ID',
] as const;
const NO_IDS = ['abc', '1.5', '0', '-1', '99999999999', '%F0%9F%8F%9D'] as const;
const MISSING_STATES = [
  ['/trip/ID', "The trip you're looking for doesn't exist or you don't have permission to view it."],
  ['/booking/ID', 'Trip not found. Please check the URL and try again.'],
  ['/booking-review/ID', 'Failed to load trip details. Please try again later.'],
  ['/trip/ID/review', 'Failed to load trip details. Please try again later.'],
  ['/checkout/ID', 'Failed to load trip details. Please try again later.'],
  ['/booking-success/ID', 'Failed to load booking details. Please check your email for confirmation.'],
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
    test(`[APP-02] ${path} shows that there is no such page`, async ({ page, allowedConsoleErrors: _ }) => {
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

  test('[APP-02] an unknown address can be opened directly, with status 404', async ({ browser, origin }) => {
    // Without the fixture's context: the browser itself logs a page that answers 404.
    const page = await (await browser.newContext()).newPage();
    const response = await page.goto(`${origin}/nowhere`);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page.getByRole('heading', { name: 'Your AI Travel Copilot' })).toBeVisible();
    await page.context().close();
  });

  test('[APP-03] /trip/:id/review and /booking-review/:id are the same screen', async ({ page, savedTrip }) => {
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
    test(`[APP-05] /booking-${kind}/:id opens the search for ${kind}`, async ({ page, savedTrip }) => {
      await page.goto(`/book-${kind}`);
      const search = await page.locator(heading).innerText();

      await page.goto(`/booking-${kind}/${savedTrip.id}`);
      await expect(page.locator(heading)).toHaveText(search);
    });
  }
});

test.describe('header and footer', () => {
  const LINKS = [
    ['Explore', '/'], ['How It Works', '/#how-it-works'], ['My Trips', '/my-trips'], ['Mood Board', '/mood-board'],
    ['Book Flights', '/book-flights'], ['Book Hotels', '/book-hotels'], ['Book Experiences', '/book-experiences'],
    ['Inspiration', '/#inspiration'],
  ] as const;

  test('[APP-06] the header stays at the top and gains a stronger shadow after 50 px', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    const header = page.getByRole('banner');
    const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);

    await expect(header).toHaveCSS('position', 'fixed');
    const atTop = await shadow();

    await page.evaluate(() => window.scrollTo(0, 50));
    await page.waitForTimeout(100);
    expect(await shadow()).toBe(atTop);
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect.poll(shadow).not.toBe(atTop);
    expect((await header.boundingBox())?.y).toBe(0);
  });

  test('[APP-07] the header links, and Sign In, which does nothing', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('navigation', { name: 'Main' });

    await expect(main.getByRole('link')).toHaveText(LINKS.map(([label]) => label));
    for (const [label, to] of LINKS) await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', to);
    const before = await page.locator('body').innerText();

    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(await page.locator('body').innerText()).toBe(before);
  });

  test('[APP-07] a narrow screen folds the same links into a menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Mood Board' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });

    await expect(menu.getByRole('link')).toHaveText(LINKS.map(([label]) => label));
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Mood Board' }).click();
    await expect(page).toHaveURL(/\/mood-board$/);
    await expect(menu).toBeHidden();
  });

  test('[APP-08] the footer: links, placeholders and the current year', async ({ page }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    const links = (name: string) => footer.getByRole('navigation', { name }).getByRole('link');
    const addresses = (name: string) => links(name).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

    await expect(links('Explore')).toHaveText(['How It Works', 'Surprise Trips', 'Complete Itineraries', 'Testimonials']);
    expect(await addresses('Explore')).toEqual(['/#how-it-works', '/plan-trip?type=surprise', '/plan-trip?type=complete', '/#testimonials']);
    await expect(links('Company')).toHaveText(['About', 'Contact', 'Careers', 'Privacy', 'Terms']);
    expect(await addresses('Company')).toEqual(['/about', '/contact', '/careers', '/privacy', '/terms']);
    await expect(footer.getByText('Travel Blog', { exact: true })).toBeVisible();
    await expect(footer.getByRole('navigation', { name: 'Resources' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(footer.getByText('Cookie Policy', { exact: true })).toBeVisible();
    const year = await page.evaluate(() => new Date().getFullYear());

    await expect(footer.getByText(`© ${year} Northstar`)).toBeVisible();
  });
});

test.describe('calls', () => {
  test('[APP-09] [APP-10] a list is loaded once, with cookies, and not again on focus', async ({ page, context, origin }) => {
    await context.addCookies([{ name: 'visitor', value: 'kept', url: origin }]);
    const calls: string[] = [];

    page.on('request', (request) => {
      if (request.url().includes('/api/trpc/trips.listByUser')) calls.push(request.headers()['cookie'] ?? '');
    });
    const [request] = await Promise.all([page.waitForRequest(/trips\.listByUser/), page.goto('/my-trips')]);

    expect((await request.allHeaders())['cookie']).toContain('visitor=kept');
    await expect(page.locator(heading)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByRole('link', { name: 'Mood Board' }).first().click();
    await expect(page).toHaveURL(/mood-board/);
    await page.goBack();
    await expect(page).toHaveURL(/my-trips/);
    await page.waitForTimeout(1200);
    expect(calls).toHaveLength(1);
  });

  test.describe('that fail', () => {
    test.use({ allowedConsoleErrors: [/503/] });

    test('[APP-11] a failure reads "<status>: <text>", or the status text for an empty body', async ({ page }) => {
      let calls = 0;

      await page.route('**/api/trpc/trips.listByUser*', (route) => {
        calls += 1;
        return route.fulfill({ status: 503, contentType: 'text/plain', body: '' });
      });
      await page.goto('/my-trips');
      await expect(page.getByText('503: Service Unavailable').first()).toBeVisible();
      expect(calls, '[APP-09] a failed load is not tried again').toBe(1);
    });
  });
});

test.describe('toasts', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await sendMessage(page);
  });

  test('[APP-12] shows for 5000 ms, one at a time', async ({ page }) => {
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('status');

    await expect(toast).toHaveCount(1);
    await expect(toast).toHaveAttribute('data-variant', 'default');
    await page.waitForTimeout(4300);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await expect(toast).toHaveCount(0, { timeout: 2000 });
  });

  test('[APP-12] a new toast takes the place of the one before; a destructive one is an alert', async ({ page, context }) => {
    await context.setOffline(true);
    await sendMessage(page);
    const region = page.getByRole('region', { name: /Notifications/ });

    await expect(region.getByRole('alert')).toContainText('Error sending message');
    await expect(region.getByRole('alert')).toHaveAttribute('data-variant', 'destructive');
    await expect(region.getByRole('status')).toHaveCount(0);
    await context.setOffline(false);
  });

  test('[APP-12] closes by its button and slides out', async ({ page }) => {
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('status');

    expect(await toast.evaluate((element) => getComputedStyle(element).animationName)).toContain('toast-in');
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveAttribute('data-state', 'closed');
    expect(await toast.evaluate((element) => getComputedStyle(element).animationName)).toContain('toast-out');
    await expect(toast).toHaveCount(0);
  });

  test('[APP-12] a swipe to the right past 50 px dismisses, a shorter one does not', async ({ page }) => {
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('status');
    const drag = async (distance: number) => {
      const box = await toast.boundingBox();

      if (!box) throw new Error('no toast to drag');
      await page.mouse.move(box.x + 60, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 + distance, box.y + 20, { steps: 6 });
      await page.mouse.up();
    };

    await toast.hover();
    await page.waitForTimeout(300);
    await drag(50);
    await page.waitForTimeout(400);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await drag(51);
    await expect(toast).toHaveCount(0, { timeout: 1500 });
  });

  test('[APP-12] F8 moves the focus to the viewport, which is at most 420 px wide', async ({ page }) => {
    const region = page.getByRole('region', { name: /Notifications/ });

    await page.keyboard.press('F8');
    await expect(region).toBeFocused();
    expect((await region.boundingBox())?.width).toBeLessThanOrEqual(420);
    await page.keyboard.press('Tab');
    await expect(region.getByRole('button', { name: 'Close' })).toBeFocused();
  });
});

test.describe('everywhere', () => {
  test('[APP-13] a select list forgets typed letters after a second', async ({ page }) => {
    await page.goto('/plan-trip');
    await page.getByRole('button', { name: 'Continue' }).click();
    const travelers = page.getByRole('combobox', { name: /travelers/i });

    await travelers.focus();
    await page.keyboard.press('1');
    await expect(travelers).toHaveValue('1 traveler');
    await page.keyboard.press('3');
    await expect(travelers, 'the letters typed so far are "13"').toHaveValue('1 traveler');
    await page.waitForTimeout(1100);
    await page.keyboard.press('3');
    await expect(travelers).toHaveValue('3 travelers');
  });

  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test('[APP-14] [APP-15] dates and money read the same', async ({ page, savedTrip }) => {
        await page.goto(`/trip/${savedTrip.id}`);
        await expect(page.getByText('Jun 1, 2026').first()).toBeVisible();
        await expect(page.getByText('Jun 5, 2026').first()).toBeVisible();
        const text = await page.locator('main').innerText();

        expect(text).toMatch(/\$\d{1,3}(,\d{3})*(?![.,\d])/);
        expect(text).not.toMatch(/\$\d+\.\d/);
      });
    });
  }

  test('[APP-16] an anchor scrolls to 100 px above its section, also from another page', async ({ page }) => {
    const top = (id: string) => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);

    await page.goto('/#testimonials');
    await expect.poll(() => top('testimonials'), { timeout: 6000 }).toBeCloseTo(100, -1);
    await page.goto('/about');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inspiration' }).click();
    await expect(page).toHaveURL(/\/#inspiration$/);
    await expect.poll(() => top('inspiration'), { timeout: 6000 }).toBeCloseTo(100, -1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inspiration' }).click();
    await expect.poll(() => top('inspiration'), { timeout: 6000 }).toBeCloseTo(100, -1);
  });

  test('the keyboard gets past the header, and a new page takes the focus', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(page.locator('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

async function sendMessage(page: import('@playwright/test').Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByLabel('Subject').fill('Hello');
  await page.getByLabel('Message').fill('A message of more than ten letters.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText(/message/i).first()).toBeVisible();
}
