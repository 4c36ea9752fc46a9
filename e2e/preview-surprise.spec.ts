import { formatDay } from '#shared/dates.ts';
import { expectAccessible } from './find-violations.ts';
import { expect, test } from './fixtures.ts';
import { generateSurprise, toastOf } from './plan-trip-steps.ts';

const isBlurred = (element: Element) => getComputedStyle(element).filter !== 'none';

test('[PREV-01] [PREV-02] [PREV-03] [PREV-04] [PREV-10] [PREV-11] [PREV-12] a secret plan: its hints, its name, its buttons, and how it is saved', async ({
  page,
}) => {
  const trip = await generateSurprise(page);
  const { destination } = trip;

  await test.step('[PREV-01] tells when, for whom and what for, and keeps the place a mystery', async () => {
    const sky = page.getByRole('region', { name: 'Your secret destination' });

    await expect(
      page.getByRole('heading', { level: 1, name: 'Your Surprise Journey Awaits' }),
    ).toBeFocused();
    await expect(sky.getByRole('heading', { name: 'Mystery Destination' })).toBeVisible();
    await expect(sky).toContainText(trip.tripInfo.duration);
    for (const [label, value] of [
      ['Departure', formatDay(trip.tripInfo.startDate)],
      ['Return', formatDay(trip.tripInfo.endDate)],
      ['Travelers', '2 travelers'],
      ['Budget', trip.tripInfo.budget],
    ] as const) {
      await expect(sky.getByText(label, { exact: true }).locator('..')).toContainText(value);
    }
  });
  await test.step('[PREV-02] [PREV-03] lists the hints by their days and unseals them', async () => {
    const schedule = page.getByRole('region', { name: 'Destination Reveal Schedule' });
    const entries = schedule.getByRole('listitem');

    await expect(entries).toHaveCount(trip.revealSchedule.length);
    for (const [index, { daysBeforeDeparture, hintToReveal }] of trip.revealSchedule.entries()) {
      await expect(entries.nth(index)).toContainText(
        daysBeforeDeparture === 0 ? 'Day 1' : `${daysBeforeDeparture}d`,
      );
      await expect(entries.nth(index)).toContainText(hintToReveal);
    }
    const hint = schedule.getByTestId('hint').first();

    expect(await hint.evaluate(isBlurred)).toBe(true);
    await schedule.getByRole('button', { name: 'Preview all hints' }).click();
    await expect.poll(() => hint.evaluate(isBlurred)).toBe(false);
    await expectAccessible(page, 'unsealed hints');
    await schedule.getByRole('button', { name: 'Hide all hints' }).click();
    await expect.poll(() => hint.evaluate(isBlurred)).toBe(true);
    await expect(schedule.getByRole('button', { name: 'Preview all hints' })).toBeVisible();
  });
  await test.step('[PREV-03] the name is a blur until a pointer or the keyboard rests on it', async () => {
    const name = page.getByTestId('secret-destination');
    const button = page.getByRole('button', { name: /^Secret destination/ });

    await expect(name).toHaveText(`${destination.name}, ${destination.country}`);
    await expect(name).toHaveAttribute('aria-hidden', 'true');
    await expect(button).not.toHaveAccessibleName(new RegExp(destination.name));
    expect(await name.evaluate(isBlurred)).toBe(true);

    await button.hover();
    await expect.poll(() => name.evaluate(isBlurred)).toBe(false);
    await page.mouse.move(0, 0);
    await expect.poll(() => name.evaluate(isBlurred)).toBe(true);

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName(
      `Secret destination: ${destination.name}, ${destination.country}`,
    );
    await expect.poll(() => name.evaluate(isBlurred)).toBe(false);
  });
  await test.step('a secret plan names its place nowhere else', async () => {
    await page.getByRole('button', { name: /^Checked/ }).click();
    await page.getByTestId('secret-destination').evaluate((element) => element.remove());
    await expect(page.locator('body')).not.toContainText(destination.name);
    expect(await page.title()).not.toContain(destination.name);
  });
  await test.step('[PREV-04] [PREV-10] has its four buttons, and one of them goes home', async () => {
    for (const name of ['Save Surprise Trip', 'Been There Generate New Trip']) {
      await expect(page.getByRole('button', { name })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Customize', exact: true }).click();
    await expect(toastOf(page, 'Coming soon')).toBeVisible();
    await page.getByRole('button', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
  await test.step('[PREV-11] [PREV-12] saves a surprise as a surprise without its budget', async () => {
    const saves: unknown[] = [];

    page.on('request', (request) => {
      if (request.url().includes('trips.create'))
        saves.push((request.postDataJSON() as { json: unknown }).json);
    });

    await page.goBack();
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
});
