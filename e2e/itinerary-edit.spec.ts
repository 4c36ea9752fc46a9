import type { Locator, Page } from '@playwright/test';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { runAxe } from './find-violations.ts';
import { expect, test } from './fixtures.ts';

const openDays = async (page: Page, { id }: TripDetail) => {
  await page.goto(`/trip/${id}?tab=itinerary`);
  await expect(dayOf(page, 1).getByRole('button', { name: 'Add a place to day 1' })).toBeVisible();
};

const dayOf = (page: Page, day: number) =>
  page.getByRole('article', { name: `Day ${day}`, exact: true });

/** The names of a day's visits and meals, in their order. */
const namesOf = (trip: TripDetail, day: number) =>
  (trip.itineraryDays[day - 1]?.activities ?? []).flatMap(({ place }) =>
    place ? [place.name] : [],
  );

const firstOf = (trip: TripDetail, day: number) => namesOf(trip, day)[0] ?? 'no stop';

/** A later day that begins with two stops of the town: those of a day trip keep their order. */
const townDay = ({ itineraryDays }: TripDetail) =>
  itineraryDays.findIndex(({ activities }, i) => {
    const placed = activities.filter(({ place }) => place).slice(0, 2);

    return i > 0 && placed.length === 2 && placed.every(({ partOf }) => partOf === undefined);
  }) + 1;

/** A stop's menu stands for it: its name may be part of a title or of the stay's name too. */
const stopOf = (day: Locator, name: string) =>
  day.getByRole('button', { name: `Change ${name}`, exact: true });

