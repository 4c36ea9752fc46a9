import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createLogger } from '../logger.ts';
import type { PageSource } from '../pages/page-source.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const api = createTestApi();
const PAGES: PageSource = {
  fill: () => Promise.resolve('<head><title>Northstar</title></head>'),
  readPrerendered: () => undefined,
  loadCode: () => Promise.reject(new Error('Nothing is rendered here')),
};

/** What two visitors behind one proxy have left of their limits, and the address that a page gives itself. */
async function askThrough(proxies: number | undefined) {
  const app = createApp({
    services: api.services,
    logger: createLogger('silent'),
    rateLimit: true,
    clock: api.services.clock,
    proxies,
    hosts: { listensOn: '127.0.0.1', others: ['northstar.example'] },
    client: { files: (_request, _response, next) => next(), pages: PAGES },
    rendersPages: false,
  });
  const server = http.createServer(app).listen(0);
  const ask = async (address: string, visitor: string) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    return fetch(origin + address, {
      headers: {
        'X-Forwarded-For': `203.0.113.66, ${visitor}`,
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Host': 'northstar.example',
      },
    });
  };
  const leftOf = async (visitor: string) => {
    const { headers } = await ask('/api/generations/none', visitor);

    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };

  try {
    const left = [await leftOf('198.51.100.1'), await leftOf('198.51.100.2')];
    const page = await (await ask('/about', '198.51.100.1')).text();

    return { left, url: /property="og:url" content="([^"]*)"/.exec(page)?.[1] };
  } finally {
    server.close();
  }
}

test('with a proxy named, visitors have limits of their own and pages the address they are reached by', async () => {
  const { left, url } = await askThrough(1);

  expect(left).toEqual([599, 599]);
  expect(url).toBe('https://northstar.example/about');
});

test.each([undefined, 0])(
  'with %s proxies nothing that a visitor forwards is believed',
  async (proxies) => {
    const { left, url } = await askThrough(proxies);

    expect(left).toEqual([599, 598]);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/about$/);
  },
);
