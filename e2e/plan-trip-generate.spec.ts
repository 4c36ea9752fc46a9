import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import { expect, test } from './fixtures.ts';
import {
  browserDay,
  chooseDay,
  generateButton,
  generateTrip,
  goOn,
  openPlanner,
  pressGenerate,
} from './plan-trip-steps.ts';

type Body = { json: Record<string, unknown> };

test('[PLAN-10] [PLAN-18] [PLAN-19] [PLAN-21] a wait that is stopped, one to its end, and another trip', async ({
  page,
}) => {
  const sentTo = (call: string) => page.waitForRequest((request) => request.url().includes(call));
  const results = '**/api/trpc/generation.result*';
  const [departure, back] = await test.step('[PLAN-19] everything is filled in', async () => {
    await openPlanner(page);
    const days = [await browserDay(page, 20), await browserDay(page, 23)] as const;

    await chooseDay(page, 'Departure date', days[0]);
    await chooseDay(page, 'Return date', days[1]);
    await goOn(page);
    await page.getByRole('combobox', { name: 'Number of travelers' }).selectOption('5+ travelers');
    await page.getByRole('combobox', { name: 'Home airport (optional)' }).fill('lhr');
    await page.getByRole('checkbox', { name: 'Culinary' }).check();
    await page.getByRole('switch', { name: 'Vegan-friendly' }).check();
    await goOn(page);
    return days;
  });

  await test.step('a wait can be stopped without losing the form, and ends the work', async () => {
    const cancelled = sentTo('generation.cancel');
    const started = page.waitForResponse((response) => response.url().includes('generation.start'));

    await page.route(results, () => {});
    await page.getByRole('textbox').fill('Slowly.');
    await generateButton(page).click();
    await started;
    await page.getByRole('button', { name: 'Stop and go back' }).click();
    await cancelled;
    await expect(page.getByRole('textbox', { name: 'Anything Else We Should Know' })).toHaveValue(
      'Slowly.',
    );
    await expect(generateButton(page)).toBeEnabled();
    await page.unroute(results);
    await page.getByRole('textbox', { name: 'Anything Else We Should Know' }).fill('');
  });
  await test.step('[PLAN-10] [PLAN-18] [PLAN-19] shows the stage of a generation under way, then the preview', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const order: string[] = [];
    const sent = sentTo('preferences.save');
    const generated = sentTo('generation.start');

    page.on('request', (request) => {
      const call = /trpc\/([\w.]+)/.exec(request.url())?.[1];
      if (call && request.method() === 'POST') order.push(call);
    });
    await page.route(results, async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await generateButton(page).click();

    await expect(page.getByRole('button', { name: 'Generating Trip...' })).toBeDisabled();
    const bar = page.getByRole('progressbar', { name: 'Generation progress' });
    await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
    await expect(page.getByRole('status').filter({ hasText: /\w{4}/ })).toBeVisible();
    release();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your AI-Generated Travel Plan' }),
    ).toBeFocused();
    await page.unroute(results);
    expect(order.slice(0, 2)).toEqual(['preferences.save', 'generation.start']);
    // Nothing more filled in, nothing more sent.
    expect(((await sent).postDataJSON() as Body).json).toEqual({
      tripType: 'complete',
      departureDate: departure,
      returnDate: back,
      travelers: 5,
      budget: 'Moderate ($$)',
      interests: ['Nature', 'Culinary'],
      isEcoFriendly: false,
      isVeganFriendly: true,
      additionalPreferences: '',
      homeAirport: 'LHR',
    });
    expect(((await generated).postDataJSON() as Body).json).toEqual({
      preferenceId: expect.any(Number),
      tripType: 'complete',
      exclude: [],
    });
  });
  await test.step('[PLAN-21] Been There goes back to the form and leaves out what was shown', async () => {
    const kept = () =>
      page.evaluate(
        () =>
          JSON.parse(sessionStorage.getItem('northstar.plan-trip') ?? '{}') as {
            state: { trip?: GeneratedTrip };
          },
      );
    const first = (await kept()).state.trip?.destination;

    if (!first) throw new Error('The preview keeps its trip');
    await page.getByRole('button', { name: 'Been There Generate New Trip' }).click();
    await expect(page.getByRole('radio', { name: 'Complete Itinerary' })).toBeChecked();
    await expect(page.getByRole('heading', { name: first.name })).toHaveCount(0);
    const { state } = await kept();

    expect(state).not.toHaveProperty('trip');
    expect(state).not.toHaveProperty('preferenceId');
    const asked = sentTo('generation.start');

    await page.getByRole('button', { name: 'Go straight to the last step' }).click();
    const second = await pressGenerate(page);

    expect(((await asked).postDataJSON() as Body).json).toMatchObject({ exclude: [first.id] });
    expect(second.destination.id).not.toBe(first.id);
  });
});

