import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { hashPassword } from '#server/access/password-hash.ts';
import { restRoutes } from '#server/rest/rest-routes.ts';
import { REDIRECTS, ROUTES } from '#shared/pages/routes.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { expect, test } from './fixtures.ts';
import { processesOf, startServerProcess, type ServerProcess } from './server-process.ts';

/** Every name of this domain is this machine to the browser, as the name of a rebound attacker is. */
const FOREIGN = 'evil.example';
const PARAMETER = /\{\w+\}|:\w+/g;

test.skip(process.env['BASE_URL'] !== undefined, 'needs a server on this machine');
test.use({
  hasOwnContext: true,
  savedTripRequest: { departureDate: '2026-09-11', returnDate: '2026-09-14' },
  // The browser tells of each refusal in the console.
  allowedConsoleErrors: [/./],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [
        ...(launchOptions.args ?? []),
        '--host-resolver-rules=MAP *.example 127.0.0.1',
        // It would keep some of these calls from this machine by itself; older browsers do not.
        '--disable-features=LocalNetworkAccessChecks',
      ];

      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

let foreign: http.Server;

test.beforeAll(async () => {
  foreign = http.createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Another site</title>');
  });
  await new Promise<void>((resolve) => void foreign.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  foreign.closeAllConnections();
  foreign.close();
});

/** Another site's address under a name: another domain, or this machine's own name at another port. */
const foreignSite = (name: string) => `http://${name}:${(foreign.address() as AddressInfo).port}/`;

/** Every call of the API, for this trip. */
const callsFor = (id: number) =>
  restRoutes.map(({ method, path: at }) => ({
    method: method.toUpperCase(),
    path: `/api${at.replace(PARAMETER, String(id))}?tripId=${id}`,
  }));

/** What a page hears of its calls: their statuses, "unreadable" where the browser lets it read nothing. */
function callAll(page: Page, origin: string, calls: ReturnType<typeof callsFor>, mode?: 'no-cors') {
  return page.evaluate(
    async (asked) => {
      const heard: string[] = [];

      for (const { method, path: at } of asked.calls) {
        try {
          const response = await fetch(asked.origin + at, {
            method,
            credentials: 'include',
            ...(asked.mode ? { mode: asked.mode } : {}),
          });

          heard.push(response.type === 'opaque' ? 'unreadable' : String(response.status));
        } catch {
          heard.push('unreadable');
        }
      }
      return [...new Set(heard)];
    },
    { origin, calls, mode },
  );
}

test('a page of another site reads, changes, shows and posts nothing', async ({
  page,
  request,
  origin,
  savedTrip,
}) => {
  const calls = callsFor(savedTrip.id);
  const simple = calls.filter(({ method }) => method !== 'DELETE');
  const before = await everythingOf(savedTrip.id);

  for (const name of [FOREIGN, 'localhost']) {
    await test.step(`a site at ${name}`, async () => {
      const statuses = await apiStatuses(page, origin);

      await page.goto(foreignSite(name));
      expect(await callAll(page, origin, calls)).toEqual(['unreadable']);
      statuses.length = 0;
      expect(await callAll(page, origin, simple, 'no-cors')).toEqual(['unreadable']);
      await expect.poll(() => statuses.length).toBe(simple.length);
      expect([...new Set(statuses)]).toEqual([403]);
      expect(await loadsAsImage(page, `${origin}/api/packing-list?tripId=${savedTrip.id}`)).toBe(
        false,
      );
      expect(await shownInFrame(page, `${origin}/trip/${savedTrip.id}`)).not.toContain('Northstar');
      expect(await postForm(page, `${origin}/api/trips/${savedTrip.id}/duplicate`)).toBe(403);
    });
  }
  expect(await everythingOf(savedTrip.id)).toEqual(before);

  async function everythingOf(id: number): Promise<unknown[]> {
    const trip = await request.get(`/api/trips/${id}`);
    const list = await request.get('/api/trips/user/1');
    // Other tests save trips meanwhile, none on these dates.
    const mine = ((await list.json()) as TripDetail[]).filter(
      ({ startDate }) => startDate === savedTrip.startDate,
    );

    return [trip.status(), await trip.json(), mine.length];
  }
});

test('a name that is rebound to this machine reads and changes nothing', async ({
  page,
  request,
  origin,
  savedTrip,
}) => {
  const rebound = `http://${FOREIGN}:${new URL(origin).port}`;
  const before = await (await request.get(`/api/trips/${savedTrip.id}`)).json();

  expect((await page.goto(rebound))?.status()).toBe(421);
  // What the attacker's own server sent before the name was rebound.
  await page.route(`${rebound}/attack`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
  );
  await page.goto(`${rebound}/attack`);
  expect(await callAll(page, '', callsFor(savedTrip.id))).toEqual(['421']);
  expect(await (await request.get(`/api/trips/${savedTrip.id}`)).json()).toEqual(before);
});

test.describe('a server with a password', () => {
  const PASSWORD = 'correct horse battery';
  let dataDir: string;
  let server: ServerProcess;

  test.beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'northstar-stranger-'));
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

  test('shows a stranger no page and answers him no call', async ({ page }) => {
    const paths = [
      ...Object.values(ROUTES)
        .map(({ pattern }) => pattern)
        .filter((pattern) => pattern !== ROUTES.shared.pattern),
      ...Object.keys(REDIRECTS),
    ];

    for (const pattern of paths) {
      await page.goto(server.url + pattern.replace(PARAMETER, '1'));
      await expect(page, pattern).toHaveTitle('Sign In · Northstar');
    }
    const calls = callsFor(1).filter(({ path: at }) => !at.includes('/shared/'));

    expect(await callAll(page, '', calls)).toEqual(['401']);
  });

  test('takes no call of another site from a browser that is signed in', async ({ browser }) => {
    const page = await signedIn(browser);

    expect(await callAll(page, '', [{ method: 'GET', path: '/api/trips' }])).toEqual(['200']);
    await page.goto(foreignSite(FOREIGN));
    const statuses = await apiStatuses(page, server.url);
    const posts = callsFor(1).filter(({ method }) => method === 'POST');

    expect(await callAll(page, server.url, posts, 'no-cors')).toEqual(['unreadable']);
    await expect.poll(() => statuses.length).toBe(posts.length);
    expect([...new Set(statuses)]).toEqual([403]);
    await page.context().close();
  });

  async function signedIn(browser: Browser): Promise<Page> {
    const page = await (await browser.newContext()).newPage();

    await page.goto(`${server.url}/about`);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(`${server.url}/about`);
    return page;
  }
});

