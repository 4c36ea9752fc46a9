import type { Page } from '@playwright/test';
import {
  BUDGET_OPTIONS,
  INTERESTS_BY_CATEGORY,
  TRAVELER_OPTIONS,
} from '#shared/preferences/options.ts';
import { expect, test } from './fixtures.ts';
import {
  browserDay,
  chooseDay,
  clearDay,
  dateField,
  dayName,
  generateButton,
  goOn,
  openPlanner,
} from './plan-trip-steps.ts';

test('[PLAN-01] [PLAN-03] the query type chooses a card, and so do the pointer and the keyboard', async ({
  page,
}) => {
  const cards = {
    surprise: page.getByRole('radio', { name: 'Surprise Trip' }),
    complete: page.getByRole('radio', { name: 'Complete Itinerary' }),
    business: page.getByRole('radio', { name: 'Business Trip' }),
  };

  for (const [type, card] of [
    ['surprise', 'surprise'],
    ['business', 'business'],
    ['complete', 'complete'],
    ['cruise', 'complete'],
    [undefined, 'complete'],
  ] as const) {
    await test.step(`[PLAN-01] the query type ${type} starts with the ${card} card`, async () => {
      await openPlanner(page, type);
      await expect(cards[card]).toBeChecked();
    });
  }
  await test.step('the whole step is in view on a laptop', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(dateField(page, 'Return date')).toBeInViewport({ ratio: 1 });
  });
  await test.step('[PLAN-03] choosing a card selects it', async () => {
    await page.getByText('Surprise Trip', { exact: true }).click();
    await expect(cards.surprise).toBeChecked();
    await expect(cards.complete).not.toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(cards.complete).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(cards.business).toBeChecked();
  });
});

/** The progress bar and the list of steps say which step it is. */
async function expectStep(page: Page, step: 1 | 2 | 3): Promise<void> {
  const label = ['Trip Type', 'Preferences', 'Final Details'][step - 1] ?? '';
  const bar = page.getByRole('progressbar', { name: 'Trip planning progress' });

  await expect(page.getByRole('listitem').filter({ hasText: label })).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', String(step));
  await expect(bar).toHaveAttribute('aria-valuetext', `Step ${step} of 3: ${label}`);
  await expect(page.locator('[aria-current="step"]')).toContainText(label);
}

test('[PLAN-02] [PLAN-05] [PLAN-06] [PLAN-07] [PLAN-09] [PLAN-10] [PLAN-11] three labelled steps, what they ask for and start from', async ({
  page,
}) => {
  const travelers = page.getByRole('combobox', { name: 'Number of travelers' });
  const budget = page.getByRole('combobox', { name: 'Budget range' });
  const back = page.getByRole('button', { name: 'Back' });

  await openPlanner(page);
  await test.step('[PLAN-02] [PLAN-10] [PLAN-11] the first: tomorrow, one night, and no way back', async () => {
    await expectStep(page, 1);
    await expect(dateField(page, 'Departure date')).toHaveAccessibleName(
      `Departure date ${dayName(await browserDay(page, 1))}`,
    );
    await expect(dateField(page, 'Return date')).toHaveAccessibleName(
      `Return date ${dayName(await browserDay(page, 2))}`,
    );
    await expect(back).toHaveCount(0);
  });
  await goOn(page);
  await test.step('[PLAN-02] [PLAN-10] [PLAN-11] the second: two travelers, moderate, nature', async () => {
    await expectStep(page, 2);
    await expect(travelers).toHaveValue('2 travelers');
    await expect(budget).toHaveValue('Moderate ($$)');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name: 'Nature' })).toBeChecked();
    await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
    await expect(back).toBeVisible();
  });
  await test.step('[PLAN-05] asks for travelers and budget', async () => {
    expect(await travelers.getByRole('option').allTextContents()).toEqual([...TRAVELER_OPTIONS]);
    expect(await budget.getByRole('option').allTextContents()).toEqual([...BUDGET_OPTIONS]);
    await travelers.selectOption('5+ travelers');
    await budget.selectOption('Luxury ($$$)');
    await expect(travelers).toHaveValue('5+ travelers');
    await expect(budget).toHaveValue('Luxury ($$$)');
  });
  await test.step('[PLAN-06] [PLAN-07] offers 25 interests in their categories and two switches', async () => {
    for (const [category, interests] of Object.entries(INTERESTS_BY_CATEGORY)) {
      const cards = page
        .getByRole('group', { name: category, exact: true })
        .locator('label', { has: page.getByRole('checkbox') });

      expect(await cards.allTextContents()).toEqual([...interests]);
    }
    await expect(page.getByRole('checkbox')).toHaveCount(25);

    await page.getByText('Northern Lights').click();
    await expect(page.getByRole('checkbox', { name: 'Northern Lights' })).toBeChecked();
    await expect(page.getByText('2 selected')).toBeVisible();
    for (const name of ['Eco-friendly', 'Vegan-friendly']) {
      await page.getByRole('switch', { name }).check();
      await expect(page.getByRole('switch', { name })).toBeChecked();
    }
  });
  await goOn(page);
  await test.step('[PLAN-02] [PLAN-10] [PLAN-11] the third: nothing typed, and Generate', async () => {
    await expectStep(page, 3);
    await expect(page.getByRole('textbox')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await expect(generateButton(page)).toHaveText('Generate My Perfect Trip');
  });
  await test.step('[PLAN-09] asks for notes, with ideas that a press adds and takes away', async () => {
    const notes = page.getByRole('textbox', { name: 'Anything Else We Should Know' });
    const idea = page
      .getByRole('list', { name: 'Example ideas' })
      .getByRole('button', { name: 'No museums, please' });

    await notes.fill('Slowly.');
    await idea.click();
    await expect(notes).toHaveValue('Slowly.\nNo museums, please');
    await idea.click();
    await expect(notes).toHaveValue('Slowly.');
    await expect(page.getByText(/AI will craft your perfect trip plan/)).toBeVisible();
  });
  await test.step('[PLAN-10] Back goes back, and Generate names the type', async () => {
    await back.click();
    await expect(page.getByRole('heading', { name: 'How do you like to travel?' })).toBeFocused();
    await back.click();
    await page.getByRole('radio', { name: 'Business Trip' }).check();
    await goOn(page);
    await goOn(page);
    await expect(generateButton(page)).toHaveText('Generate My Business Trip');
  });
});

