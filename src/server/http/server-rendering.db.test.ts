import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import type { PageData } from '#shared/pages/page-data.ts';
import { fixedClock } from '#server/clock.ts';
import { createStaticClient } from './static-client.ts';
import { createLogger } from '#server/logger.ts';
import { createTestApi, TEST_NOW } from '#server/testing/create-test-api.ts';
import { buildTrip } from '#server/testing/factories.ts';
import { createPageDrawer, type PageCode } from '#server/pages/page-drawer.ts';

const api = createTestApi();
const PAGE = '<html><head><title>Northstar</title></head><body><div id="root"></div></body></html>';

/** Stands in for the client's build: tells what it was given. */
const tells: PageCode['renderPage'] = (location, data) =>
  Promise.resolve(`<h1>${location}</h1><p>${JSON.stringify(data.replies)}</p>`);

function drawer(renderPage: PageCode['renderPage'], limitMs = 1000) {
  return createPageDrawer({
    services: api.services,
    clock: fixedClock(TEST_NOW),
    logger: createLogger('silent'),
    loadCode: () => Promise.resolve({ renderPage }),
    limitMs,
  });
}

describe('a page drawn on the server', () => {
  test('is drawn from the answers that the browser would get, for the day it is', async () => {
    const { id } = await api.caller.trips.create(buildTrip({ destination: 'Rome, Italy' }));
    let given: PageData | undefined;

    await drawer((_, data) => {
      given = data;
      return Promise.resolve('');
    })(`/trip/${id}`, 'r-1');
    expect(given).toEqual({
      today: '2026-05-01',
      replies: [{ path: 'trips.byId', input: { id }, data: await api.caller.trips.byId({ id }) }],
    });
  });

  test('is left to the browser at an address that is none', async () => {
    expect(await drawer(tells)('http://[', 'r-1')).toBeUndefined();
  });

  test('carries its data so that no text in it can end the element', async () => {
    const destination = '</script><script>alert(1)</script>';
    const { id } = await api.caller.trips.create(buildTrip({ destination }));
    const drawing = await drawer(() => Promise.resolve(''))(`/trip/${id}`, 'r-1');

    expect(drawing?.data).toContain(String.raw`\u003c/script>`);
    expect(drawing?.data.match(/<\/script>/g)).toHaveLength(1);
  });

  test.each([
    ['that fails', () => Promise.reject(new Error('no'))],
    ['that takes too long', () => new Promise<never>(() => undefined)],
  ])('is left to the browser by a drawing %s', async (_, renderPage) => {
    expect(await drawer(renderPage, 50)('/plan-trip', 'r-1')).toBeUndefined();
  });

  test('is left to the browser where there is no such trip', async () => {
    expect(await drawer(tells)('/trip/999', 'r-1')).toBeUndefined();
  });
});

describe('the pages that are sent', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'northstar-pages-'));
  let server: http.Server | undefined;

  afterEach(() => {
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('someone’s own are kept nowhere, bring their first styles, and their sheets and code wait', async () => {
    mkdirSync(path.join(folder, 'client'), { recursive: true });
    mkdirSync(path.join(folder, 'pages'));
    writeFileSync(path.join(folder, 'client/app.html'), PAGE);
    writeFileSync(path.join(folder, 'client/trip.css'), 'h1{color:red}.unused{color:blue}');
    writeFileSync(
      path.join(folder, 'client/preloads.json'),
      JSON.stringify([{ pattern: '/trip/:id', js: ['trip.js'], css: ['trip.css'] }]),
    );
    writeFileSync(
      path.join(folder, 'pages/drawn.html'),
      PAGE.replace(
        '<head>',
        '<head><script src="/early.js" data-preload="/react.js" data-styles=""></script>',
      ),
    );
    server = http.createServer(
      express().use(createStaticClient(path.join(folder, 'client'), drawer(tells))),
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
    expect(html).toContain('<style id="first-styles">h1{color:red}</style>');
    expect(html).toContain('<noscript><link rel="stylesheet" crossorigin href="/trip.css">');
    expect(html).toContain('data-styles="/trip.css"');
    expect(html).toContain('data-preload="/react.js /trip.js"');
    expect(html).not.toContain('modulepreload');
    expect(await form.text()).toContain('<h1>/plan-trip?type=surprise</h1>');
    expect(form.headers.get('cache-control')).toBe('no-cache');
    expect(await (await fetch(`${origin}/trip/999`)).text()).toContain('<div id="root"></div>');
  });
});
