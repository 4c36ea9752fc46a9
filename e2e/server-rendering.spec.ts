import type { Page } from '@playwright/test';
import { expect, saveTrip, test } from './fixtures.ts';

const DRAWN = [
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

  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('pages read before their code arrives, and are taken over as they stand', async ({
  page,
  savedTrip,
}) => {
  const calls: string[] = [];

  // What the checker says of the days is asked for by their tab, which is drawn as it opens.
  page.on('request', (request) => {
    if (/\/api\/trpc\/(trips\.(?!itinerary)|booking\.selections)/.test(request.url()))
      calls.push(request.url());
  });
  for (const [address, title] of DRAWN) {
    const release = await holdCode(page);
    const fill = (text: string) =>
      text.replace(':id', String(savedTrip.id)).replace(':destination', savedTrip.destination);

    await page.goto(fill(address), { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: fill(title) });

    await expect(heading).toBeVisible();
    await heading.evaluate((element) => element.setAttribute('data-drawn', ''));
    release();
    await page.waitForLoadState('load');
    // A page that had to be drawn anew would have lost the mark, and told why in the console.
    await expect(page.locator('h1[data-drawn]')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(calls, 'the data came with the page').toEqual([]);
});

test('what is pressed and typed before the code arrives is done once it is there', async ({
  page,
  request,
}) => {
  const trip = await saveTrip(request, {});
  let release = await holdCode(page);

  await page.goto('/my-trips?tab=upcoming', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'All Trips' }).click();
  await page.getByLabel('Search trips by destination').fill('nowhere at all');
  await page.getByRole('button', { name: 'Subscribe to all my trips' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'All my trips in my calendar' })).toBeVisible();
  await expect(page).toHaveURL(/tab=all&q=nowhere/);
  await expect(page.getByText('No trips found')).toBeAttached();
  await expect(page.getByLabel('Search trips by destination')).toHaveValue('nowhere at all');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  release = await holdCode(page);
  await page.goto('/plan-trip', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Surprise Trip' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'How do you like to travel?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Surprise Trip' })).toBeChecked();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  release = await holdCode(page);
  await page.goto(`/trip/${trip.id}`, { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Edit Trip' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Edit Trip' })).toBeVisible();
  await expect(page).toHaveURL(/tab=itinerary/);
});
