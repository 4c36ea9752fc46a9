import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { SCHEMES, type Scheme } from './every-route.ts';

type Look = {
  /** The parts of the page that are looked at, as selectors; all of it by default. */
  within?: string[];
  /** The rules, or the tags of the rules, that are asked; those that axe asks by default. */
  only?: string[];
};

export const PHONE = { width: 390, height: 844 };

/** The rules whose answer depends on the colours; all others see the same page in either theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds in each theme on the view as it stands: nothing is loaded anew. */
export async function findViolations(page: Page, view: string): Promise<string[]> {
  const findings: string[] = [];

  for (const scheme of SCHEMES)
    findings.push(
      ...(await findViolationsIn(page, scheme, {
        view,
        ...(scheme === 'light' ? {} : { only: COLOUR_RULES }),
      })),
    );
  return findings;
}

/** The view as it stands: no barrier in either theme, and nothing to scroll sideways on a phone. */
export async function expectAccessible(page: Page, view: string): Promise<void> {
  const wide = page.viewportSize();

  expect(await findViolations(page, view)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect.poll(() => overflowOf(page), view).toBe(0);
  if (wide) await page.setViewportSize(wide);
}

/** By how many pixels the page is wider than the window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** What axe finds on the view in one theme. */
export async function findViolationsIn(
  page: Page,
  colorScheme: Scheme,
  { view, only }: { view: string; only?: string[] },
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await whileNothingMoves(page);
  const found = await runAxe(page, only ? { only } : {});

  return found.map((finding) => `${view} in ${colorScheme}: ${finding}`);
}

/**
 * The rules that the page breaks as it stands, each with its elements. Axe is loaded once into a document; its own
 * driver would load it for each look, into a second page too.
 */
export async function runAxe(page: Page, { within, only }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, runOnly]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        include ? { include } : document,
        {
          resultTypes: ['violations'],
          iframes: false,
          ...(runOnly ? { runOnly } : {}),
        },
      );

      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [within, only] as const,
  );
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
