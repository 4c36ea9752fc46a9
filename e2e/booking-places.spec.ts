import { runAxe } from './find-violations.ts';
import { expect, test } from './fixtures.ts';
import { saveTrip, VIENNA_AND_BUDAPEST } from './save-trip.ts';

test('[BOOK-03] [HTL-01] [REV-01] a trip over two places is booked place by place and ride by ride', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const trip = await saveTrip(request, VIENNA_AND_BUDAPEST);
  const places = page.getByRole('navigation', { name: 'Places' });

  await test.step('each place has hotels of its own, on its own nights', async () => {
    await page.goto(`/booking/${trip.id}?tab=hotels`);
    await expect(page.getByRole('heading', { level: 2, name: 'Hotels in Vienna' })).toBeVisible();
    const select = page.getByRole('button', { name: 'Select', exact: true }).first();

    await select.click();
    await expect(places.getByText('1 of 2 chosen')).toBeVisible();
    await places.getByRole('link', { name: /Budapest/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Hotels in Budapest' })).toBeVisible();
    await select.click();
    await expect(places.getByText('2 of 2 chosen')).toBeVisible();
    expect(await runAxe(page)).toEqual([]);
  });
  await test.step('the ride between them is chosen too, and moves its day', async () => {
    await page.getByRole('tab', { name: 'Rides' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Rides to Budapest' })).toBeVisible();
    const own = page.getByRole('article', { name: /^Train at/ }).first();

    await own.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(own.getByRole('button', { name: 'Selected' })).toBeVisible();
    expect(await runAxe(page)).toEqual([]);
  });
  await test.step('a search opens on one place, with its name and its dates', async () => {
    await page.goto(`/booking-hotels/${trip.id}?place=budapest`);
    await expect(page.getByRole('textbox', { name: 'Destination' })).toHaveValue(
      'Budapest, Hungary',
    );
    await page.getByRole('button', { name: 'Search Hotels' }).click();
    await expect(page.getByRole('button', { name: 'Add to trip' }).first()).toBeVisible();
    await expect(page).toHaveURL(/place=budapest/);
  });
  await test.step('the review lists each place and ride, and the sum holds them all', async () => {
    await page.goto(`/booking-review/${trip.id}`);
    const hotels = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Hotels' }) });

    await expect(hotels.getByRole('listitem')).toContainText([/Vienna: /, /Budapest: /]);
    await expect(page.getByRole('heading', { name: 'Rides between places' })).toBeVisible();
    await expect(page.getByText('Vienna to Budapest')).toBeVisible();
    expect(await runAxe(page)).toEqual([]);
  });
});
