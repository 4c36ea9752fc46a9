import { expect, test } from './fixtures.ts';

test.describe('API test dashboard', () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test('[DIAG-01] [DIAG-02] [DIAG-03] its services, and what its testers say', async ({ page }) => {
    const hotels = page.getByRole('region', { name: 'Hotel search tester' });

    await page.goto('/test-api');
    await test.step('[DIAG-01] says which services have no key', async () => {
      for (const name of ['Amadeus', 'Perplexity', 'OpenAI']) {
        const card = page.getByRole('region', { name: `${name} API` });

        await card.getByRole('button', { name: `Test ${name}` }).click();
        await expect(card.getByText('Error', { exact: true })).toBeVisible();
        await expect(card.getByText(`${name} API failed`)).toBeVisible();
        await expect(card).toContainText(/No key: set [A-Z_]+/);
      }
    });
    await test.step('[DIAG-01] says that a service works', async () => {
      await page.route('**/api/trpc/diagnostics.openai**', (route) =>
        route.fulfill({
          json: { result: { data: { json: { success: true, message: 'Connected.', took: 12 } } } },
        }),
      );
      const card = page.getByRole('region', { name: 'OpenAI API' });

      await card.getByRole('button', { name: 'Test OpenAI' }).click();
      await expect(card.getByText('Success', { exact: true })).toBeVisible();
      await expect(card.getByText('OpenAI API is working!')).toBeVisible();
    });
    await test.step('[DIAG-02] the testers start from their defaults and summarise what comes back', async () => {
      const flights = page.getByRole('region', { name: 'Flight search tester' });
      const itinerary = page.getByRole('region', { name: 'Itinerary builder tester' });

      await expect(flights.getByLabel('Origin')).toHaveValue('NYC');
      await expect(flights.getByLabel('Destination')).toHaveValue('LON');
      await expect(flights.getByLabel('Origin')).toHaveAttribute('maxlength', '3');
      await expect(flights.getByLabel('Departure date')).toHaveValue('2026-05-31');
      await flights.getByRole('button', { name: 'Test Flight Search' }).click();
      await expect(flights.getByText(/^\d+ flights$/)).toBeVisible();

      await expect(hotels.getByLabel('Destination')).toHaveValue('Paris');
      await expect(hotels.getByLabel('Check-in')).toHaveValue('2026-05-31');
      await expect(hotels.getByLabel('Check-out')).toHaveValue('2026-06-07');
      await hotels.getByRole('button', { name: 'Test Hotel Search' }).click();
      await expect(hotels.getByText(/^\d+ hotels$/)).toBeVisible();

      await expect(itinerary.getByLabel('Destination')).toHaveValue('Las Vegas');
      await expect(itinerary.getByLabel('Budget')).toHaveValue('1000');
      await expect(itinerary.getByLabel('Interests')).toHaveValue('sightseeing,cultural,food');
      await itinerary.getByRole('button', { name: 'Test Itinerary Builder' }).click();
      await expect(itinerary.getByText(/\d+ activities in Las Vegas/)).toBeVisible();
    });
    await test.step('[DIAG-03] a failing hotel test shows status and body', async () => {
      await hotels.getByLabel('Destination').fill('Xyzzyville');
      await hotels.getByRole('button', { name: 'Test Hotel Search' }).click();
      await expect(
        hotels.getByText(/^API error: 404 - destination: we do not know a place/),
      ).toBeVisible();
    });
    await test.step('[DIAG-03] alerts about missing dates', async () => {
      const alerts: string[] = [];

      page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        void dialog.accept();
      });
      await page.getByLabel('Departure date').fill('');
      await page.getByRole('button', { name: 'Test Flight Search' }).click();
      await page.getByLabel('Check-in').fill('');
      await page.getByRole('button', { name: 'Test Hotel Search' }).click();
      await page.getByLabel('End date').fill('');
      await page.getByRole('button', { name: 'Test Itinerary Builder' }).click();
      expect(alerts).toEqual([
        'Please select a departure date',
        'Please select check-in and check-out dates',
        'Please select start and end dates',
      ]);
    });
  });
});
