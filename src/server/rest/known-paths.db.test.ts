import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

const api = createTestApi();

const request = (path: string, init?: RequestInit) => fetch(`${api.origin}/api${path}`, init);

describe('a known path with another method', () => {
  test.each([
    ['POST', '/health', 'GET, HEAD, OPTIONS'],
    ['PUT', '/openapi.json', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/docs', 'GET, HEAD, OPTIONS'],
    ['POST', '/images/sunset', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/feeds/some-token.ics', 'GET, HEAD, OPTIONS'],
    ['PUT', '/trips/1/voucher.pdf', 'GET, HEAD, OPTIONS'],
    ['GET', '/trips/import', 'POST, OPTIONS'],
    ['DELETE', '/trips/import', 'POST, OPTIONS'],
  ])('[API-17] %s %s is 405 and names %s', async (method, path, allow) => {
    const response = await request(path, { method });

    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([
      405,
      allow,
      'Method not allowed',
    ]);
    const options = await request(path, { method: 'OPTIONS' });

    expect([options.status, options.headers.get('allow')]).toEqual([204, allow]);
  });

  test('[API-17] the tRPC door says so as well, before it looks at a body', async () => {
    const response = await request('/trpc/trips.byId', { method: 'PUT', body: 'x' });

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    expect(await response.json()).toMatchObject({
      error: { json: { message: 'Method not allowed', data: { httpStatus: 405 } } },
    });
  });
});

test.each([
  ['multipart/form-data', { body: new FormData() }],
  [
    'application/octet-stream',
    { body: 'x', headers: { 'content-type': 'application/octet-stream' } },
  ],
])('[API-17] %s is 415, by both doors', async (_type, init) => {
  for (const path of ['/trips', '/trpc/trips.create']) {
    const response = await request(path, { method: 'POST', ...init });

    expect(response.status).toBe(415);
    expect(await response.text()).toContain('The body must be sent as application/json.');
  }
});
