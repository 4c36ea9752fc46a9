import { formatDay } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { expectAccessible } from './find-violations.ts';
import { expect, test } from './fixtures.ts';
import { dayName, generateTrip, toastOf } from './plan-trip-steps.ts';

test('[PREV-05] [PREV-06] [PREV-07] [PREV-08] a complete plan: its facts, its checks and its days', async ({
  page,
}) => {
  const trip = await generateTrip(page, {
    type: 'complete',
    nights: 5,
    interests: ['History', 'Culinary'],
  });

  await test.step('[PREV-05] [PREV-08] shows where, what it is like, and the three cards', async () => {
    const place = page.getByRole('region', { name: 'Destination', exact: true });
    const categories = [...new Set(trip.activities.map(({ category }) => category))];

    await expect(
      page.getByRole('heading', { level: 1, name: 'Your AI-Generated Travel Plan' }),
    ).toBeVisible();
    await expect(
      place.getByRole('heading', { name: `${trip.destination.name}, ${trip.destination.country}` }),
    ).toBeVisible();
    await expect(place).toContainText(trip.tripInfo.duration);
    await expect(place).toContainText(trip.destination.description);
    expect(
      await place
        .getByRole('list', { name: 'Activity categories' })
        .getByRole('listitem')
        .allTextContents(),
    ).toEqual(categories.slice(0, 4));
    for (const [label, value] of [
      ['Average temperature', trip.weather.avgTemp],
      ['Per-day budget', formatMoney(trip.tripInfo.dailyBudget)],
      ['Primary language', trip.language.primary],
      ['Currency', trip.currency.code],
    ] as const) {
      await expect(page.getByText(label, { exact: true }).locator('..')).toContainText(value);
    }

    await expect(page.getByRole('region', { name: 'Accommodations' })).toContainText(
      trip.accommodation.description,
    );
    const activities = page.getByRole('region', { name: 'Activities & Experiences' });
    await expect(activities).toContainText(`${trip.activities.length} activities`);
    await expect(activities).toContainText(categories.slice(0, 2).join(', '));
    await expect(page.getByRole('region', { name: 'Dining & Cuisine' })).toContainText(
      trip.diningOptions[0]?.description ?? '-',
    );
  });
  await test.step('the first stop is in sight on a desk and on a phone', async () => {
    const desk = page.viewportSize() ?? { width: 1280, height: 800 };
    const firstStop = page
      .getByRole('article', { name: 'Day 1' })
      .getByText(trip.itinerary[0]?.activities[0]?.activity ?? '-')
      .first();

    for (const size of [{ width: 390, height: 844 }, desk]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(firstStop).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('a plan shows its ways, weather, costs, reasons, and opens its verdict', async () => {
    const verdict = page.getByRole('region', { name: "The checker's verdict" });
    const kept = trip.checks.filter(({ ok }) => ok).length;

    await verdict
      .getByRole('button', { name: `Checked: ${kept} of ${trip.checks.length} rules` })
      .click();
    expect(await verdict.getByRole('listitem').count()).toBe(trip.checks.length);
    for (const { name, detail } of trip.checks) {
      await expect(verdict).toContainText(name);
      await expect(verdict).toContainText(detail);
    }
    await expect(verdict).toContainText(`Made by the ${trip.generatedBy}`);
    await expectAccessible(page, 'complete preview');

    const [day] = trip.itinerary;
    const leg = day?.activities.slice(0, 3).find(({ travel }) => travel)?.travel;
    const card = page.getByRole('article').first();
    if (!day || !leg) throw new Error('The first day has a way between its stops');
    await expect(card).toContainText(`${Math.max(1, Math.round(leg.minutes))} min`);
    await expect(card).toContainText(`daylight ${day.weather.daylight[0]}`);
    await expect(page.getByRole('region', { name: 'Costs by category' })).toContainText(
      formatMoney(trip.costs.total),
    );
    const why = page.getByRole('region', { name: `Why ${trip.destination.name}` });

    for (const sentence of trip.reasons[0]?.match(/[^.]+\./g) ?? ['-'])
      await expect(why).toContainText(sentence.trim());
  });
  await test.step('[PREV-06] [PREV-07] folds the timeline to four days and three stops, and unfolds it', async () => {
    const timeline = page.getByRole('region', { name: 'Trip timeline' });
    const days = timeline.getByRole('article');
    const [first] = trip.itinerary;
    if (!first) throw new Error('A trip has days');

    await expect(days).toHaveCount(4);
    await expect(days.first()).toContainText('Day 1');
    await expect(days.first()).toContainText(dayName(first.date));
    await expect(days.first()).toContainText('Arrival Day');
    for (const [index, day] of trip.itinerary.slice(0, 4).entries()) {
      const card = days.nth(index);
      const hidden = day.activities.length - 3;

      await expect(card.getByRole('list').last().getByRole('listitem')).toHaveCount(
        Math.min(3, day.activities.length),
      );
      if (hidden > 0) await expect(card).toContainText(`+ ${hidden} more activities`);
    }
    const [stop] = first.activities;
    await expect(days.first()).toContainText(`${stop?.time}`);
    await expect(days.first()).toContainText(`${stop?.duration}`);
    if (stop?.description) await expect(days.first()).toContainText(stop.description);

    const arrival = days.first().getByText('Arrival Day', { exact: true });
    const other = days.nth(1).getByText(trip.itinerary[1]?.dayType ?? '', { exact: true });
    const colour = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await arrival.evaluate(colour)).not.toBe(await other.evaluate(colour));

    await timeline.getByRole('button', { name: 'View Full Itinerary' }).click();
    await expect(days).toHaveCount(trip.itinerary.length);
    await expect(timeline.getByText(/more activities/)).toHaveCount(0);
    await expect(days.first().getByRole('list').last().getByRole('listitem')).toHaveCount(
      first.activities.length,
    );
    await timeline.getByRole('button', { name: 'Show Less' }).click();
    await expect(days).toHaveCount(4);
    await timeline.getByRole('button', { name: 'View Complete Day-by-Day Itinerary' }).click();
    await expect(days).toHaveCount(trip.itinerary.length);
    await expect(page.getByRole('heading', { name: 'Trip Timeline' })).toBeFocused();
  });
});

test('[PREV-07] [PREV-09] [PREV-10] a short plan: its days, and what its buttons do', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const trip = await generateTrip(page, { type: 'complete', nights: 2, interests: ['History'] });

  await test.step('[PREV-07] a short trip unfolds without a way to show less', async () => {
    const timeline = page.getByRole('region', { name: 'Trip timeline' });

    await timeline.getByRole('button', { name: 'View Complete Day-by-Day Itinerary' }).click();
    await expect(timeline.getByRole('article')).toHaveCount(trip.itinerary.length);
    await expect(timeline.getByRole('button', { name: 'Show Less' })).toHaveCount(0);
  });
  await test.step('[PREV-09] copies the plan for friends where there is no share sheet', async () => {
    for (const name of [
      'Save & Continue',
      'Customize Trip',
      'Been There Generate New Trip',
      'Share with Friends',
    ]) {
      await expect(page.getByRole('button', { name })).toBeVisible();
    }
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    );
    await page.getByRole('button', { name: 'Share with Friends' }).click();
    await expect(toastOf(page, 'Copied to the clipboard')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(`${trip.destination.name}, ${trip.destination.country}`);
    expect(text).toContain(formatDay(trip.tripInfo.startDate));
  });
  await test.step("[PREV-09] opens the device's share sheet where there is one", async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: { text?: string }) => {
          document.body.dataset['shared'] = data.text ?? '';
          return Promise.resolve();
        },
      });
    });
    await page.getByRole('button', { name: 'Share with Friends' }).click();
    await expect(page.locator('body')).toHaveAttribute(
      'data-shared',
      new RegExp(trip.destination.name),
    );
  });
  await test.step('[PREV-10] Customize only says that it is coming', async () => {
    await page.getByRole('button', { name: 'Customize Trip' }).click();
    await expect(toastOf(page, 'Coming soon')).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your AI-Generated Travel Plan' }),
    ).toBeVisible();
  });
});
