import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

const api = createTestApi({ rateLimit: true });

const atRest = () =>
  fetch(`${api.origin}/api/generate-trip`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ preferenceId: 4711, tripType: 'complete' }),
  });
const atTrpc = () =>
  fetch(`${api.origin}/api/trpc/generation.trip`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { preferenceId: 4711, tripType: 'complete' } }),
  });

describe('the limit of generations', () => {
  test('lets 120 through in a minute, counted over both doors together, and refuses the next by either', async () => {
    for (let call = 0; call < 60; call += 1) {
      expect((await atRest()).status).toBe(404);
      expect((await atTrpc()).status).toBe(404);
    }
    const rest = await atRest();
    const trpc = await atTrpc();
    const message = 'Too many requests. Please wait a minute and try again.';

    expect([rest.status, rest.headers.get('content-type'), await rest.text()]).toEqual([
      429,
      'text/plain; charset=utf-8',
      message,
    ]);
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(trpc.status).toBe(429);
    expect(Number(trpc.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await trpc.json()).toMatchObject({
      error: { json: { message, data: { httpStatus: 429, code: 'TOO_MANY_REQUESTS' } } },
    });
  });

  test('is the same however the path of a procedure is written', async () => {
    for (const path of ['generation%2Etrip', 'anything/generation.trip']) {
      const response = await fetch(`${api.origin}/api/trpc/${path}`, { method: 'POST' });

      expect(response.status).toBe(429);
    }
  });

  test('leaves reading alone', async () => {
    expect((await fetch(`${api.origin}/api/trips/user/1`)).status).toBe(200);
  });
});
