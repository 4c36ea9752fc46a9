import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', hasOwnContext: true });

/** The server of the tests behind an address of its own, whose service worker can become another version. */
async function startReleases(origin: string) {
  let release = '';
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    const upstream = http.get(
      origin + path,
      { headers: { accept: request.headers.accept ?? '*/*' } },
      (answer) => {
        const isWorker = path === '/service-worker.js';
        const { 'content-length': _, ...headers } = answer.headers;

        response.writeHead(answer.statusCode ?? 502, isWorker ? headers : answer.headers);
        if (!isWorker) answer.pipe(response);
        else
          answer
            .on('data', (chunk) => response.write(chunk))
            .on('end', () => response.end(release));
      },
    );

    upstream.on('error', () => response.destroy());
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: () => {
      release = '\n// The next version.';
    },
    stop: () => server.closeAllConnections(),
  };
}

test('[APP-04] a new version is offered, and takes over only when asked to', async ({
  page,
  origin,
}) => {
  const releases = await startReleases(origin);
  const notice = page.getByRole('status', { name: 'New version' });

  await page.goto(`${releases.url}/my-trips`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await expect(notice).toBeEmpty();

  releases.publish();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(notice).toContainText('A new version is ready');
  // Nothing has happened to the page yet: what was typed would be lost.
  await page.evaluate(() => document.body.setAttribute('data-drawn', 'before'));
  await page.reload();
  await expect(notice).toContainText('A new version is ready');

  await page.evaluate(() => document.body.setAttribute('data-drawn', 'before'));
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('body')).not.toHaveAttribute('data-drawn');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeEmpty();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting),
  ).toBeNull();
  releases.stop();
});
