import { addressOf, EVERY_ROUTE, type RouteName } from './every-route.ts';
import { findViolationsIn } from './find-violations.ts';
import { expect, saveTrip, test } from './fixtures.ts';

/** Further addresses of screens that axe looks at already. */
const SAME_SCREENS: readonly RouteName[] = [
  'booking-flights',
  'booking-hotels',
  'booking-experiences',
];
/** Each width and each theme once; the frame is looked at in all four by plan-trip-access.spec.ts and where-to.spec.ts. */
const LOOKS = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const;
const NAMES = (Object.keys(EVERY_ROUTE) as RouteName[]).filter((name) => name !== 'trip-missing');
/** Shares of about the same length, so that the workers end together. */
const SHARES = 4;

test.describe.configure({ timeout: 300_000 });
test.use({
  // The unknown page answers 404.
  allowedConsoleErrors: [/404/],
});

for (let share = 0; share < SHARES; share += 1) {
  const names = NAMES.filter((_, index) => index % SHARES === share);

  test(`[APP-01] opened by their address, axe finds nothing on ${names.join(', ')}`, async ({
    page,
    request,
  }) => {
    const ids = {
      trip: await saved(names, '/ID', () => saveTrip(request)),
      secret: await saved(names, '/SECRET', () => saveTrip(request, { tripType: 'surprise' })),
    };
    const findings: string[] = [];

    for (const name of names) {
      const isKnown = name !== 'not-found';
      const response = await page.goto(addressOf(name, ids));
      const heading = page.locator('main h1');

      expect.soft(response?.status(), name).toBe(isKnown ? 200 : 404);
      await expect(heading, name).toBeVisible();
      expect.soft((await heading.innerText()) === '404 Page Not Found', name).toBe(!isKnown);
      await expect.soft(page, name).toHaveTitle(/ · Northstar$/);
      if (SAME_SCREENS.includes(name)) continue;
      await expect(page.locator('[role=status] svg')).toHaveCount(0);
      for (const { width, scheme } of LOOKS) {
        await page.setViewportSize({ width, height: 844 });
        findings.push(
          ...(await findViolationsIn(page, scheme, { view: `${name} at ${width} px` })),
        );
      }
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
