import type { Options } from 'express-rate-limit';
import { describe, expect, test } from 'vitest';
import { createSharedLimitStore } from './shared-limit-store.ts';
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
    await atTrpc();
    await api.dataSource.query('UPDATE rate_limits SET hits = 120');
    for (const path of ['generation%2Etrip', 'anything/generation.trip']) {
      const response = await fetch(`${api.origin}/api/trpc/${path}`, { method: 'POST' });

      expect(response.status).toBe(429);
    }
  });

  test('is counted by all processes on the database, and begins anew when its time is over', async () => {
    const other = createSharedLimitStore('generation', api.services.rateLimits);

    await other.init?.({ windowMs: 60_000 } as Options);
    expect((await atRest()).headers.get('ratelimit')).toContain('r=119');
    expect((await other.increment('127.0.0.1')).totalHits).toBe(2);
    expect((await atRest()).headers.get('ratelimit')).toContain('r=117');
    await api.dataSource.query(`UPDATE rate_limits SET "resetAt" = now() - interval '1 second'`);
    expect((await atRest()).headers.get('ratelimit')).toContain('r=119');
    expect(JSON.stringify(await api.dataSource.query('SELECT * FROM rate_limits'))).not.toContain(
      '127.0.0.1',
    );
  });

  test('holds while the database is away, by each process for itself', async () => {
    const away = () => Promise.reject(new Error('away'));
    const store = createSharedLimitStore('write', { hit: away, undo: away, forget: away });

    await store.init?.({ windowMs: 60_000 } as Options);
    await store.increment('127.0.0.1');
    expect((await store.increment('127.0.0.1')).totalHits).toBe(2);
    await store.shutdown?.();
  });

  test.each([
    ['vouchers', 'voucher', '/api/trips/1/voucher.pdf'],
    ['share cards', 'picture', '/og/no-such-place.png'],
    ['checks of services', 'probe', '/api/test-openai'],
  ])('is one of its own for %s', async (_, kind, path) => {
    expect((await fetch(api.origin + path)).status).not.toBe(429);
    const kinds = await api.dataSource.query<{ key: string }[]>('SELECT key FROM rate_limits');

    expect(kinds.map(({ key }) => key.split(' ')[0])).toEqual([kind]);
    await api.dataSource.query('UPDATE rate_limits SET hits = 1000');
    expect((await fetch(api.origin + path)).status).toBe(429);
  });

  test('leaves reading alone', async () => {
    expect((await fetch(`${api.origin}/api/trips/user/1`)).status).toBe(200);
  });
});
