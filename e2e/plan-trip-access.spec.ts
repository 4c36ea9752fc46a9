import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SCHEMES } from './every-route.ts';
import { expect, test } from './fixtures.ts';
import { generateSurprise, generateTrip, goOn, openPlanner } from './plan-trip-steps.ts';

// Each of these looks at several views in turn.
test.slow();

/** The view as it stands, in both themes. */
async function expectAccessible(page: Page, view: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // Colours are read while nothing fades.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
    );
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();

    expect(
      violations.map(
        ({ id, nodes }) =>
          `${view} in ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    ).toEqual([]);
  }
}

test('the wizard has no barrier that a machine can find', async ({ page }) => {
  await openPlanner(page);
  await page.getByRole('button', { name: 'Departure date' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'calendar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Departure date' })).toBeFocused();
  await goOn(page);
  await page.getByRole('checkbox', { name: 'Nature' }).uncheck();
  await expectAccessible(page, 'step 2');
  await page.getByRole('checkbox', { name: 'Nature' }).check();
  await goOn(page);
  await page.getByRole('button', { name: 'No museums, please' }).click();
  await expectAccessible(page, 'step 3');
});

test('the previews have no barrier that a machine can find', async ({ page }) => {
  await generateTrip(page, { type: 'complete', nights: 3 });
  await page.getByRole('button', { name: /^Checked/ }).click();
  await expectAccessible(page, 'complete preview');
  await generateSurprise(page);
  await page.getByRole('button', { name: 'Preview all hints' }).click();
  await expectAccessible(page, 'unsealed hints');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing scrolls sideways', async ({ page }) => {
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );

    await openPlanner(page);
    expect(await overflow()).toBe(0);
    await goOn(page);
    expect(await overflow()).toBe(0);
    await goOn(page);
    expect(await overflow()).toBe(0);
    await generateTrip(page, { type: 'complete', nights: 3 });
    expect(await overflow()).toBe(0);
    await generateSurprise(page);
    expect(await overflow()).toBe(0);
  });
});

test('the whole road can be walked with the keyboard alone', async ({ page }) => {
  await openPlanner(page);
  await page.getByRole('radio', { name: 'Complete Itinerary' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Surprise Trip' })).toBeChecked();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Departure date' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveAttribute(
    'aria-label',
    /May 2, 2026/,
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveAttribute(
    'aria-label',
    /May 3, 2026/,
  );
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveAttribute(
    'aria-label',
    /May 4, 2026/,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Return date' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Return date' })).toHaveAccessibleName(
    /May 4, 2026/,
  );

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How do you like to travel?' })).toBeFocused();
  for (let presses = 0; presses < 40; presses += 1) {
    if (
      await page
        .getByRole('button', { name: 'Continue' })
        .evaluate((button) => button === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The last details' })).toBeFocused();
  await page.getByRole('button', { name: 'Generate My Perfect Trip' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your Surprise Journey Awaits' }),
  ).toBeFocused();
});
