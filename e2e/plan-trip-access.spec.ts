import type { Page } from '@playwright/test';
import { expectAccessible, findViolations, overflowOf, PHONE } from './find-violations.ts';
import { expect, test } from './fixtures.ts';
import { goOn, openPlanner } from './plan-trip-steps.ts';

// Each of these looks at several views in turn.
test.slow();

const WIDE = { width: 1280, height: 800 };

test('the wizard has no barrier that a machine can find, and does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPlanner(page);
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'Departure date' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolations(page, 'calendar')).toEqual([]);
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

/**
 * Waits until the focus of a calendar that has come stays where it is: the trap sets it twice, and an arrow pressed
 * in between would lose its step.
 */
async function untilFocusStays(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => setTimeout(resolve));
      }),
  );
}

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
  await untilFocusStays(page);
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
  await expect(page.getByRole('heading', { name: 'Last details' })).toBeFocused();
  await page.getByRole('button', { name: 'Generate My Perfect Trip' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your Surprise Journey Awaits' }),
  ).toBeFocused();
});
