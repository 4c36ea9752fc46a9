import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { failWith, generateTrip, toastOf } from './plan-trip-steps.ts';

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

test('[PREV-11] [PREV-12] saves a complete trip as a draft and goes to its booking page, once however often it is pressed', async ({
  page,
}) => {
  const saves = watchSaves(page);
  const trip = await generateTrip(page, { type: 'complete', nights: 3, interests: ['History'] });

  await page.getByRole('button', { name: 'Save & Continue' }).dblclick();
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

  const address = page.url();

  await page.goBack();
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page).toHaveURL(address);
  expect(saves).toHaveLength(1);
});

test.describe('when saving fails', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test('[PREV-12] tells why, the preview stays, and a trip whose reply is lost is saved once, also after a reload', async ({
    page,
  }) => {
    const calls = '**/api/trpc/trips.create*';
    let lost = 0;

    await generateTrip(page, { type: 'complete' });
    await test.step('[PREV-12] tells why, and the preview stays', async () => {
      await page.route(calls, failWith(503, 'The database is away. Please try again.'));
      await page.getByRole('button', { name: 'Save & Continue' }).click();
      await expect(toastOf(page, 'Error saving trip')).toContainText(
        '503: The database is away. Please try again.',
      );
      await expect(
        page.getByRole('heading', { level: 1, name: 'Your AI-Generated Travel Plan' }),
      ).toBeVisible();
      await page.unroute(calls);
    });
    await test.step('[PREV-12] a trip whose reply is lost is saved once, also after a reload', async () => {
      await page.route(calls, async (route) => {
        const reply = await (await route.fetch()).json();

        lost = reply.result.data.json.id;
        await route.abort();
      });
      await page.getByRole('button', { name: 'Save & Continue' }).click();
      await expect(toastOf(page, 'Error saving trip')).toContainText('could not be reached');
      await page.unroute(calls);
      await page.reload();
      await page.getByRole('button', { name: 'Save & Continue' }).click();
      await expect(page).toHaveURL(`/booking/${lost}`);
    });
  });
});
