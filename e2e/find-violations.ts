import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { SCHEMES } from './every-route.ts';

/** The rules whose answer depends on the colours; all others see the same page in either theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds in each theme on the view as it stands: nothing is loaded anew. */
export async function findViolations(page: Page, view: string): Promise<string[]> {
  const findings: string[] = [];

  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await whileNothingMoves(page);
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], iframes: false });
    const { violations } = await (
      colorScheme === 'light' ? axe : axe.withRules(COLOUR_RULES)
    ).analyze();

    findings.push(
      ...violations.map(
        ({ id, nodes }) =>
          `${view} in ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    );
  }
  return findings;
}

/** Colours that fade are not the ones that are read. */
async function whileNothingMoves(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}
