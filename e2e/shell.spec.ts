import { expect, test } from './fixtures.ts';

const heading = 'main h1';

test.describe('header and footer', () => {
  const LINKS = [
    ['Explore', '/'],
    ['How It Works', '/#how-it-works'],
    ['My Trips', '/my-trips'],
    ['Mood Board', '/mood-board'],
    ['Book Flights', '/book-flights'],
    ['Book Hotels', '/book-hotels'],
    ['Book Experiences', '/book-experiences'],
    ['Inspiration', '/#inspiration'],
  ] as const;

  test('[APP-06] [APP-07] [APP-08] the links of header and footer, the shadow, the keyboard and the menu', async ({
    page,
  }) => {
    await page.goto('/about');
    await test.step('the keyboard gets past the header', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    });
    await test.step('[APP-07] the header links, and Sign In, which does nothing', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = page.getByRole('navigation', { name: 'Main' });

      await expect(main.getByRole('link')).toHaveText(LINKS.map(([label]) => label));
      for (const [label, to] of LINKS)
        await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', to);
      const before = await page.locator('body').innerText();

      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/about$/);
      expect(await page.locator('body').innerText()).toBe(before);
    });
    await test.step('[APP-08] the footer: links, placeholders and the current year', async () => {
      const footer = page.getByRole('contentinfo');
      const links = (name: string) => footer.getByRole('navigation', { name }).getByRole('link');
      const addresses = (name: string) =>
        links(name).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

      await expect(links('Explore')).toHaveText([
        'How It Works',
        'Surprise Trips',
        'Complete Itineraries',
        'Testimonials',
      ]);
      expect(await addresses('Explore')).toEqual([
        '/#how-it-works',
        '/plan-trip?type=surprise',
        '/plan-trip?type=complete',
        '/#testimonials',
      ]);
      await expect(links('Company')).toHaveText([
        'About',
        'Contact',
        'Careers',
        'Privacy',
        'Terms',
      ]);
      expect(await addresses('Company')).toEqual([
        '/about',
        '/contact',
        '/careers',
        '/privacy',
        '/terms',
      ]);
      await expect(footer.getByText('Travel Blog', { exact: true })).toBeVisible();
      await expect(
        footer.getByRole('navigation', { name: 'Resources' }).getByRole('listitem'),
      ).not.toHaveCount(0);
      await expect(footer.getByText('Cookie Policy', { exact: true })).toBeVisible();
      const year = await page.evaluate(() => new Date().getFullYear());

      await expect(footer.getByText(`© ${year} Northstar`)).toBeVisible();
    });
    await test.step('[APP-06] the header stays at the top and gains a stronger shadow after 50 px', async () => {
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
    await test.step('a new page takes the focus', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
      await expect(page.locator('main')).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
    await test.step('[APP-07] a narrow screen folds the same links into a menu', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
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
  });
});

test.describe('calls', () => {
  test('[APP-09] [APP-10] a list is loaded once, with cookies, and not again on focus', async ({
    page,
    context,
    origin,
  }) => {
    await context.addCookies([{ name: 'visitor', value: 'kept', url: origin }]);
    const calls: string[] = [];

    page.on('request', (request) => {
      if (request.url().includes('/api/trpc/trips.list')) calls.push(request.url());
    });
    // A page that the server draws brings its data along: one that is come to by a link asks for them.
    await page.goto('/about');
    const [request] = await Promise.all([
      page.waitForRequest(/trips\.list/),
      page.getByRole('link', { name: 'My Trips' }).first().click(),
    ]);

    expect((await request.allHeaders())['cookie']).toContain('visitor=kept');
    await expect(page.locator(heading)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByRole('link', { name: 'Mood Board' }).first().click();
    await expect(page).toHaveURL(/mood-board/);
    await page.goBack();
    await expect(page).toHaveURL(/my-trips/);
    await page.waitForTimeout(1200);
    // Trips under way are a list of their own.
    expect(calls).toHaveLength(2);
    expect(new Set(calls).size).toBe(2);
  });

  test.describe('that fail', () => {
    test.use({ allowedConsoleErrors: [/503/] });

    test('[APP-11] a failure reads "<status>: <text>", or the status text for an empty body', async ({
      page,
    }) => {
      const calls: string[] = [];

      await page.route('**/api/trpc/trips.list*', (route) => {
        calls.push(route.request().url());
        return route.fulfill({ status: 503, contentType: 'text/plain', body: '' });
      });
      await page.goto('/about');
      await page.getByRole('link', { name: 'My Trips' }).first().click();
      await expect(page.getByText('503: Service Unavailable').first()).toBeVisible();
      expect(new Set(calls).size, '[APP-09] a failed load is not tried again').toBe(calls.length);
    });
  });
});

test.describe('everywhere', () => {
  test('[APP-13] a select list forgets typed letters after a second', async ({ page }) => {
    await page.goto('/plan-trip');
    await page.getByRole('button', { name: 'Continue' }).click();
    const travelers = page.getByRole('combobox', { name: /travelers/i });

    await travelers.focus();
    // Both within the second: on a busy machine another time, once the first letter is forgotten.
    await expect(async () => {
      await page.waitForTimeout(1100);
      await page.keyboard.type('13');
      await expect(travelers, 'the letters typed so far are "13"').toHaveValue('1 traveler', {
        timeout: 1000,
      });
    }).toPass();
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

  test('[APP-16] an anchor scrolls to 100 px above its section, also from another page', async ({
    page,
  }) => {
    const top = (id: string) =>
      page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);

    await page.goto('/#testimonials');
    await expect.poll(() => top('testimonials'), { timeout: 6000 }).toBeCloseTo(100, -1);
    await page.goto('/about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Inspiration' })
      .click();
    await expect(page).toHaveURL(/\/#inspiration$/);
    await expect.poll(() => top('inspiration'), { timeout: 6000 }).toBeCloseTo(100, -1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Inspiration' })
      .click();
    await expect.poll(() => top('inspiration'), { timeout: 6000 }).toBeCloseTo(100, -1);
  });
});
