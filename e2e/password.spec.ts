import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashPassword } from '#server/access/password-hash.ts';
import { expect, test } from './fixtures.ts';
import { processesOf, startServerProcess, type ServerProcess } from './server-process.ts';

const PASSWORD = 'correct horse battery';

test.describe('a server with a password', () => {
  let dataDir: string;
  let server: ServerProcess;

  test.skip(process.env['BASE_URL'] !== undefined, 'needs a server of its own');
  test.use({ allowedConsoleErrors: [/401/] });
  test.beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'northstar-password-'));
    server = await startServerProcess({
      dataDir,
      env: {
        NORTHSTAR_ACCESS: 'password',
        NORTHSTAR_PASSWORD_HASH: await hashPassword(PASSWORD),
      },
    });
  });
  test.afterAll(() => {
    server.signal('SIGTERM');
    for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });

  test('asks for it, goes on to the page that was wanted, signs out, and stands in for a page whose session has ended', async ({
    page,
  }) => {
    await page.goto(`${server.url}/my-trips?tab=all`);
    await expect(page).toHaveTitle('Sign In · Northstar');
    await page.getByLabel('Password').fill('not this one');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText('That password is not right.');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(`${server.url}/my-trips?tab=all`);
    await expect(page.getByRole('heading', { level: 1, name: 'My Trips' })).toBeVisible();
    await page.goto(`${server.url}/about`);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveTitle('Sign In · Northstar');
    await page.goto(`${server.url}/my-trips`);
    await expect(page).toHaveTitle('Sign In · Northstar');

    await page.goto(`${server.url}/sign-in`);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await page.goto(`${server.url}/about`);
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'My Trips' }).first().click();
    await expect(page).toHaveTitle('Sign In · Northstar');
  });
});
