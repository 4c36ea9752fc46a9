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

for (const [type, card] of [
  ['surprise', 'Surprise Trip'],
  ['business', 'Business Trip'],
  ['complete', 'Complete Itinerary'],
  ['cruise', 'Complete Itinerary'],
  [undefined, 'Complete Itinerary'],
] as const) {
  test(`[PLAN-01] the query type ${type} starts with ${card}`, async ({ page }) => {
    await openPlanner(page, type);
    await expect(page.getByRole('radio', { name: card })).toBeChecked();
  });
}

test('[PLAN-02] walks three labelled steps under a progress bar', async ({ page }) => {
  await openPlanner(page);
  const bar = page.getByRole('progressbar', { name: 'Trip planning progress' });

  for (const [index, label] of ['Trip Type', 'Preferences', 'Final Details'].entries()) {
    await expect(page.getByRole('listitem').filter({ hasText: label })).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', String(index + 1));
    await expect(bar).toHaveAttribute('aria-valuetext', `Step ${index + 1} of 3: ${label}`);
    await expect(page.locator('[aria-current="step"]')).toContainText(label);
    if (index < 2) await goOn(page);
  }
});

test('[PLAN-03] choosing a trip type card selects it, by pointer and by keyboard', async ({
  page,
}) => {
  await openPlanner(page);
  const [surprise, complete, business] = [
    'Surprise Trip',
    'Complete Itinerary',
    'Business Trip',
  ].map((name) => page.getByRole('radio', { name }));
  if (!surprise || !complete || !business) throw new Error('There are three cards');

  await page.getByText('Surprise Trip', { exact: true }).click();
  await expect(surprise).toBeChecked();
  await expect(complete).not.toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(complete).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(business).toBeChecked();
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

test('[PLAN-05] [PLAN-06] [PLAN-07] the second step', async ({ page }) => {
  await openPlanner(page);
  await goOn(page);
  await test.step('[PLAN-05] asks for travelers and budget', async () => {
    const travelers = page.getByRole('combobox', { name: 'Number of travelers' });
    const budget = page.getByRole('combobox', { name: 'Budget range' });

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

test('[PLAN-09] asks for notes, with ideas that a press adds and takes away', async ({ page }) => {
  await openPlanner(page);
  await goOn(page);
  await goOn(page);
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

test('[PLAN-10] has Back from step 2 on, Continue on two steps, then Generate', async ({
  page,
}) => {
  await openPlanner(page);
  const back = page.getByRole('button', { name: 'Back' });

  await expect(back).toHaveCount(0);
  await goOn(page);
  await expect(back).toBeVisible();
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await expect(generateButton(page)).toHaveText('Generate My Perfect Trip');
  await back.click();
  await expect(page.getByRole('heading', { name: 'How do you like to travel?' })).toBeFocused();
  await back.click();
  await page.getByRole('radio', { name: 'Business Trip' }).check();
  await goOn(page);
  await goOn(page);
  await expect(generateButton(page)).toHaveText('Generate My Business Trip');
});

test('[PLAN-11] starts from tomorrow, one night, two travelers, moderate, nature', async ({
  page,
}) => {
  await openPlanner(page);
  await expect(dateField(page, 'Departure date')).toHaveAccessibleName(
    `Departure date ${dayName(await browserDay(page, 1))}`,
  );
  await expect(dateField(page, 'Return date')).toHaveAccessibleName(
    `Return date ${dayName(await browserDay(page, 2))}`,
  );
  await goOn(page);
  await expect(page.getByRole('combobox', { name: 'Number of travelers' })).toHaveValue(
    '2 travelers',
  );
  await expect(page.getByRole('combobox', { name: 'Budget range' })).toHaveValue('Moderate ($$)');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Nature' })).toBeChecked();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
  await goOn(page);
  await expect(page.getByRole('textbox')).toHaveValue('');
});

test('[PLAN-12] tells what is wrong on every change', async ({ page }) => {
  await openPlanner(page);
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

test('[PLAN-12] a form left open past midnight asks for a departure in the future', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-10T23:50:00'));
  await openPlanner(page);
  await expect(dateField(page, 'Departure date')).toHaveAccessibleName(/Mar 11, 2027/);
  await page.clock.setFixedTime(new Date('2027-03-11T00:10:00'));
  await page.getByRole('radio', { name: 'Surprise Trip' }).check();
  await expect(page.getByText('Departure date must be in the future')).toBeVisible();
});
