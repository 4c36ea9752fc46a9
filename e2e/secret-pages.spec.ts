import type { Page } from '@playwright/test';
import { ROUTES } from '#shared/pages/routes.ts';
import { expect, test } from './fixtures.ts';

test.use({ savedTripRequest: { tripType: 'surprise' } });

/** Every page of a trip, as the list of routes has them: one that is new is visited as well. */
const PATTERNS = Object.values(ROUTES)
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.includes(':id'));

test('every page of a secret trip names the place nowhere, and an envelope stands for its picture', async ({
  page,
  request,
  savedTrip,
}) => {
  const [place = ''] = savedTrip.destination.split(',');

  expect(PATTERNS.length).toBeGreaterThan(5);
  for (const pattern of PATTERNS) {
    await test.step(pattern, async () => {
      await page.goto(pattern.replace(':id', String(savedTrip.id)));
      await expect(page.getByRole('main')).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
      expect(await everythingShown(page)).not.toContain(place);
      expect(page.url()).not.toContain(encodeURIComponent(place));
      if (pattern === ROUTES.trip.pattern) await expectEnvelope(page);
    });
  }
  await test.step('its weather is for the hints to tell', async () => {
    await page.goto(`/trip/${savedTrip.id}`);
    const hints = page.getByRole('region', { name: 'Hints until departure' });

    await expect(hints.getByRole('list').last()).toContainText('Your packing list');
    await expect(hints.getByRole('list').last()).not.toContainText('°C');
    await page.getByRole('tab', { name: 'Local Info' }).click();
    await expect(page.getByRole('heading', { name: 'Sealed for now' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).not.toContainText('°C');
  });
  await test.step('an envelope stands for its picture in My Trips and shared too', async () => {
    const shared = await request.post(`/api/trips/${savedTrip.id}/sharing/page`, { data: {} });
    const { page: link } = (await shared.json()) as { page: { path: string } };

    for (const path of ['/my-trips', link.path]) {
      await page.goto(path);
      await expectEnvelope(page);
    }
  });
});

/** Texts, titles, attributes and what stands in fields; not the replies of the API, which the page is rendered from. */
function everythingShown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];

    for (const script of copy.querySelectorAll('script')) script.remove();
    return [document.title, copy.outerHTML, ...fields.map(({ value }) => value)].join('\n');
  });
}

async function expectEnvelope(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: 'A sealed envelope' }).first()).toBeVisible();
}
