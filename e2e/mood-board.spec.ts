import { expect, test } from './fixtures.ts';

test.describe('mood board', () => {
  test('[MOOD-01] [MOOD-02] [MOOD-03] makes, selects, saves and keeps a board', async ({
    page,
  }) => {
    const title = `Temples ${Date.now()} 🍁 <b>`;

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
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await expect(page.getByRole('article', { name: title })).toBeHidden();
  });

  test('[MOOD-01] an empty destination does nothing', async ({ page }) => {
    let calls = 0;

    page.on('request', (request) => {
      if (request.url().includes('moodBoard.generate')) calls += 1;
    });
    await page.goto('/mood-board');
    await page.getByRole('textbox', { name: 'Destination' }).fill('   ');
    await page.getByRole('button', { name: 'Create Mood Board' }).click();
    await expect(page.getByRole('heading', { name: 'Saved boards' })).toBeVisible();
    expect(calls).toBe(0);
  });

  test.describe('of an unknown place', () => {
    test.use({ allowedConsoleErrors: [/404/] });
    test('[MOOD-03] fails with the message', async ({ page }) => {
      await page.goto('/mood-board');
      await page.getByRole('textbox', { name: 'Destination' }).fill('<script>alert(1)</script>');
      await page.getByRole('button', { name: 'Create Mood Board' }).click();
      await expect(page.getByText('Failed to generate mood board')).toBeVisible();
      await expect(page.getByText(/404: destination: we have no pictures/).first()).toBeVisible();
    });
  });
});
