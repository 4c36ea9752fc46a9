import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from './fixtures.ts';
import { startServerProcess } from './server-process.ts';

/** A whole PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

test.describe('mood board', () => {
  test('[MOOD-01] [MOOD-02] [MOOD-03] makes, selects, saves and keeps a board', async ({
    page,
  }) => {
    const title = `Temples ${Date.now()} 🍁 <img src=x onerror=alert(1)><script>alert(2)</script>`;

    await page.goto('/mood-board');
    await page.getByRole('textbox', { name: 'Destination' }).fill('Kyoto');
    await page.getByRole('button', { name: 'Create Mood Board' }).click();
    await expect(page.getByText('Mood board created!')).toBeVisible();
    for (const name of ['Architecture', 'Nature', 'Food', 'Culture', 'Activities']) {
      await expect(page.getByRole('tab', { name })).toBeVisible();
    }
    const all = await page.getByRole('button', { name: /^Select / }).count();

    await page.getByRole('tab', { name: 'Food' }).click();
    expect(await page.getByRole('button', { name: /^Select / }).count()).toBeLessThan(all);
    await page.getByText('List', { exact: true }).click();
    const first = page.getByRole('button', { name: /^Select / }).first();
    const save = page.getByRole('button', { name: 'Save Board' });

    await expect(save).toBeDisabled();
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(save).toBeEnabled();
    await first.click();
    await expect(save).toBeDisabled();
    await first.click();
    await page.getByLabel('Title').fill(title);
    await save.click();
    await expect(page.getByText('Mood board saved!')).toBeVisible();
    await page.reload();
    const card = page.getByRole('article', { name: title });

    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('link', { name: 'Plan a trip like this' }).click();
    await expect(page).toHaveURL(/interests=Culinary.*destination=Kyoto/);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('checkbox', { name: 'Culinary' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Nature' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('We would like to go to Kyoto, Japan.')).toBeVisible();
    await page.goto('/mood-board');
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await expect(card).toBeHidden();
  });

  test.describe('with an image model', () => {
    test.use({ allowedConsoleErrors: [/./] });
    test('[MOOD-03] shows scenes, swaps drawn pictures in without a jump, and stands failures', async ({
      page,
    }) => {
      let calls = 0;
      const release: (() => void)[] = [];
      const model = http.createServer((request, response) => {
        calls += 1;
        const isGood = calls === 1;
        const reply = { data: [{ b64_json: isGood ? PIXEL : 'bm90IGEgcGljdHVyZQ==' }] };

        request.resume();
        response.setHeader('content-type', 'application/json');
        release.push(() => response.end(JSON.stringify(reply)));
      });
      await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
      const dataDir = mkdtempSync(path.join(tmpdir(), 'northstar-images-'));
      const server = await startServerProcess({
        dataDir,
        env: {
          OPENAI_API_KEY: 'sk-test',
          OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}`,
        },
      });

      try {
        await page.goto(`${server.url}/mood-board`);
        await page.getByRole('textbox', { name: 'Destination' }).fill('Kyoto');
        await page.getByRole('button', { name: 'Create Mood Board' }).click();
        await expect(page.getByText('Drawing pictures: 0 of 20')).toBeVisible();
        const first = page.getByRole('button', { name: /^Select / }).first();
        const before = await first.boundingBox();

        await expect(first.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
        await expect.poll(() => release.length).toBeGreaterThan(0);
        release.shift()?.();
        await expect(page.getByText('Drawing pictures: 1 of 20')).toBeVisible();
        const drawn = page.locator('img[src^="/api/images/"]');

        await expect(drawn).toHaveCount(1);
        await expect(drawn).toHaveCSS('opacity', '1');
        expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
        expect(await first.boundingBox()).toEqual(before);
        const releasing = setInterval(() => release.splice(0).forEach((go) => go()), 50);

        await expect(
          page.getByText('19 pictures could not be drawn; the sketches stay.'),
        ).toBeVisible();
        clearInterval(releasing);
        // A few failures in a row, and the model is left alone.
        expect(calls).toBeLessThan(8);
        await expect(drawn).toHaveCount(1);
      } finally {
        server.signal('SIGTERM');
        await server.ended;
        model.close();
        rmSync(dataDir, { recursive: true, force: true });
      }
    });
  });

  test.describe('with bad input', () => {
    test.use({ allowedConsoleErrors: [/400|404/] });
    test('[MOOD-01] [MOOD-03] an empty destination does nothing, a long and an unknown one are told', async ({
      page,
    }) => {
      const create = page.getByRole('button', { name: 'Create Mood Board' });
      let calls = 0;

      page.on('request', (request) => {
        if (request.url().includes('moodBoard.generate')) calls += 1;
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/mood-board?destination=${'🏝'.repeat(50)}${'x'.repeat(250)}`);
      await test.step('[MOOD-01] 300 characters are refused, and the page stays whole', async () => {
        await create.click();
        await expect(page.getByText(/400: destination: must be at most 120/).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        expect(calls).toBe(1);
      });
      await test.step('[MOOD-01] an empty destination does nothing', async () => {
        await page.getByRole('textbox', { name: 'Destination' }).fill('   ');
        await create.click();
        await expect(page.getByRole('heading', { name: 'Saved boards' })).toBeVisible();
        expect(calls).toBe(1);
      });
      await test.step('[MOOD-03] an unknown place fails with the message', async () => {
        await page.getByRole('textbox', { name: 'Destination' }).fill('<script>alert(1)</script>');
        await create.click();
        await expect(page.getByText('Failed to generate mood board')).toBeVisible();
        await expect(page.getByText(/404: destination: we have no pictures/).first()).toBeVisible();
      });
    });
  });
});
