import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  chooseDay,
  clearDay,
  failWith,
  generateButton,
  goOn,
  openPlanner,
  browserDay,
  toastOf,
} from './plan-trip-steps.ts';

// The browser itself reports each refused or broken call.
test.use({ allowedConsoleErrors: [/Failed to load resource/] });

const SESSION = 'northstar.plan-trip';

/** Changes the draft that the browser keeps, as a damaged or foreign one would be, and reloads. */
async function reloadWithDraft(page: Page, values: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    ([key, change]) => {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { state: { values: object } };
      Object.assign(kept.state.values, change);
      sessionStorage.setItem(key, JSON.stringify(kept));
    },
    [SESSION, values] as const,
  );
  await page.reload();
}

test('[PLAN-12] [PLAN-13] [PLAN-14] [PLAN-15] [PLAN-17] no step is left with a fault, and nothing is sent', async ({
  page,
}) => {
  let calls = 0;

  page.on('request', (request) => {
    if (request.url().includes('preferences.save')) calls += 1;
  });
  await openPlanner(page);
  await test.step('[PLAN-13] stays on step 1 without valid dates', async () => {
    await clearDay(page, 'Return date');
    await goOn(page);
    await expect(toastOf(page, 'Please check your inputs')).toContainText(
      "Make sure you've selected valid departure and return dates.",
    );
    await expect(page.getByRole('radio', { name: 'Complete Itinerary' })).toBeVisible();
    await chooseDay(page, 'Return date', await browserDay(page, 4));
    await goOn(page);
    await expect(page.getByRole('combobox', { name: 'Budget range' })).toBeVisible();
  });
  await test.step('[PLAN-14] stays on step 2 without an interest', async () => {
    await page.getByRole('checkbox', { name: 'Nature' }).uncheck();
    await goOn(page);
    await expect(toastOf(page, 'Please select at least one interest')).toContainText(
      'Select one or more travel interests to continue.',
    );
    await page.getByRole('checkbox', { name: 'Nature' }).check();
    await expect(toastOf(page, 'Please select at least one interest')).toHaveCount(0, {
      timeout: 2500,
    });
    await expect(generateButton(page)).toBeHidden();
  });
  await test.step('[PLAN-15] stays on step 2 with an airport that is none', async () => {
    await page.getByRole('combobox', { name: 'Home airport (optional)' }).fill('London');
    await goOn(page);
    await expect(toastOf(page, 'Please check your inputs')).toContainText(
      "Make sure you've filled out all required fields.",
    );
    await page.getByRole('combobox', { name: 'Home airport (optional)' }).fill('lhr');
    await goOn(page);
    await expect(generateButton(page)).toBeVisible();
  });
  await test.step('[PLAN-12] [PLAN-15] stays on step 2 without travelers and budget', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await reloadWithDraft(page, { travelers: '', budget: '' });
    await expect(page.getByText('Number of travelers is required')).toBeVisible();
    await expect(page.getByText('Budget is required')).toBeVisible();
    await goOn(page);
    await expect(toastOf(page, 'Please check your inputs')).toContainText(
      "Make sure you've filled out all required fields.",
    );
    await page.getByRole('combobox', { name: 'Number of travelers' }).selectOption('3 travelers');
    await page.getByRole('combobox', { name: 'Budget range' }).selectOption('Budget ($)');
    await goOn(page);
    await expect(generateButton(page)).toBeVisible();
  });
  await test.step('[PLAN-17] a date that does not exist is told before anything is sent', async () => {
    await reloadWithDraft(page, { departureDate: '2030-02-10', returnDate: '2030-02-30' });
    await generateButton(page).click();
    await expect(toastOf(page, 'Error processing form data')).toContainText(
      'There was a problem with the date format. Please try again.',
    );
    expect(calls).toBe(0);
  });
});

test('[PLAN-16] an unexpected failure is told, and the wizard stays', async ({ page }) => {
  await openPlanner(page);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  // What can go wrong that nobody foresaw? A browser that cannot tell the day, say.
  await page.evaluate(() => Object.assign(window, { Date: undefined }));
  await goOn(page);
  await expect(toastOf(page, 'Error')).toContainText(
    'There was a problem with the form. Please try again.',
  );
  await expect(page.getByRole('radio', { name: 'Complete Itinerary' })).toBeVisible();
});

test('[PLAN-20] a failing call is told, and the form keeps its values', async ({ page }) => {
  await openPlanner(page, 'surprise');
  await goOn(page);
  await page.getByRole('checkbox', { name: 'Hiking' }).check();
  await page.getByRole('combobox', { name: 'Budget range' }).selectOption('Luxury ($$$)');
  await goOn(page);
  await page.getByRole('textbox', { name: 'Anything Else We Should Know' }).fill('Slowly.');
  // No title comes twice in a row, so that each toast is that of its own failure.
  for (const [call, title] of [
    ['generation.start', 'Error generating trip'],
    ['preferences.save', 'Error saving preferences'],
    ['generation.result', 'Error generating trip'],
  ] as const) {
    await test.step(call, async () => {
      const calls = `**/api/trpc/${call}*`;

      await page.route(calls, failWith(503, 'The database is away. Please try again.'));
      await generateButton(page).click();

      await expect(toastOf(page, title)).toContainText(
        '503: The database is away. Please try again.',
      );
      await expect(generateButton(page)).toBeEnabled();
      await expect(page.getByRole('textbox', { name: 'Anything Else We Should Know' })).toHaveValue(
        'Slowly.',
      );
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByRole('checkbox', { name: 'Hiking' })).toBeChecked();
      await expect(page.getByRole('combobox', { name: 'Budget range' })).toHaveValue(
        'Luxury ($$$)',
      );
      await page.unroute(calls);
      await goOn(page);
    });
  }
  await test.step('[PLAN-20] a server that cannot be reached is told in plain words', async () => {
    await page.route('**/api/trpc/preferences.save*', (route) => route.abort());
    await generateButton(page).click();
    await expect(toastOf(page, 'Error saving preferences')).toContainText(
      'Northstar could not be reached.',
    );
    await expect(generateButton(page)).toBeEnabled();
  });
});
