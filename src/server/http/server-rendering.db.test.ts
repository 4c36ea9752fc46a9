import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DehydratedState } from '@tanstack/react-query';
import express from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { INITIAL_STATE_ID, type InitialState } from '#shared/pages/initial-state.ts';
import { queriesOf } from '#shared/pages/routes.ts';
import { fixedClock } from '#server/clock.ts';
import { createLogger } from '#server/logger.ts';
import { fillTemplate } from '#server/pages/html-template.ts';
import { createPageRenderer, type RenderCode } from '#server/pages/page-renderer.ts';
import type { PageSource } from '#server/pages/page-source.ts';
import { procedureType } from '#server/rest/procedures.ts';
import { createTestApi, TEST_NOW } from '#server/testing/create-test-api.ts';
import { buildTrip } from '#server/testing/factories.ts';
import { createIdentify } from './identify.ts';
import { createPageRoutes } from './page-routes.ts';
import { DEMO_USER } from '../identity/user.ts';

const api = createTestApi();
const TEMPLATE =
  '<html><head><title>Northstar</title><!--page-head--></head><body><div id="root"><!--page-html--></div><!--page-state--></body></html>';
const needs = (address: string) => queriesOf(new URL(address, 'http://northstar'));

/** A fake of the client's build: renders the address. */
const rendersAddress: RenderCode['render'] = (address) => Promise.resolve(`<h1>${address}</h1>`);

function renderer(render: RenderCode['render'], limitMs = 1000) {
  return createPageRenderer({
    services: api.services,
    clock: fixedClock(TEST_NOW),
    logger: createLogger('silent'),
    loadCode: () => Promise.resolve({ render }),
    limitMs,
  });
}

describe('the queries that a page begins with', () => {
  test.each(['/my-trips', '/trip/7', '/trip/7?tab=packing', '/booking/7'])(
    'are queries that there are: %s',
    (address) => {
      const asked = needs(address) ?? [];

      expect(asked.length).toBeGreaterThan(0);
      for (const { procedure } of asked) expect(procedureType(procedure), procedure).toBe('query');
    },
  );

  test('are the list that the address names, as the screen names it', () => {
    expect(needs('/my-trips?tab=all&q=%20rome%20')).toEqual([
      {
        procedure: 'trips.list',
        isInfinite: true,
        input: { userId: 1, tab: 'all', search: 'rome' },
      },
      { procedure: 'trips.list', input: { userId: 1, tab: 'ongoing', limit: 6 } },
    ]);
    expect(needs('/my-trips?tab=nonsense')?.[0]?.input).toMatchObject({ tab: 'upcoming' });
  });

  test.each([
    '/',
    '/no-such-page',
    '/trip/abc',
    '/trip/0',
    '/trip/99999999999',
    '/plan-trip?generation=6f1c2a34-0000-4000-8000-000000000000',
  ])('are none where the browser renders: %s', (address) => {
    expect(needs(address)).toBeUndefined();
  });
});

const ASKER = { requestId: 'r-1', user: DEMO_USER };

describe('a page rendered on the server', () => {
  test('is rendered from the replies that the browser would get, for the day it is', async () => {
    const { id } = await api.caller.trips.create(buildTrip({ destination: 'Rome, Italy' }));
    let given: InitialState | undefined;

    await renderer((_, state) => {
      given = state;
      return Promise.resolve('');
    })(`/trip/${id}`, ASKER);
    expect(given).toBeDefined();
    const { queries } = (given as unknown as InitialState).queries as DehydratedState;
    const [query] = queries;

    expect(given?.today).toBe('2026-05-01');
    expect(query?.queryKey).toEqual([['trips', 'byId'], { input: { id }, type: 'query' }]);
    expect(query?.state.data).toEqual(await api.caller.trips.byId({ id }));
  });

  test('carries its state so that no text in it can end the element', async () => {
    const destination = '</script><script>alert(1)</script>';
    const { id } = await api.caller.trips.create(buildTrip({ destination }));
    const page = await renderer(() => Promise.resolve(''))(`/trip/${id}`, ASKER);
    const html = fillTemplate(TEMPLATE, { head: '', ...page });

    expect(html).toContain(`<script type="application/json" id="${INITIAL_STATE_ID}">`);
    expect(html).toContain(String.raw`\u003c/script>`);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  test.each([
    ['that fails', () => Promise.reject(new Error('no'))],
    ['that takes too long', () => new Promise<never>(() => undefined)],
  ])('is left to the browser by a rendering %s', async (_, render) => {
    expect(await renderer(render, 50)('/plan-trip', ASKER)).toBeUndefined();
  });

  test('is left to the browser where there is no such trip, or no such address', async () => {
    expect(await renderer(rendersAddress)('/trip/999', ASKER)).toBeUndefined();
    expect(await renderer(rendersAddress)('http://[', ASKER)).toBeUndefined();
  });
});

describe('the pages that are sent', () => {
  const pages: PageSource = {
    fill: async (_, parts) => fillTemplate(TEMPLATE, { ...parts, head: '' }),
    readPrerendered: () => undefined,
    loadCode: () => Promise.resolve({ render: rendersAddress }),
  };
  let server: http.Server | undefined;

  afterEach(() => {
    server?.close();
  });

  test('are stored nowhere where they hold someone’s own data', async () => {
    server = http.createServer(
      express().use(createIdentify(), createPageRoutes(pages, renderer(rendersAddress))),
    );
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { id } = await api.caller.trips.create(buildTrip({ destination: 'Rome, Italy' }));
    const own = await fetch(`${origin}/trip/${id}`);
    const html = await own.text();
    const form = await fetch(`${origin}/plan-trip?type=surprise`);

    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain(`<div id="root"><h1>/trip/${id}</h1>`);
    expect(html).toContain('<title>Northstar</title>');
    expect(await form.text()).toContain('<h1>/plan-trip?type=surprise</h1>');
    expect(form.headers.get('cache-control')).toBe('no-cache');
    expect(await (await fetch(`${origin}/trip/999`)).text()).toContain('<div id="root"></div>');
  });
});