test('[PLAN-04] offers no day that has passed, and no return before the departure', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-10T12:00:00'));
  await openPlanner(page);
  await dateField(page, 'Departure date').click();
  const departure = page.getByRole('dialog', { name: 'Departure date calendar' });

  await expect(departure.getByRole('button', { name: dayName('2027-03-09') })).toBeDisabled();
  await expect(departure.getByRole('button', { name: dayName('2027-03-11') })).toBeEnabled();
  await expect(departure.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await departure.getByRole('button', { name: dayName('2027-03-20') }).click();

  // The same calendar goes on to the return.
  const back = page.getByRole('dialog', { name: 'Return date calendar' });
  await expect(back.getByRole('button', { name: dayName('2027-03-19') })).toBeDisabled();
  await back.getByRole('button', { name: dayName('2027-03-24') }).click();
  await expect(dateField(page, 'Return date')).toHaveAccessibleName(/Wed, Mar 24, 2027/);
  await expect(page.getByText('4 nights')).toBeVisible();
  await expect(back).toBeHidden();
  await expect(dateField(page, 'Return date')).toBeFocused();

  // A later departure takes the return along.
  await chooseDay(page, 'Departure date', '2027-03-29');
  await expect(dateField(page, 'Return date')).toHaveAccessibleName(/Fri, Apr 2, 2027/);
  await expect(page.getByText('4 nights')).toBeVisible();
});

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('[PLAN-04] a chosen day stays that day in any time zone', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-03-10T12:00:00Z'));
    await openPlanner(page);
    await expect(dateField(page, 'Departure date')).toHaveAccessibleName(/Fri, Mar 12, 2027/);
    await chooseDay(page, 'Departure date', '2027-03-13');
    await expect(dateField(page, 'Departure date')).toHaveAccessibleName(/Sat, Mar 13, 2027/);
  });
});

test('[PLAN-08] [PLAN-09] asks a business traveller for destinations instead of interests, and requirements', async ({
  page,
}) => {
  await openPlanner(page, 'business');
  await goOn(page);
  await page.getByRole('textbox', { name: 'Destinations' }).fill('Singapore');
  await expect(page.getByRole('textbox', { name: 'Destinations' })).toHaveValue('Singapore');
  await expect(page.getByRole('checkbox', { name: 'Nature' })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Sustainable business travel' })).not.toBeChecked();
  await expect(
    page.getByRole('switch', { name: 'Vegan-friendly business travel' }),
  ).not.toBeChecked();
  await goOn(page);
  await page
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('button', { name: 'Meetings from 10:00 to 16:00' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Business Requirements' })).toHaveValue(
    'Meetings from 10:00 to 16:00',
  );
  await expect(page.getByText(/AI will craft your business trip plan/)).toBeVisible();
});

test('[PLAN-12] tells what is wrong on every change, also in a form left open past midnight', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-10T23:50:00'));
  await openPlanner(page);
  await test.step('[PLAN-12] past midnight, tomorrow is today', async () => {
    await expect(dateField(page, 'Departure date')).toHaveAccessibleName(/Mar 11, 2027/);
    await page.clock.setFixedTime(new Date('2027-03-11T00:10:00'));
    await page.getByRole('radio', { name: 'Surprise Trip' }).check();
    await expect(page.getByText('Departure date must be in the future')).toBeVisible();
    await page.getByRole('radio', { name: 'Complete Itinerary' }).check();
  });
  await clearDay(page, 'Departure date');
  await expect(page.getByText('Departure date is required')).toBeVisible();
  await clearDay(page, 'Return date');
  await expect(page.getByText('Return date is required')).toBeVisible();

  const day = await browserDay(page, 9);
  await chooseDay(page, 'Departure date', day);
  await expect(page.getByText('Departure date is required')).toHaveCount(0);
  await chooseDay(page, 'Return date', day);
  await expect(page.getByText('Return date must be after departure date')).toBeVisible();
  await page.getByRole('button', { name: 'Return the day after departure' }).click();
  await expect(page.getByText('Return date must be after departure date')).toHaveCount(0);

  await goOn(page);
  await page.getByRole('checkbox', { name: 'Nature' }).uncheck();
  await expect(page.getByText('Select at least one interest')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Hiking' }).check();
  await expect(page.getByText('Select at least one interest')).toHaveCount(0);
});
