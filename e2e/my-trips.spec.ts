import type { Response } from '@playwright/test';
import { runAxe } from './find-violations.ts';
import { expect, saveTrip, test } from './fixtures.ts';

test.describe('My Trips', () => {
  test('[MINE-01] [MINE-02] shows the trip that one is on, finds, sorts into tabs and opens trips', async ({
    page,
    request,
    savedTrip,
  }) => {
    const { id } = await (
      await request.post('/api/trips', {
        data: { destination: 'Lisbon, Portugal', startDate: '2026-04-29', endDate: '2026-05-04' },
      })
    ).json();

    await page.goto('/my-trips');
    await test.step('the trip that one is on stands above the upcoming ones', async () => {
      const today = page.getByRole('region', { name: 'Today' }).getByRole('article').first();

      await expect(today).toContainText('Lisbon, Portugal');
      await expect(today).toContainText('Day 3 of 6');
      await today.getByRole('link', { name: 'See today’s plan' }).click();
      await expect(page).toHaveURL(`/trip/${id}`);
      await page.goBack();
    });
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`a[href="/trip/${savedTrip.id}"]`) });

    await expect(card).toContainText('Jun 1, 2026');
    await expect(card).toContainText('in 31 days');
    await page.getByRole('tab', { name: 'Past Trips' }).click();
    await expect(card).toBeHidden();
    await page.getByRole('tab', { name: 'Drafts' }).click();
    await expect(card).toBeVisible();
    await page.getByRole('tab', { name: 'All Trips' }).click();
    await page
      .getByLabel('Search trips by destination')
      .pressSequentially(savedTrip.destination.toLowerCase());
    await expect(card).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Search trips by destination')).toHaveValue(
      savedTrip.destination.toLowerCase(),
    );
    await page.getByLabel('Search trips by destination').fill('nowhere at all');
    await expect(page.getByText('No trips found')).toBeVisible();
    await page.getByLabel('Search trips by destination').fill('');
    await card.getByRole('link').click();
    await expect(page).toHaveURL(`/trip/${savedTrip.id}`);
  });

  test.describe('when the server fails', () => {
    test.use({ allowedConsoleErrors: [/500/] });
    test('[MINE-04] says so and offers another try', async ({ page }) => {
      await page.route('**/api/trpc/trips.list**', (route) =>
        route.fulfill({ status: 500, body: 'broken' }),
      );
      // Come to by a link: a page that the server draws brings its data along.
      await page.goto('/about');
      await page.getByRole('link', { name: 'My Trips' }).first().click();
      await expect(page.getByText('Error loading trips')).toBeVisible();
      await page.unroute('**/api/trpc/trips.list**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('could not be loaded')).toBeHidden();
    });
  });

  test('renames, deletes and brings back a trip from its card', async ({ page, savedTrip }) => {
    await page.goto(`/my-trips?tab=all&q=${savedTrip.destination}`);
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`a[href="/trip/${savedTrip.id}"]`) });
    const menu = (name: RegExp) => card.getByRole('button', { name }).click();

    await expect(card).toBeVisible();
    expect(await runAxe(page, { within: ['main'] })).toEqual([]);
    await menu(/^More for/);
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByLabel('Title').fill('Ruby wedding');
    expect(await runAxe(page, { within: ['[role=dialog]'] })).toEqual([]);
    await page.getByRole('button', { name: 'Save title' }).click();
    await expect(card.getByRole('link')).toHaveText('Ruby wedding');
    await expect(card).toContainText(savedTrip.destination);

    await menu(/^More for Ruby wedding/);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Deleted Ruby wedding' }),
    ).toBeVisible();
    await expect(card).toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruby wedding');
    await expect(page.getByRole('main').getByText(savedTrip.destination).first()).toBeVisible();
  });

  test('keeps a menu open when the code of a long list comes', async ({ page, request }) => {
    const trip = { destination: 'Menuville', startDate: '2026-07-01', endDate: '2026-07-04' };

    for (let count = 0; count < 13; count += 1) await request.post('/api/trips', { data: trip });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });

    await page.route('**/long-trip-grid-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/my-trips?tab=all&q=Menuville');
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
    const rename = page.getByRole('menuitem', { name: 'Rename' });

    await expect(rename).toBeVisible();
    const before = page.locator('article').first();
    const old = await before.elementHandle();

    release();
    await expect.poll(() => old?.evaluate((card) => card.isConnected)).toBe(false);
    await rename.click();
    await expect(page.getByLabel('Title')).toBeVisible();
  });

  test('opens one calendar of all trips, imports an exported trip, and names no secret', async ({
    page,
    request,
    savedTrip,
  }) => {
    const secret = await saveTrip(request, { tripType: 'surprise' });
    const exported = await (await request.get(`/api/trips/${savedTrip.id}/export.json`)).text();
    const file = (text: string) => ({
      name: 'trip.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });

    await page.goto('/my-trips?tab=all');
    await test.step("a surprise's name is nowhere on its card", async () => {
      const link = page.locator(`a[href="/trip/${secret.id}"]`);

      await expect(link).toHaveText(/a secret destination/);
      await expect(page.getByRole('article').filter({ has: link })).not.toContainText(
        secret.destination,
      );
    });
    await test.step('one calendar of all trips is subscribed to, and closed again', async () => {
      await page.getByRole('button', { name: 'Subscribe to all my trips' }).click();
      const dialog = page.getByRole('dialog', { name: 'All my trips in my calendar' });
      const onOff = dialog.getByRole('switch', { name: /Calendar apps/ });

      await onOff.click();
      const address = await dialog.getByLabel('Address of the calendar').inputValue();

      await expect(dialog.getByRole('link', { name: /calendar app/ })).toHaveAttribute(
        'href',
        address.replace(/^https?/, 'webcal'),
      );
      expect(await (await request.get(address)).text()).toContain('BEGIN:VCALENDAR');
      expect(await runAxe(page, { within: ['[role=dialog]'] })).toEqual([]);
      await onOff.click();
      await expect(dialog.getByLabel('Address of the calendar')).toBeHidden();
      expect((await request.get(address)).status()).toBe(404);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await test.step('an exported trip is imported, and what is wrong with another file is named', async () => {
      await page.getByRole('button', { name: 'Import' }).click();
      await page.getByLabel('Trip file').setInputFiles(file('GPX'));
      await expect(page.getByRole('alert')).toContainText('The file is not JSON');
      await page.getByLabel('Trip file').setInputFiles(file(exported));
      await expect(page.getByText('Trip imported')).toBeVisible();
      await expect(page).not.toHaveURL(new RegExp(`/trip/${savedTrip.id}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(savedTrip.destination);
    });
  });

  test.describe('with an empty database', () => {
    test.use({ emptyDatabase: true });

    test('[MINE-01] [MINE-03] offers to plan the first trip; of many, keeps few cards and the place', async ({
      page,
      request,
    }) => {
      // A server and a database of its own start first.
      test.setTimeout(150_000);
      await page.goto('/my-trips');
      await expect(page.getByText('No trips found')).toBeVisible();
      await expect(page.getByRole('link', { name: 'New Trip' })).toHaveAttribute(
        'href',
        '/plan-trip',
      );
      await page.getByRole('link', { name: 'Plan Your First Trip' }).click();
      await expect(page).toHaveURL('/plan-trip');

      for (let from = 0; from < 60; from += 20)
        await Promise.all(
          Array.from({ length: 20 }, (_, n) =>
            request.post('/api/trips', {
              data: {
                destination: `Town ${from + n}`,
                startDate: '2026-06-01',
                endDate: '2026-06-04',
              },
            }),
          ),
        );
      const more: number[] = [];

      page.on('response', async (response) => {
        if (/trpc\/trips\.list.*"cursor":(?!null)/.test(decodeURIComponent(response.url())))
          more.push(await countTrips(response));
      });
      await page.goto('/my-trips?tab=all');
      const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') });

      await expect(page.getByText('Showing 24 of 60 trips')).toBeVisible();
      await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
      await expect(cards.first()).toHaveAttribute('aria-setsize', '60');
      // Again and again: each wheel reaches the end of what was there, and the first may come before the page's code.
      await expect(async () => {
        await page.mouse.wheel(0, 20_000);
        await expect(page.getByText('Showing 60 of 60 trips')).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect.poll(() => more, 'the others came in two parts').toEqual([24, 12]);
      expect(await cards.count()).toBeLessThan(36);
      await page.evaluate(() => window.scrollTo(0, 3950));
      // About there: rows that are measured on the way move the place by what they differ from the estimate.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
      // By its name: the cards of the place before go as those in view come, and with them every position.
      let name = '';

      await expect.poll(async () => (name = await page.evaluate(nameInView))).toMatch(/^Town/);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
    });
  });
});

/** How many trips the answer to a list holds. */
async function countTrips(response: Response): Promise<number> {
  const [reply] = [(await response.json()) as unknown].flat() as [ListReply];

  return reply.result.data.json.trips.length;
}

type ListReply = { result: { data: { json: { trips: object[] } } } };

/** The name of the first card that is wholly in view below the header. */
function nameInView(): string {
  const card = [...document.querySelectorAll('article')].find((article) => {
    const { top, bottom } = article.getBoundingClientRect();

    return top >= 100 && bottom <= window.innerHeight;
  });

  return card?.querySelector('h2')?.textContent ?? '';
}
