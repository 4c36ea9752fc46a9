import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// Without a network every call fails in the console too.
test.use({
  serviceWorkers: 'allow',
  hasOwnContext: true,
  allowedConsoleErrors: [
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|dynamically imported|Unable to preload/,
  ],
});

/** The page once the service worker keeps what it needs. */
async function openKept(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test.describe('without a network', () => {
  test('[TRIP-08] [TRIP-10] [TRIP-11] an opened trip is read, ticked, and the tick is sent later', async ({
    page,
    context,
    request,
    savedTrip,
  }) => {
    const api = `/api/trips/${savedTrip.id}`;

    await request.get(
      `/api/packing-list?tripId=${savedTrip.id}&destination=${encodeURIComponent(savedTrip.destination)}`,
    );
    await openKept(page, `/trip/${savedTrip.id}?tab=itinerary`);
    await expect(page.getByRole('heading', { name: 'Day 1' })).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(savedTrip.destination);
    await expect(page.getByText(/^Offline · as of \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Day 1' })).toBeVisible();
    await page.getByRole('tab', { name: 'Local Info' }).click();
    await expect(page.getByRole('heading', { name: 'Language and currency' })).toBeVisible();
    await expect(page.getByText(Object.keys(savedTrip.usefulPhrases)[0] ?? '')).toBeVisible();

    await page.getByRole('tab', { name: 'Packing' }).click();
    const papers = page.getByRole('region', { name: 'Travel Documents' });

    await papers.getByRole('checkbox').nth(0).check();
    await papers.getByRole('checkbox').nth(1).check();
    await expect(page.getByText('2 ticks waiting')).toBeVisible();
    await papers.getByRole('textbox', { name: 'Add to Travel Documents' }).fill('Ferry ticket');
    await papers.getByRole('textbox').press('Enter');
    await expect(page.getByText('3 changes waiting')).toBeVisible();
    await page.reload();
    await expect(page.getByText('3 changes waiting')).toBeVisible();
    await expect(papers.getByRole('checkbox').nth(1)).toBeChecked();
    await expect(papers.getByRole('checkbox', { name: 'Ferry ticket' })).toBeVisible();

    await page.getByRole('tab', { name: 'Itinerary' }).click();
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Lock' }).click();
    const unsent = page.getByRole('alert').filter({ hasText: 'waiting to be sent' });

    await expect(unsent.getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(unsent.getByRole('listitem')).toHaveText(/^Lock /);
    await expect(page.getByText('4 changes waiting')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('4 changes saved')).toBeVisible();
    await expect(page.getByText(/^Offline/)).toBeHidden();
    await expect(unsent).toBeHidden();
    const { packingItems, itineraryDays } = await (await request.get(api)).json();

    expect(JSON.stringify(itineraryDays)).toContain('"locked":true');

    expect(packingItems.filter((item: { packed: boolean }) => item.packed)).toHaveLength(2);
    expect(packingItems.map((item: { name: string }) => item.name)).toContain('Ferry ticket');
  });

  test('days changed offline that meet a newer plan wait for a choice, over a reload', async ({
    page,
    context,
    request,
    savedTrip,
  }) => {
    const stops = savedTrip.itineraryDays[0]?.activities ?? [];
    const index = stops.findIndex(({ kind }) => kind === 'stop');
    const name = stops[index]?.place?.name ?? '';

    await openKept(page, `/trip/${savedTrip.id}?tab=itinerary`);
    const row = page.getByRole('button', { name: `Change ${name}`, exact: true });

    await expect(row).toBeVisible();
    await context.setOffline(true);
    await row.click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(row).toBeHidden();
    await request.post(`/api/trips/${savedTrip.id}/rename`, { data: { title: 'Ours' } });
    await context.setOffline(false);
    const choice = page.getByRole('alert').filter({ hasText: 'changed elsewhere' });

    await expect(choice).toContainText(`Remove ${name}`);
    await page.reload();
    await expect(choice).toContainText('You now see the newer plan');
    await expect(row).toBeVisible();
    await choice.getByRole('button', { name: 'Make my change again' }).click();
    await expect(row).toBeHidden();
    await expect(choice).toBeHidden();
  });

  test('[APP-04] My Trips shows what is known, other pages say what they need', async ({
    page,
    context,
    savedTrip,
  }) => {
    await openKept(page, `/trip/${savedTrip.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(savedTrip.destination);
    // What was shown is written down a moment later.
    await page.waitForTimeout(500);
    await context.setOffline(true);
    await page.goto('/my-trips');
    await expect(page.getByRole('heading', { name: savedTrip.destination }).first()).toBeVisible();
    await page.goto('/trip/987654');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await page.goto('/plan-trip');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  });
});
