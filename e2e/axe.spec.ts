import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addressOf, EVERY_ROUTE, SCHEMES, WIDTHS, type RouteName } from './every-route.ts';
import { expect, saveTrip, test } from './fixtures.ts';

/** The rules whose answer depends on the colours; all others see the same page in either theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Further addresses of screens that are looked at already. */
const SAME_SCREENS: readonly RouteName[] = [
  'booking-flights',
  'booking-hotels',
  'booking-experiences',
  'trip-missing',
];
const NAMES = (Object.keys(EVERY_ROUTE) as RouteName[]).filter(
  (name) => !SAME_SCREENS.includes(name),
);
/** Shares of about the same length, so that the workers end together. */
const SHARES = 4;

test.describe.configure({ timeout: 300_000 });
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Missing trips and unknown pages answer 404.
  allowedConsoleErrors: [/404/],
});

for (let share = 0; share < SHARES; share += 1) {
  const names = NAMES.filter((_, index) => index % SHARES === share);

  test(`axe finds nothing on ${names.join(', ')}`, async ({ page, request }) => {
    const ids = {
      trip: await saved(names, '/ID', () => saveTrip(request)),
      secret: await saved(names, '/SECRET', () => saveTrip(request, { tripType: 'surprise' })),
    };
    const findings: string[] = [];

    for (const name of names) {
      await page.goto(addressOf(name, ids));
      await page.locator('main h1, main h2').first().waitFor();
      await expect(page.locator('[role=status] svg')).toHaveCount(0);
      findings.push(...(await findingsOf(page, name)));
    }
    expect(findings).toEqual([]);
  });
}

/** The id of a trip that some of the addresses speak of; none is made for nothing. */
async function saved(
  names: readonly RouteName[],
  placeholder: string,
  save: () => Promise<{ id: number }>,
): Promise<number> {
  const isNeeded = names.some((name) => EVERY_ROUTE[name].includes(placeholder));

  return isNeeded ? (await save()).id : 0;
}

/** What axe finds in each size and theme, on the page as it stands: nothing is loaded anew. */
async function findingsOf(page: Page, name: RouteName): Promise<string[]> {
  const findings: string[] = [];

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      const axe = new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'], iframes: false });
      const { violations } = await (
        colorScheme === 'light' ? axe : axe.withRules(COLOUR_RULES)
      ).analyze();

      findings.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${name} at ${width} px in ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        ),
      );
    }
  }
  return findings;
}
