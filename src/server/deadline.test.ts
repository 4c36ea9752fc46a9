import v8 from 'node:v8';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { startDeadline } from './deadline.ts';

const aborted = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason), { once: true });
  });

test('ends with a TimeoutError when the time is up', async () => {
  expect(await aborted(startDeadline(10).signal)).toMatchObject({ name: 'TimeoutError' });
});

test('ends with its parent, for the same reason', async () => {
  const parent = new AbortController();
  const reason = aborted(startDeadline(10_000, undefined, parent.signal).signal);

  parent.abort(new Error('left'));
  expect(await reason).toMatchObject({ message: 'left' });
  expect(startDeadline(10_000, parent.signal).signal.aborted).toBe(true);
});

test('holds when memory is collected meanwhile, two deep', async () => {
  v8.setFlagsFromString('--expose_gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const reason = aborted(startDeadline(5000, startDeadline(80).signal).signal);

  for (let round = 0; round < 4; round += 1) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(await reason).toMatchObject({ name: 'TimeoutError' });
});
