import { expect, test } from 'vitest';
import { createProgressEmitter } from './progress-emitter.ts';

const LONG_MS = 60_000;

test('a ring between two waits is not missed', async () => {
  const emitter = createProgressEmitter();
  const subscription = emitter.listen('a');

  emitter.ring('a');
  await subscription.wait(LONG_MS);
  setTimeout(() => emitter.ring('a'), 5);
  await subscription.wait(LONG_MS);
});

test('names are kept apart, and a signal or the time ends the wait', async () => {
  const emitter = createProgressEmitter();
  const subscription = emitter.listen('a');
  const began = performance.now();

  emitter.ring('b');
  await subscription.wait(20);
  expect(performance.now() - began).toBeGreaterThan(15);
  await subscription.wait(LONG_MS, AbortSignal.abort());
  const leaving = new AbortController();

  setTimeout(() => leaving.abort(), 5);
  await subscription.wait(LONG_MS, leaving.signal);
});
