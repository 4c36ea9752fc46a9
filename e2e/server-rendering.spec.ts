import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const RENDERED = [
  ['/', 'Your AI Travel Copilot'],
  ['/plan-trip', 'Plan your trip'],
  ['/my-trips?tab=all', 'My Trips'],
  ['/trip/:id', ':destination'],
  ['/trip/:id?tab=itinerary', ':destination'],
  ['/booking/:id', 'Book Your Trip to :destination'],
] as const;

/** Holds the page's code back until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));

  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('pages read before their code arrives, and are hydrated as they stand', async ({
  page,
  savedTrip,
}) => {
  const calls: string[] = [];

  // What the checker says of the days is asked for by their tab as it opens.
  page.on('request', (request) => {
    if (/\/api\/trpc\/(trips\.(?!itinerary)|booking\.selections)/.test(request.url()))
      calls.push(request.url());
  });
  for (const [address, title] of RENDERED) {
    const release = await holdCode(page);
    const fill = (text: string) =>
      text.replace(':id', String(savedTrip.id)).replace(':destination', savedTrip.destination);

    await page.goto(fill(address), { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: fill(title) });

    await expect(heading).toBeVisible();
    await heading.evaluate((element) => element.setAttribute('data-rendered', ''));
    release();
    await page.waitForLoadState('load');
    // A page that had to be rendered again would have lost the mark, and reported why in the console.
    await expect(page.locator('h1[data-rendered]')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(calls, 'the data came with the page').toEqual([]);
});

test('what is pressed and typed as soon as a page has loaded is done', async ({
  page,
  savedTrip,
}) => {
  await page.goto('/my-trips?tab=upcoming');
  await page.getByRole('tab', { name: 'All Trips' }).click();
  await expect(page).toHaveURL(/tab=all/);
  await page.goto('/plan-trip');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'How do you like to travel?' })).toBeVisible();
  await page.goto(`/trip/${savedTrip.id}`);
  await page.getByRole('button', { name: 'Edit Trip' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Trip' })).toBeVisible();
});
