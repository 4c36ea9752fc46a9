import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({
  hasTouch: true,
  hasOwnContext: true,
  savedTripRequest: { additionalPreferences: 'Rome please' },
});

/** What is pressed on a page and smaller than a thumb; links within a sentence are as high as their line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, [role="tab"], a[class*="Button"], select, [class*="Input-input"]), footer li > a, [role="menuitem"], [role="dialog"] button:not([tabindex="-1"])',
      ),
    ]
      .filter((target) =>
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map((target) => ({ target, height: target.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 43.5)
      .map(
        ({ target, height }) =>
          `${target.textContent || target.getAttribute('aria-label')}: ${Math.round(height)} px`,
      ),
  );
}

test('[TRIP-05] [TRIP-08] a trip on a phone: what is pressed, what is seen first, Now and Next', async ({
  page,
  savedTrip,
}) => {
  const address = `/trip/${savedTrip.id}`;
  const firstStop = page
    .getByRole('article', { name: 'Day 1' })
    .getByText(savedTrip.itineraryDays[0]?.activities[0]?.activity ?? '-')
    .first();

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await test.step(`the first stop is in sight at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await expect(firstStop).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
  await test.step('it is in sight on the Itinerary tab too', async () => {
    await page.goto(`${address}?tab=itinerary`);
    await expect(firstStop).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('a pin of the map takes a touch beside it', async () => {
    const map = page.getByRole('button', { name: 'Map of day 1' });

    await map.click();
    const pin = page.getByRole('button', { name: /^1\. / });

    await pin.scrollIntoViewIfNeeded();
    const box = await pin.boundingBox();
    const reached = await pin.evaluate((button, half) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };

      return document.elementFromPoint(middle.x, middle.y - half)?.closest('button') === button;
    }, 21);

    expect(box?.height).toBeLessThan(40);
    expect(reached).toBe(true);
    await map.click();
  });
  await test.step('what is pressed is 44 px high', async () => {
    for (const path of [
      address,
      `${address}?tab=itinerary`,
      `/booking-review/${savedTrip.id}`,
      '/my-trips',
    ]) {
      // The first is there already.
      if (path !== address) await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await smallTargets(page), path).toEqual([]);
    }
  });
  await test.step('so is what is pressed in a menu and in a dialog', async () => {
    await page.goto(`${address}?tab=itinerary`);
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit Trip' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Trip' })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('during the trip the page begins with now and next', async () => {
    const day = savedTrip.itineraryDays[1];
    const [first] = day?.activities ?? [];
    const second = day?.activities.find(({ time }) => time > (first?.time ?? ''));

    // Rome's own time in June, whatever the clock of the phone says.
    await page.clock.setFixedTime(new Date(`${day?.date}T${first?.time}:00+02:00`));
    await page.goto(address);
    const card = page.getByRole('region', { name: 'Now and next' });

    await expect(card).toBeInViewport();
    await expect(card.locator('> div').first()).toContainText(first?.activity ?? '-');
    await expect(card.locator('> div').last()).toContainText(second?.activity ?? '-');
    await page.getByRole('tab', { name: 'Itinerary' }).click();
    await expect(page.getByRole('heading', { name: 'Day 2' })).toBeInViewport();
  });
});