/**
 * The statuses of the API's answers to a page, as they come. The browser hands none of them on: it keeps what another
 * site may not have to itself.
 */
async function apiStatuses(page: Page, origin: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const asked = new Set<string>();
  const answered = new Map<string, number>();
  const statuses: number[] = [];

  // The two events of a call come from two processes of the browser, in either order.
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith(`${origin}/api/`)) return;
    const status = answered.get(requestId);

    asked.add(requestId);
    if (status !== undefined) statuses.push(status);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    answered.set(requestId, statusCode);
    if (asked.has(requestId)) statuses.push(statusCode);
  });
  await session.send('Network.enable');
  return statuses;
}

function loadsAsImage(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const image = new Image();

        image.onload = () => {
          resolve(true);
        };
        image.onerror = () => {
          resolve(false);
        };
        image.src = src;
      }),
    address,
  );
}

/** What a frame of the page shows of an address. */
async function shownInFrame(page: Page, address: string): Promise<string> {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');

    frame.src = src;
    document.body.append(frame);
  }, address);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();

  await frame?.waitForLoadState();
  return (await frame?.content()) ?? '';
}

/** The answer to a form that the page sends without being asked. */
async function postForm(page: Page, action: string): Promise<number> {
  const answer = page.waitForResponse(action);

  await page.evaluate((to) => {
    const form = document.createElement('form');

    form.method = 'post';
    form.action = to;
    document.body.append(form);
    form.submit();
  }, action);
  return (await answer).status();
}
