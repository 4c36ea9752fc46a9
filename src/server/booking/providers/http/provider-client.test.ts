import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type FakeProvider, startFakeProvider } from '../../testing/fake-provider.ts';
import { createProviderClient } from './provider-client.ts';
import type { ClientLimits } from './client-limits.ts';
import { retryAfterMs } from './send-once.ts';

const REQUEST = { method: 'GET', path: '/things' } as const;
const ANSWER = z.object({ ok: z.literal(true) });
const forever = new AbortController().signal;
let fake: FakeProvider;

beforeEach(async () => {
  fake = await startFakeProvider(({ path }) =>
    path === '/refused' ? { status: 400, body: {} } : { status: 200, body: { ok: true } },
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await fake.close();
});

const client = (limits: Partial<ClientLimits>) =>
  createProviderClient({ baseUrl: fake.origin, limits });

test('leaves a failing provider alone, and asks it again after the rest', async () => {
  const { send } = client({ failures: 3, restMs: 20_000 });
  const ask = () => send(REQUEST, ANSWER, forever).then(() => 'answered', String);

  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  fake.behave('broken-json');
  for (let failure = 0; failure < 3; failure += 1) expect(await ask()).toContain('could not read');
  expect(await ask()).toContain('is paused for a moment');
  expect(fake.calls).toHaveLength(3);

  // One call is let through after the rest; it fails, so the rest begins again.
  vi.advanceTimersByTime(20_000);
  expect(await ask()).toContain('could not read');
  expect(await ask()).toContain('is paused for a moment');
  expect(fake.calls).toHaveLength(4);

  vi.advanceTimersByTime(20_000);
  fake.behave('good');
  expect(await ask()).toBe('answered');
  expect(await ask()).toBe('answered');
});

test('a refused search and a caller who left say nothing of its health', async () => {
  const { send } = client({ failures: 1 });

  await expect(send({ ...REQUEST, path: '/refused' }, ANSWER, forever)).rejects.toThrow(
    'could not take this search',
  );
  fake.behave('slow');
  const caller = new AbortController();
  const left = send(REQUEST, ANSWER, caller.signal);

  await expect.poll(() => fake.calls.length).toBe(2);
  caller.abort();
  await expect(left).rejects.toThrow(/abort/i);
  fake.behave('good');
  await expect(send(REQUEST, ANSWER, forever)).resolves.toEqual({ ok: true });
});

test('holds a few sockets however many ask, lets some wait and refuses the rest', async () => {
  const { send } = client({ slots: 3, queue: 5, tryMs: 150, wholeMs: 400, failures: 1000 });

  fake.behave('slow');
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, () => send(REQUEST, ANSWER, forever).then(() => 'answered', String)),
  );

  // 40 ask, 3 are let out at once; the server may still be closing the ones before those.
  expect(fake.facts().mostOpen).toBeLessThanOrEqual(9);
  expect(outcomes.filter((text) => text.includes('too many searches waiting'))).toHaveLength(32);
  expect(outcomes.filter((text) => text.includes('did not answer in time'))).toHaveLength(8);
  fake.behave('good');
  expect(await send(REQUEST, ANSWER, forever)).toEqual({ ok: true });
});

test('a call that changes something is never sent twice', async () => {
  fake.behave('error-500');
  await expect(
    client({}).send({ method: 'POST', path: '/orders', body: { json: {} } }, ANSWER, forever),
  ).rejects.toThrow('answered with an error');
  expect(fake.calls).toHaveLength(1);
});

test.each([
  [{ 'retry-after': '2' }, 2000],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': 'Fri, 01 May 2026 12:00:05 GMT', date: 'Fri, 01 May 2026 12:00:00 GMT' }, 5000],
  [{ 'retry-after': 'Fri, 01 May 2026 11:00:00 GMT', date: 'Fri, 01 May 2026 12:00:00 GMT' }, 0],
  [
    { 'ratelimit-reset': 'Fri, 01 May 2026 12:00:05 GMT', date: 'Fri, 01 May 2026 12:00:00 GMT' },
    5000,
  ],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{}, undefined],
])('reads %j as a wait of %d ms', (headers, expected) => {
  expect(retryAfterMs(new Headers(headers as Record<string, string>))).toBe(expected);
});
