import { expect, saveTrip, test } from './fixtures.ts';

test.describe('My Trips', () => {
  test('[MINE-01] [MINE-02] finds, sorts into tabs and opens trips', async ({
    page,
    savedTrip,
  }) => {
    await page.goto('/my-trips');
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

  test.describe('with an empty database', () => {
    test.use({ emptyDatabase: true });
    test('[MINE-01] [MINE-03] offers to plan the first trip', async ({ page }) => {
      await page.goto('/my-trips');
      await expect(page.getByText('No trips found')).toBeVisible();
      await expect(page.getByRole('link', { name: 'New Trip' })).toHaveAttribute(
        'href',
        '/plan-trip',
      );
      await page.getByRole('link', { name: 'Plan Your First Trip' }).click();
      await expect(page).toHaveURL('/plan-trip');
    });
  });

  test.describe('when the server fails', () => {
    test.use({ allowedConsoleErrors: [/500/] });
    test('[MINE-04] says so and offers another try', async ({ page }) => {
      await page.route('**/api/trpc/trips.list**', (route) =>
        route.fulfill({ status: 500, body: 'broken' }),
      );
      await page.goto('/my-trips');
      await expect(page.getByText('Error loading trips')).toBeVisible();
      await page.unroute('**/api/trpc/trips.list**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('could not be loaded')).toBeHidden();
    });
  });

  test("a surprise's name is nowhere on the page", async ({ page, request }) => {
    const trip = await saveTrip(request, { tripType: 'surprise' });

    await page.goto('/my-trips?tab=all');
    await expect(page.locator(`a[href="/trip/${trip.id}"]`)).toHaveText(/a secret destination/);
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`a[href="/trip/${trip.id}"]`) });

    await expect(card).not.toContainText(trip.destination);
  });
});
