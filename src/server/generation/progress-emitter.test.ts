import { expect, test } from 'vitest';
import { createProgressBell } from './progress-emitter.ts';

const LONG_MS = 60_000;

test('a ring between two waits is not missed', async () => {
  const bell = createProgressBell();
  const ear = bell.listen('a');

  bell.ring('a');
  await ear.wait(LONG_MS);
  setTimeout(() => bell.ring('a'), 5);
  await ear.wait(LONG_MS);
});

test('names are kept apart, and a signal or the time ends the wait', async () => {
  const bell = createProgressBell();
  const ear = bell.listen('a');
  const began = performance.now();

  bell.ring('b');
  await ear.wait(20);
  expect(performance.now() - began).toBeGreaterThan(15);
  await ear.wait(LONG_MS, AbortSignal.abort());
  const leaving = new AbortController();

  setTimeout(() => leaving.abort(), 5);
  await ear.wait(LONG_MS, leaving.signal);
});
