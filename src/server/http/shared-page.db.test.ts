import express from 'express';
import { expect, test } from 'vitest';
import type { PageSource } from '../pages/page-source.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildTrip } from '../testing/factories.ts';
import { saveRoute } from '../testing/save-route.ts';
import { createSharedPage } from './shared-page.ts';

const api = createTestApi();

const pages: PageSource = {
  fill: () => Promise.resolve('<html><head><title>Northstar</title></head><body></body></html>'),
  readPrerendered: () => undefined,
  loadCode: () => Promise.reject(new Error('Nothing is rendered here')),
};

test('the page has a title of its own, no search engine, no referrer; unknown addresses are 404', async () => {
  const server = express().use(createSharedPage(api.services, pages)).listen(0);
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const { id } = await api.caller.trips.create(buildTrip({ destination: '<b>Lisbon</b> $& co' }));
  const { page } = await api.caller.trips.sharePage({ id });
  const open = await fetch(`${origin}${page?.path}`);
  const html = await open.text();
  const closed = await fetch(`${origin}/shared/nothing`);

  server.close();
  expect(html).toContain(
    '<title>&lt;b&gt;Lisbon&lt;/b&gt; $&amp; co, Jun 1, 2026 to Jun 3, 2026 · Northstar</title>',
  );
  expect(html).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect([open.status, closed.status]).toEqual([200, 404]);
  for (const { headers } of [open, closed]) {
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('a preview tells the route and shows it on its picture; of a secret trip neither', async () => {
  const server = express().use(createSharedPage(api.services, pages)).listen(0);
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const [open, sealed] = await Promise.all(
    [false, true].map(async (isSurprise) => {
      const id = await saveRoute(api, { isSurprise });
      const { page } = await api.caller.trips.sharePage({ id });

      return (await fetch(`${origin}${page?.path}`)).text();
    }),
  );

  server.close();
  expect(open).toContain(
    '<meta property="og:description" content="Lisbon (2 nights) → Porto (1 night)" />',
  );
  expect(open).toContain(`<meta property="og:image" content="${origin}/og/lisbon~porto.png" />`);
  expect(sealed).toContain(`<meta property="og:image" content="${origin}/og/default.png" />`);
  expect(sealed).not.toMatch(/lisbon|porto\b/i);
});
