import fs from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { runAxe } from './find-violations.ts';
import { expect, test } from './fixtures.ts';

async function contentOf(download: Download): Promise<string> {
  return fs.readFile(await download.path(), 'latin1');
}

test.describe('taking a trip along', () => {
  test('[TRIP-02] Share works by keyboard, copies the link and offers the trip as files', async ({
    page,
    context,
    savedTrip,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(`/trip/${savedTrip.id}`);
    await page.getByRole('button', { name: 'Share Trip' }).click();
    const menu = page.getByRole('menu');

    await expect(menu.getByRole('menuitem')).toHaveText([
      /^Share link/,
      /^Public page and calendar/,
      /^Calendar file/,
      /^Printable PDF voucher/,
      /^GPX routes/,
      /^JSON export/,
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    for (const [name, extension, beginning] of [
      ['Calendar file', 'ics', 'BEGIN:VCALENDAR'],
      ['Printable PDF voucher', 'pdf', '%PDF-'],
      ['GPX routes', 'gpx', '<?xml'],
      ['JSON export', 'json', '{'],
    ] as const) {
      await page.getByRole('button', { name: 'Share Trip' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        menu.getByRole('menuitem', { name }).click(),
      ]);

      await expect(menu).toBeHidden();
      expect(download.suggestedFilename()).toContain(`2026-06-01.${extension}`);
      expect((await contentOf(download)).startsWith(beginning)).toBe(true);
    }
    await test.step('the menu works by keyboard, and copies the link', async () => {
      const button = page.getByRole('button', { name: 'Share Trip' });

      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Share link' })).toBeVisible();
      expect(await runAxe(page, { within: ['[role=menu]'] })).toEqual([]);
      await expect(page.getByRole('menuitem', { name: 'Share link' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'Public page and calendar' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Copied to the clipboard')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        `/trip/${savedTrip.id}`,
      );
    });
  });

  test('[CONF-03] the confirmation downloads the voucher', async ({ page, savedTrip }) => {
    await page.goto(`/booking-success/${savedTrip.id}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download Voucher' }).click(),
    ]);

    expect(download.suggestedFilename()).toMatch(/ 2026-06-01\.pdf$/);
    const pdf = await contentOf(download);

    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
  });
});
