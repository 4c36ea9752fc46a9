import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { failWith, generateSurprise, generateTrip, toastOf } from './plan-trip-steps.ts';

type Payload = Record<string, unknown>;

/** What the browser sends to save a trip, one entry for each call. */
function watchSaves(page: Page): Payload[] {
  const saves: Payload[] = [];

  page.on('request', (request) => {
    if (request.url().includes('trips.create'))
      saves.push((request.postDataJSON() as { json: Payload }).json);
  });
  return saves;
}

test('[PREV-11] [PREV-12] saves a complete trip as a draft and goes to its booking page', async ({
  page,
}) => {
  const saves = watchSaves(page);
  const trip = await generateTrip(page, { type: 'complete', nights: 3, interests: ['History'] });

  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page).toHaveURL(/\/booking\/\d+$/);
  expect(saves).toHaveLength(1);
  expect(saves[0]).toMatchObject({
    preferencesId: trip.preferenceId,
    userId: 1,
    destination: `${trip.destination.name}, ${trip.destination.country}`,
    destinationDescription: trip.destination.description,
    startDate: trip.tripInfo.startDate,
    endDate: trip.tripInfo.endDate,
    totalBudget: trip.tripInfo.totalBudget,
    dailyBudget: trip.tripInfo.dailyBudget,
    primaryLanguage: trip.language.primary,
    currency: trip.currency.code,
    status: 'draft',
    isSurprise: false,
    hints: [],
    revealSchedule: [],
    budget: 'Moderate ($$)',
    amadeusCodes: trip.amadeusCodes,
  });
});

test('[PREV-11] [PREV-12] saves a surprise as a surprise without its budget', async ({ page }) => {
  const saves = watchSaves(page);
  const trip = await generateSurprise(page);

  await page.getByRole('button', { name: 'Save Surprise Trip' }).click();
  await expect(page).toHaveURL(/\/booking\/\d+$/);
  expect(saves).toHaveLength(1);
  expect(saves[0]).toMatchObject({
    status: 'surprise',
    isSurprise: true,
    totalBudget: 0,
    dailyBudget: 0,
    userId: 1,
    hints: trip.hints,
    revealSchedule: trip.revealSchedule,
  });
});

test('pressing twice, or coming back and pressing again, saves once', async ({ page }) => {
  const saves = watchSaves(page);

  await generateTrip(page, { type: 'complete' });
  await page.getByRole('button', { name: 'Save & Continue' }).dblclick();
  await expect(page).toHaveURL(/\/booking\/\d+$/);
  const address = page.url();

  await page.goBack();
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page).toHaveURL(address);
  expect(saves).toHaveLength(1);
});

test.describe('when saving fails', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test('[PREV-12] tells why, and the preview stays', async ({ page }) => {
    await page.route(
      '**/api/trpc/trips.create*',
      failWith(503, 'The database is away. Please try again.'),
    );
    await generateTrip(page, { type: 'complete' });
    await page.getByRole('button', { name: 'Save & Continue' }).click();
    await expect(toastOf(page, 'Error saving trip')).toContainText(
      '503: The database is away. Please try again.',
    );
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your AI-Generated Travel Plan' }),
    ).toBeVisible();

    await page.unroute('**/api/trpc/trips.create*');
    await page.getByRole('button', { name: 'Save & Continue' }).click();
    await expect(page).toHaveURL(/\/booking\/\d+$/);
  });

  test('[PREV-12] a trip whose reply is lost is saved once, also after a reload', async ({
    page,
  }) => {
    let lost = 0;

    await page.route('**/api/trpc/trips.create*', async (route) => {
      const reply = await (await route.fetch()).json();

      lost = reply.result.data.json.id;
      await route.abort();
    });
    await generateTrip(page, { type: 'complete' });
    await page.getByRole('button', { name: 'Save & Continue' }).click();
    await expect(toastOf(page, 'Error saving trip')).toBeVisible();
    await page.unroute('**/api/trpc/trips.create*');
    await page.reload();
    await page.getByRole('button', { name: 'Save & Continue' }).click();
    await expect(page).toHaveURL(`/booking/${lost}`);
  });
});
