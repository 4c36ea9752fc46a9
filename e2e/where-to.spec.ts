import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test } from './fixtures.ts';
import {
  choosePlace,
  generateButton,
  goOn,
  openPlanner,
  toastOf,
  whereTo,
} from './plan-trip-steps.ts';

const places = (page: Page) => page.getByRole('list', { name: 'Places, in order' });
const more = (page: Page) => page.getByRole('button', { name: /^More about your trip/ });

/** What the wizard sends when Generate is pressed. */
async function sentPreference(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest((request) => request.url().includes('preferences.save'));

  await generateButton(page).click();
  type Body = { json: Record<string, unknown> };

  return ((await sent).postDataJSON() as Body).json;
}

test('a surprise trip asks for no place, others for one by its name, told from its namesakes', async ({
  page,
}) => {
  await openPlanner(page, 'surprise');
  await expect(whereTo(page)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Business Trip' }).check();
  await expect(whereTo(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Complete Itinerary' }).check();
  await test.step('a name without a choice is not dropped: the wizard says so and stays', async () => {
    await whereTo(page).fill('Atlantis Bay');
    await page.keyboard.press('Escape');
    await goOn(page);
    await expect(toastOf(page, 'Please check your inputs')).toContainText('Choose a place');
    await expect(whereTo(page)).toHaveAccessibleDescription(/Choose a suggestion/);
    await whereTo(page).fill('Xyzzy Ville');
    await page.keyboard.press('Escape');
    await expect(whereTo(page)).toHaveAccessibleDescription(/We don’t know “Xyzzy Ville”/);
    await whereTo(page).fill('');
    await goOn(page);
    await expect(page.getByRole('heading', { name: 'How do you like to travel?' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
  });
  await test.step('namesakes are told apart, and the keyboard alone chooses', async () => {
    await whereTo(page).pressSequentially('Georgetown');
    const options = page.getByRole('option', { name: /George ?town/i });

    await expect.poll(() => options.count()).toBeGreaterThan(1);
    const names = await options.allTextContents();

    expect(new Set(names).size).toBe(names.length);
    await whereTo(page).fill('Rom');
    await expect(page.getByRole('option').first()).toContainText('Rome');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(whereTo(page)).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Enter');
    await expect(places(page).getByRole('listitem')).toHaveCount(1);
    await expect(whereTo(page)).toHaveValue('');
    await expect(page).toHaveURL(/plan-trip/);
  });
  await test.step('several places keep their order, which can be changed', async () => {
    await choosePlace(page, 'Florence', /^Florence.*Italy/);
    await page.getByRole('button', { name: 'More nights in Rome' }).click();
    await expect(page.getByRole('group', { name: 'Nights in Rome' })).toContainText('1 night');
    await page.getByRole('switch', { name: 'You choose the order' }).check();
    await page.getByRole('button', { name: 'Move Florence up' }).click();
    await expect(places(page).getByRole('listitem').first()).toContainText('Florence');
    await page.getByRole('button', { name: 'Remove Florence' }).click();
    await expect(page.getByRole('button', { name: 'Remove Rome' })).toBeFocused();
  });
  await test.step('a place needs only its name typed, its suggestion and the buttons', async () => {
    await goOn(page);
    await goOn(page);
    await expect(page.getByRole('complementary', { name: 'What happens next' })).toContainText(
      'Rome',
    );
    expect(await sentPreference(page)).toMatchObject({
      places: [{ kind: 'destination', id: 'rome', name: 'Rome', country: 'IT' }],
    });
  });
});

test('what a planner can use besides goes along when it is filled in', async ({ page }) => {
  test.slow();
  await openPlanner(page);
  await choosePlace(page, 'Rome', /^Rome.*Italy/);
  await goOn(page);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  await more(page).click();
  await page.getByRole('combobox', { name: 'Sights and day trips in Rome' }).fill('Pantheon');
  await page.getByRole('option', { name: /^Pantheon/ }).click();
  await page.getByLabel('Arrival time').fill('10:15');
  await page.getByRole('button', { name: 'Add a child' }).click();
  await goOn(page);
  await expect(toastOf(page, 'Please check your inputs')).toBeVisible();
  await page.getByLabel('Age of child 1').selectOption('4');
  await page.getByText('Gluten-free').click();
  await expect(page.getByRole('checkbox', { name: 'Gluten-free' })).toBeChecked();
  await page.getByLabel('Pace').selectOption('slow');
  await page.getByLabel('Spending limit, whole trip').fill('2500');
  await page.getByRole('button', { name: 'Add an appointment' }).click();
  await page.getByLabel(/^What/).fill('Dinner with Ada');
  await page.getByLabel(/^From/).fill('20:00');
  expect(await findViolations(page, 'more about your trip')).toEqual([]);
  await goOn(page);
  expect(await sentPreference(page)).toMatchObject({
    mustSees: [{ name: 'Pantheon' }],
    arrival: { time: '10:15' },
    companions: { adults: 1, children: [4] },
    diet: ['gluten-free'],
    pace: 'slow',
    spendingLimit: { amount: 2500, currency: 'USD' },
    appointments: [{ start: '20:00', title: 'Dinner with Ada' }],
  });
});

test('on a phone everything to press is 44 px high, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlanner(page);
  await choosePlace(page, 'Rome', /^Rome.*Italy/);
  await whereTo(page).fill('Flor');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findViolations(page, 'suggestions')).toEqual([]);
  for (const target of [
    page.getByRole('option').first(),
    page.getByRole('button', { name: 'Remove Rome' }),
    whereTo(page),
  ])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
});