const choose = async (page: Page, stop: string, action: string) => {
  await page.getByRole('button', { name: `Change ${stop}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

const expectOrder = (day: Locator, names: readonly string[]) =>
  expect
    .poll(async () => {
      const buttons = await day
        .getByRole('button', { name: /^Change / })
        .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));

      return buttons
        .map((label) => label.replace('Change ', ''))
        .filter((name) => names.includes(name));
    })
    .toEqual(names);

test('a stop is found on the map, locked, removed, dragged, reported and moved', async ({
  page,
  request,
  savedTrip,
}) => {
  test.slow();
  await openDays(page, savedTrip);
  await test.step('the map and the list point at each other', async () => {
    const name = firstOf(savedTrip, 1);
    const map = page.getByRole('complementary').getByRole('group', { name: 'Map of day 1' });
    const pin = map.getByRole('button', { name: new RegExp(`^1\\. `) });

    await expect(map).toHaveAccessibleDescription(new RegExp(`In order: .*; 1\\. ${name}`));
    await pin.hover();
    await expect(dayOf(page, 1).locator('[data-active]')).toContainText(name);
    await page.getByRole('button', { name: /^Day 4/ }).click();
    await expect(dayOf(page, 4).getByRole('heading', { name: 'Day 4' })).toBeFocused();
    await expect(
      page.getByRole('complementary').getByRole('group', { name: 'Map of day 4' }),
    ).toBeVisible();
  });
  await test.step('a stop is locked, retimed and removed; each can be undone', async () => {
    const name = firstOf(savedTrip, 1);

    await choose(page, name, 'Lock');
    await expect(dayOf(page, 1).getByText('Locked', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Move ${name}`, exact: true })).toBeHidden();
    await choose(page, name, 'Unlock');
    await expect(dayOf(page, 1).getByText('Locked', { exact: true })).toBeHidden();
    await choose(page, name, 'Remove');
    await expect(page.getByText(`Removed ${name}`)).toBeVisible();
    await expect(stopOf(dayOf(page, 1), name)).toHaveCount(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(stopOf(dayOf(page, 1), name)).toBeVisible();
  });
  await test.step('a stop is dragged to another day, and put back by Ctrl+Z', async () => {
    const name = namesOf(savedTrip, 1).at(-1) ?? '';
    const handle = page.getByRole('button', { name: `Move ${name}`, exact: true });
    const target = dayOf(page, 2).getByRole('button', { name: `Change ${firstOf(savedTrip, 2)}` });

    await dayOf(page, 2).scrollIntoViewIfNeeded();
    await handle.scrollIntoViewIfNeeded();
    await expect(target).toBeVisible();
    const from = await handle.boundingBox();
    const to = await target.boundingBox();

    await page.mouse.move((from?.x ?? 0) + 16, (from?.y ?? 0) + 16);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) - 80, (from?.y ?? 0) + 60, { steps: 4 });
    await page.mouse.move((to?.x ?? 0) - 80, (to?.y ?? 0) - 20, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText(`Moved ${name} to day 2`)).toBeVisible();
    await expect(stopOf(dayOf(page, 2), name)).toBeVisible();
    await expect(stopOf(dayOf(page, 1), name)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(stopOf(dayOf(page, 1), name)).toBeVisible();
    await page.reload();
    await expect(stopOf(dayOf(page, 1), name)).toBeVisible();
  });
  await test.step('a problem with a stop is reported, and the plan stays as it is', async () => {
    const name = firstOf(savedTrip, 2);

    await dayOf(page, 2).scrollIntoViewIfNeeded();
    await choose(page, name, 'Report a problem…');
    const dialog = page.getByRole('dialog', { name: `Report a problem with ${name}` });

    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog.getByText('must say what is wrong')).toBeVisible();
    await dialog.getByLabel('What is wrong').selectOption('It is closed for good');
    await dialog.getByLabel('What you found').fill('A bank is there now.');
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByText('Thank you')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(stopOf(dayOf(page, 2), name)).toBeVisible();
    const reports = await (await request.get('/api/place-reports')).json();

    expect(reports).toContainEqual(
      expect.objectContaining({ name, kind: 'closed', note: 'closed: A bank is there now.' }),
    );
  });
  await test.step('a stop is moved with the keyboard, told in plain words', async () => {
    const day = townDay(savedTrip);
    const [first = '', second = ''] = namesOf(savedTrip, day);

    await dayOf(page, day).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: `Move ${first}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Picked up ${first} from day ${day}.`)).toBeAttached();
    await toMeasure(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${first}: day ${day}, after ${second}.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Moved ${first} within day ${day}`)).toBeVisible();
    await expectOrder(dayOf(page, day), [second, first]);
  });
});

test('a stop is retimed and swapped, a place added, and days planned anew', async ({
  page,
  savedTrip,
}) => {
  test.slow();
  await openDays(page, savedTrip);
  await test.step('what no longer holds is told at the stop and mended by one press', async () => {
    const closes = (spans: readonly (readonly [string, string])[]) => spans.at(-1)?.[1] ?? '24:00';
    const stop = savedTrip.itineraryDays[1]?.activities.find(
      ({ kind, place }) => kind === 'stop' && place && closes(place.open) <= '19:00',
    );
    const name = stop?.place?.name ?? 'a stop that closes';

    await dayOf(page, 2).scrollIntoViewIfNeeded();
    await choose(page, name, 'Change time…');
    const dialog = page.getByRole('dialog', { name: `When to be at ${name}` });

    await dialog.getByLabel('Begins at').fill('20:00');
    await dialog.getByRole('button', { name: 'Change time' }).click();
    const row = dayOf(page, 2)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Change ${name}`, exact: true }) });

    await expect(row).toContainText('20:00');
    await expect(row.getByRole('button', { name: 'Repair this day' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Day 2 .*needs a look/ })).toBeVisible();
    await row.getByRole('button', { name: 'Repair this day' }).click();
    await expect(page.getByRole('button', { name: 'Repair this day' })).toHaveCount(0);
    await expect(page.getByText(/Checked: 14 of 14 rules/)).toBeVisible();
  });
  await test.step('a stop is swapped for another, and a place is added by its name', async () => {
    const name = firstOf(savedTrip, 1);

    await choose(page, name, 'Swap for another…');
    const swap = page.getByRole('dialog', { name: `Swap ${name}` });
    const offer = swap.getByRole('button', { name: /^Swap in / }).first();
    const other = ((await offer.getAttribute('aria-label')) ?? '').replace('Swap in ', '');

    await offer.click();
    await expect(page.getByText(`Swapped ${name} for ${other}`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Change ${other}` })).toBeFocused();
    await expect(stopOf(dayOf(page, 1), other)).toBeVisible();

    await page.getByRole('button', { name: 'Add a place to day 1' }).click();
    const add = page.getByRole('dialog', { name: /^Add a place to day 1/ });

    await add.getByLabel('Search places').fill(name);
    await expect(add.getByText(`for “${name}”:`)).toBeVisible();
    await add.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    await expect(page.getByText(`Added ${name} to day 1`)).toBeVisible();
    await expect(stopOf(dayOf(page, 1), name)).toBeVisible();
  });
  await test.step('days planned anew are shown before they are taken', async () => {
    const name = firstOf(savedTrip, 1);

    await choose(page, name, 'Remove');
    await expect(stopOf(dayOf(page, 1), name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Regenerate Itinerary' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your new plan' });

    await expect(
      dialog.getByRole('heading', { name: /^(Added|Removed|Moved) \(\d+\)$/ }),
    ).not.toHaveCount(0);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(stopOf(dayOf(page, 1), name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Regenerate Itinerary' }).click();
    await dialog.getByRole('button', { name: 'Accept the new plan' }).click();
    await expect(page.getByText('Itinerary ready')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(stopOf(dayOf(page, 1), name)).toHaveCount(0);
  });
});

test.describe('changed in two tabs', () => {
  test.use({ allowedConsoleErrors: [/409/] });
  test('the second shows the newer plan, and makes its change again', async ({
    page,
    context,
    savedTrip,
  }) => {
    const other = await context.newPage();
    const [first = '', second = ''] = namesOf(savedTrip, 1);

    for (const tab of [page, other]) await openDays(tab, savedTrip);
    await choose(page, first, 'Remove');
    await expect(page.getByText(`Removed ${first}`)).toBeVisible();
    await choose(other, second, 'Remove');
    const notice = other.getByRole('alert').filter({ hasText: 'changed elsewhere' });

    await expect(notice).toContainText(`Remove ${second}`);
    await notice.getByRole('button', { name: 'Show the newer plan' }).click();
    await expect(stopOf(dayOf(other, 1), first)).toHaveCount(0);
    await expect(stopOf(dayOf(other, 1), second)).toBeVisible();
    await notice.getByRole('button', { name: 'Make my change again' }).click();
    await expect(stopOf(dayOf(other, 1), second)).toHaveCount(0);
    await expect(notice).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test('a stop moves by its menu, the map opens, and nothing is out of reach', async ({
    page,
    savedTrip,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDays(page, savedTrip);
    const name = firstOf(savedTrip, 1);

    await page.getByRole('button', { name: 'Map of day 1' }).click();
    await expect(page.getByRole('group', { name: 'Map of day 1' })).toBeVisible();
    await choose(page, name, 'Move to day…');
    // The dialog fades in, and half of its shade is no colour of ours.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
    );
    // Days out of sight have no size of their own yet, and would seem to lie on top of each other.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    expect(
      await runAxe(page, {
        within: ['[role=dialog]', '[role=tabpanel]'],
        only: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      }),
    ).toEqual([]);
    await page
      .getByRole('dialog', { name: `Move ${name} to another day` })
      .getByRole('button', { name: /^Day 3/ })
      .click();
    await expect(page.getByText(`Moved ${name} to day 3`)).toBeVisible();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

    expect(wide).toBe(0);
  });
});

/** A stop that was picked up listens for keys once the page has measured where it can go: a few frames. */
async function toMeasure(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)),
  );
}
