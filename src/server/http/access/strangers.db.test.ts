import express from 'express';
import { beforeEach, describe, expect, test } from 'vitest';
import { REDIRECTS, ROUTES } from '#shared/pages/routes.ts';
import { hashPassword } from '#server/access/password-hash.ts';
import { createSessions, createToken, SESSION_SECONDS } from '#server/access/sessions.ts';
import type { Client } from '#server/app.ts';
import { fillTemplate } from '#server/pages/html-template.ts';
import { restRoutes } from '#server/rest/rest-routes.ts';
import { createTestApi, TEST_NOW } from '#server/testing/create-test-api.ts';
import { buildTrip } from '#server/testing/factories.ts';
import { createPageRoutes } from '../page-routes.ts';
import { appRouter } from '#server/trpc/app-router.ts';

const PASSWORD = 'a household’s password';
const passwordHash = await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 });
const { token: bearer, hash: tokenHash } = createToken();
const now = new Date(TEST_NOW);
const cookie = `northstar-session=${createSessions(passwordHash).create(now)}`;

const TEMPLATE =
  '<html><head><title>Northstar</title></head><body><div id="root"><!--page-html--></div></body></html>';
const client: Client = {
  files: (request, response, next) =>
    request.path === '/assets/app.js' ? void response.send('the code') : next(),
  pages: {
    fill: async (_, parts) => fillTemplate(TEMPLATE, { ...parts, head: '' }),
    readPrerendered: (page) => (page === '/about' ? TEMPLATE : undefined),
    loadCode: () => Promise.resolve({ render: () => Promise.resolve('<h1>A trip</h1>') }),
  },
};

const api = createTestApi({
  app: () => Promise.resolve({ client, password: { passwordHash, tokenHash } }),
});
let id = 0;
let pagePath = '';
let feedPath = '';