// Complete trips and surprises open in theirs in preview.spec.ts and preview-surprise.spec.ts.
test('[PLAN-19] [PLAN-22] a business trip sends its destinations and opens in its preview', async ({
  page,
}) => {
  const sent = page.waitForRequest((request) => request.url().includes('preferences.save'));
  const trip = await generateTrip(page, { type: 'business', nights: 3, destinations: 'Singapore' });

  expect(((await sent).postDataJSON() as Body).json).toMatchObject({
    tripType: 'business',
    destinations: 'Singapore',
    interests: [],
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your AI-Generated Travel Plan');
  expect('hints' in trip).toBe(false);
  expect(trip.tripInfo.isBusiness).toBe(true);
});

test('a reload loses neither the draft nor the preview; the planner asked for anew starts anew', async ({
  page,
}) => {
  await openPlanner(page, 'surprise');
  await goOn(page);
  await page.getByRole('checkbox', { name: 'Beach' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Beach' })).toBeChecked();

  const trip = await generateTrip(page, { type: 'complete', nights: 2 });
  await page.reload();
  await expect(
    page.getByRole('heading', { name: `${trip.destination.name}, ${trip.destination.country}` }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Surprise Trips' }).click();
  await expect(page.getByRole('radio', { name: 'Surprise Trip' })).toBeChecked();
  await openPlanner(page, 'surprise');
  await expect(page.getByRole('radio', { name: 'Surprise Trip' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
});

test('a reload in the middle of a generation, or a tab that was closed, finds it again', async ({
  page,
  context,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/api/trpc/generation.result*', async (route) => {
    await held;
    await route.continue().catch(() => undefined); // the page that asked may be gone
  });
  await openPlanner(page, 'surprise');
  await goOn(page);
  await goOn(page);
  await generateButton(page).click();
  await expect(page).toHaveURL(/generation=/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Generating Trip...' })).toBeVisible();
  const address = page.url();

  release();
  const title = { level: 1, name: 'Your Surprise Journey Awaits' } as const;
  // The planner may still be at work.
  await expect(page.getByRole('heading', title)).toBeVisible({ timeout: 30_000 });
  await page.close();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', title)).toBeVisible();
  await other.close();
});

test('the notes are read as wishes, and a wish left out stays out', async ({ page }) => {
  await openPlanner(page, 'complete');
  await goOn(page);
  await goOn(page);
  await page.getByRole('textbox', { name: 'Anything Else We Should Know' }).fill('No museums.');
  const wishes = page.getByRole('group', { name: 'We understood' });
  const museums = wishes.getByRole('button', { name: 'avoiding museums' });

  await expect(museums).toHaveAttribute('aria-pressed', 'true');
  await museums.click();
  await expect(museums).toHaveAttribute('aria-pressed', 'false');
  await wishes.getByRole('button', { name: 'Add a wish' }).click();
  await wishes.getByRole('button', { name: 'with a toddler' }).click();
  const saved = page.waitForRequest((request) => request.url().includes('preferences.save'));

  await generateButton(page).click();
  expect((await saved).postData()).toMatch(
    /"added":\[\{[^\]]*"value":"toddler".*"removed":\[\{[^\]]*"value":"museum"/,
  );
});
