import { expect, test } from './fixtures.ts';

test('a trip prints as a document: every day, no controls', async ({ page, savedTrip }) => {
  await page.goto(`/trip/${savedTrip.id}`);
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Day \d/ })).toHaveCount(
    savedTrip.itineraryDays.length,
  );
  for (const day of savedTrip.itineraryDays) {
    const last = day.activities.at(-1)?.activity ?? '';

    await expect(page.getByText(last, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(savedTrip.destination);
  for (const role of ['button', 'tab', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  // The overview begins with one day; the document's others are gone.
  await expect(page.getByRole('heading', { name: /^Day \d/ })).toHaveCount(1);
});

test.describe('a secret trip', () => {
  test.use({ savedTripRequest: { tripType: 'surprise' } });

  test('stays one on paper', async ({ page, savedTrip }) => {
    const { destination } = savedTrip;

    await page.goto(`/trip/${savedTrip.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(await page.locator('main').innerText()).not.toContain(destination.split(',')[0]);
  });
});
