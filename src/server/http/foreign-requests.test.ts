import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { requireKnownHost } from './known-host.ts';
import { requireReadableAddress } from './readable-address.ts';
import { refuseOtherSites } from './same-site.ts';
import { sendErrorAsText } from './send-error.ts';

let server: http.Server | undefined;

afterEach(() => {
  server?.close();
});

type Asked = {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  proxies?: number;
};

/** Status and text of a request to a server that answers everything with "ok". */
async function ask(
  { method = 'GET', path = '/api/trips/1', headers = {}, proxies = 0 }: Asked,
  listensOn = '127.0.0.1',
): Promise<{ status: number; text: string }> {
  const app = express()
    .set('trust proxy', proxies)
    .use(requireKnownHost(listensOn, ['trips.example']), requireReadableAddress)
    .use('/api', refuseOtherSites)
    .use((_request, response) => void response.send('ok'))
    .use(sendErrorAsText(createLogger('silent')));

  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;

  return new Promise((resolve, reject) => {
    http
      .request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
        let text = '';

        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      })
      .on('error', reject)
      .end();
  });
}

describe('the host that is asked for', () => {
  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:3000', 'trips.example'])(
    'is ours: %s',
    async (host) => {
      expect((await ask({ headers: { host } })).status).toBe(200);
    },
  );

  test.each(['rebound.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.0.2.7'])(
    'is not ours: %s',
    async (host) => {
      const { status, text } = await ask({ headers: { host } });

      expect([status, text]).toEqual([421, expect.stringContaining('NORTHSTAR_HOSTS')]);
    },
  );

  test('is any plain address where every address is listened on, but no unknown name', async () => {
    const status = async (host: string) => (await ask({ headers: { host } }, '0.0.0.0')).status;

    expect(await status('192.0.2.7:3000')).toBe(200);
    expect(await status('[2001:db8::7]:3000')).toBe(200);
    expect(await status('rebound.example')).toBe(421);
  });
});

test('behind a proxy both the host it was sent with and the one that is forwarded are ours', async () => {
  const status = async (host: string, forwarded: string) =>
    (await ask({ headers: { host, 'x-forwarded-host': forwarded }, proxies: 1 })).status;

  expect(await status('127.0.0.1:3000', 'trips.example')).toBe(200);
  expect(await status('127.0.0.1:3000', 'rebound.example')).toBe(421);
  expect(await status('rebound.example', 'localhost')).toBe(421);
});

describe('a call that a browser makes for another site', () => {
  const host = 'localhost:3000';

  test.each([
    ['POST', { 'sec-fetch-site': 'cross-site' }],
    ['GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['POST', { 'sec-fetch-site': 'same-site' }],
    ['POST', { origin: 'https://evil.example' }],
    ['POST', { origin: 'http://localhost:4000' }],
    ['DELETE', { origin: 'null' }],
  ])('is refused: %s %o', async (method, headers) => {
    expect((await ask({ method, headers: { host, ...headers } })).status).toBe(403);
  });

  test.each([
    ['of our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    ['behind a proxy with TLS', { origin: 'https://localhost:3000' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['of a program', {}],
  ])('is none, and taken: %s', async (_, headers) => {
    expect((await ask({ method: 'POST', headers: { host, ...headers } })).status).toBe(200);
  });

  test.each(['/api/feeds/x.ics', '/api/images/7', '/api/openapi.json', '/api/docs', '/api/health'])(
    'may read what is public: %s',
    async (path) => {
      const headers = { host, 'sec-fetch-site': 'cross-site' };

      expect((await ask({ path, headers })).status).toBe(200);
      expect((await ask({ path, headers, method: 'POST' })).status).toBe(403);
    },
  );
});

describe('the read that makes a packing list', () => {
  const host = '192.0.2.7:3000';
  const browser = { host, 'user-agent': 'Mozilla/5.0' };
  const status = async (headers: Record<string, string>, path = '/api/packing-list') =>
    (await ask({ path, headers }, '0.0.0.0')).status;

  test.each(['/api/packing-list', '/api/packing-list/', '/api/trpc/generation%2EpackingList'])(
    'is refused to a browser that says nothing of who asks, as one does without TLS: %s',
    async (path) => {
      expect(await status(browser, path)).toBe(403);
      expect(await status({ ...browser, referer: 'http://evil.example/' }, path)).toBe(403);
    },
  );

  test('is taken from our own page, and from a program', async () => {
    expect(await status({ ...browser, referer: `http://${host}/trip/1` })).toBe(200);
    expect(await status({ ...browser, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await status({ host, 'user-agent': 'curl/8' })).toBe(200);
    expect(await status(browser, '/api/trips/1')).toBe(200);
  });
});

test.each(['/api/trpc/%ff', '/trip/%e0%a4%a', '/%'])(
  'an address that spells nothing is a bad request: %s',
  async (path) => {
    expect(await ask({ path })).toEqual({ status: 400, text: 'The request could not be read.' });
  },
);
