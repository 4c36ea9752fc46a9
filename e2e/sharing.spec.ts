import { runAxe } from './find-violations.ts';
import { expect, test } from './fixtures.ts';

test.describe('sharing a trip', () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test('[TRIP-02] opens a page that shows what is ticked, until it is switched off', async ({
    page,
    savedTrip,
    context,
  }) => {
    await page.goto(`/trip/${savedTrip.id}`);
    await page.getByRole('button', { name: 'Share Trip' }).click();
    await page.getByRole('menuitem', { name: /Public page/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Public page and calendar' });
    const onOff = dialog.getByRole('switch', { name: /Anyone with the link/ });

    await onOff.click();
    const address = await dialog.getByLabel('Link to the page').inputValue();

    await dialog.getByRole('switch', { name: /Calendar apps/ }).click();
    await expect(dialog.getByRole('link', { name: /calendar app/ })).toHaveAttribute(
      'href',
      /^webcal:\/\/.+\/api\/feeds\/[\w-]{32}\.ics$/,
    );
    await dialog.getByRole('checkbox', { name: 'Costs' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Costs' })).toBeChecked();
    expect(await runAxe(page, { within: ['[role=dialog]'] })).toEqual([]);

    const other = await context.newPage();
    const opened = await other.goto(address);

    expect(opened?.headers()['x-robots-tag']).toContain('noindex');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(savedTrip.destination);
    await expect(other).toHaveTitle(new RegExp(`^${savedTrip.destination}, Jun 1, 2026`));
    await expect(other.getByRole('heading', { name: /^Day 1 / })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Costs' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Packing list' })).toBeHidden();
    expect(await runAxe(other, { within: ['main'] })).toEqual([]);

    await onOff.click();
    await expect(dialog.getByLabel('Link to the page')).toBeHidden();
    expect((await other.goto(address))?.status()).toBe(404);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link is not open');
  });
});