beforeEach(async () => {
  ({ id } = await api.caller.trips.create(buildTrip({ destination: 'Rome, Italy' })));
  pagePath = (await api.caller.trips.sharePage({ id })).page?.path ?? '';
  feedPath = (await api.caller.trips.shareCalendar({ id })).calendar?.path ?? '';
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(api.origin + path, { redirect: 'manual', ...init });
const withCookie = (value: string) => ({ headers: { cookie: value } });

const NUMBER = /\{\w+\}|:\w+/g;
const procedures = Object.keys(appRouter._def.procedures).filter((name) => name !== 'trips.shared');
const paths = restRoutes
  .filter(({ procedure }) => procedure !== 'trips.shared')
  .map(
    ({ method, path }) =>
      [method.toUpperCase(), `/api${path.replace(NUMBER, '1')}`] as [string, string],
  );
const files = ['calendar.ics', 'trip.gpx', 'voucher.pdf', 'export.json'];
const calls: [method: string, path: string][] = [
  ...paths,
  ...files.map((file) => ['GET', `/api/trips/1/${file}`] as [string, string]),
  ['GET', '/api/openapi.json'],
  ['GET', '/api/docs'],
  ['GET', '/api/images/sunset'],
  ['GET', '/api/no-such-path'],
  ['GET', '/API/trips'],
  ['OPTIONS', '/api/trips'],
  ['POST', '/api/health'],
  ['GET', '/api/feeds/a/../../trips'],
];
const pages = [
  ...Object.values(ROUTES)
    .filter(({ pattern }) => pattern !== ROUTES.shared.pattern)
    .map(({ pattern }) => pattern.replace(NUMBER, '1')),
  ...Object.keys(REDIRECTS),
  '/no-such-page',
  '/og/default.png',
  '/template.html',
];

describe('a stranger', () => {
  test.each(procedures)('may not call %s', async (name) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await ask(`/api/trpc/${name}`, { method });

      expect([method, response.status]).toEqual([method, 401]);
      expect(await response.json()).toMatchObject({
        error: { json: { message: 'Sign in first.', data: { httpStatus: 401 } } },
      });
    }
  });

  test.each(calls)('may not ask for %s %s', async (method, path) => {
    const response = await ask(path, { method });

    expect([response.status, await response.text()]).toEqual([401, 'Sign in first.']);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each(pages)('sees the sign-in page at %s', async (path) => {
    const response = await ask(path);
    const html = await response.text();

    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<h1>Sign in to Northstar</h1>');
    expect(html).not.toContain('id="root"');
  });

  test('reads the health, the client’s files, and what was shared under a secret token', async () => {
    const token = pagePath.split('/').at(-1);
    const input = encodeURIComponent(JSON.stringify({ json: { token } }));
    const open = [
      '/api/health',
      '/assets/app.js',
      '/sign-in',
      pagePath,
      feedPath,
      `/api/shared/${token}`,
      `/api/trpc/trips.shared?input=${input}`,
    ];

    for (const path of open) expect([path, (await ask(path)).status]).toEqual([path, 200]);
    expect((await ask('/api/shared/no-such-token')).status).toBe(404);
    expect((await ask('/assets/other.js')).status).toBe(401);
    expect(await (await ask(pagePath)).text()).toContain('content="signed-out"');
  });

  test.each([
    ['made up', 'northstar-session=1.a.b'],
    ['of another password', `northstar-session=${createSessions('other').create(now)}`],
    ['with a later end', cookie.replace(/=\d/, '=9')],
    [
      'that has ended',
      `northstar-session=${createSessions(passwordHash).create(new Date(now.getTime() - SESSION_SECONDS * 1000))}`,
    ],
  ])('stays one with a session %s', async (_, value) => {
    expect((await ask(`/api/trips/${id}`, withCookie(value))).status).toBe(401);
  });

  test('stays one with another token', async () => {
    const headers = { authorization: `Bearer ${createToken().token}` };

    expect((await ask(`/api/trips/${id}`, { headers })).status).toBe(401);
  });
});

describe('whoever gave the password', () => {
  const signIn = (password: string, next = '/', headers: Record<string, string> = {}) =>
    ask('/sign-in', { method: 'POST', body: new URLSearchParams({ password, next }), headers });

  test('has a strict cookie, and goes on to where they were going', async () => {
    const response = await signIn(PASSWORD, '/my-trips?tab=all');
    const set = response.headers.get('set-cookie') ?? '';

    expect([response.status, response.headers.get('location')]).toEqual([303, '/my-trips?tab=all']);
    expect(set).toMatch(
      /^northstar-session=[\w.-]+; Max-Age=\d+; Path=\/;.* HttpOnly; SameSite=Strict/,
    );
    const headers = withCookie(set.split(';')[0] ?? '');

    expect((await ask(`/api/trips/${id}`, headers)).status).toBe(200);
    expect(await (await ask(`/trip/${id}`, headers)).text()).toContain('content="signed-in"');
    expect((await ask('/about', headers)).status).toBe(200);
    expect((await ask('/sign-in?next=/about', headers)).headers.get('location')).toBe('/about');
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:1',
    '/sign-out',
  ])('never goes on to %s', async (next) => {
    expect((await signIn(PASSWORD, next)).headers.get('location')).toBe('/');
  });

  test('signs out, and the browser forgets what it kept', async () => {
    const response = await ask('/sign-out', { method: 'POST', ...withCookie(cookie) });

    expect(response.headers.get('set-cookie')).toMatch(
      /^northstar-session=;.*Expires=Thu, 01 Jan 1970/,
    );
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
  });

  test('may let programs call the API by the token, but no page', async () => {
    const init = { headers: { authorization: `Bearer ${bearer}` } };

    expect((await ask(`/api/trips/${id}`, init)).status).toBe(200);
    expect((await ask(`/api/trips/${id}/calendar.ics`, init)).status).toBe(200);
    expect((await ask(`/trip/${id}`, init)).status).toBe(401);
  });

  test('is asked for it on our own page alone, and waits after ten wrong ones', async () => {
    expect((await signIn(PASSWORD, '/', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await signIn('', '/')).status).toBe(401);
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      const wrong = await signIn('wrong');

      expect(wrong.status).toBe(401);
      expect(await wrong.text()).toContain('That password is not right.');
    }
    const refused = await signIn(PASSWORD);

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('set-cookie')).toBeNull();
  });
});

test('an open server has no sign-in, and its pages are as they were', async () => {
  const server = express().use(createPageRoutes(client.pages)).listen(0);
  const { port } = server.address() as { port: number };
  const html = await (await fetch(`http://127.0.0.1:${port}/about`)).text();

  expect((await fetch(`http://127.0.0.1:${port}/sign-in`)).status).toBe(404);
  expect(html).not.toContain('northstar-access');
  server.close();
});
