import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createCoalescingRunner } from '#server/coalescing-runner.ts';

const never = () => expect.unreachable();

test('whatever the moment of a round at which one more is asked for, it is done', async () => {
  for (let ticks = 0; ticks < 12; ticks += 1) {
    const round = vi.fn(async () => undefined);
    const rounds = createCoalescingRunner(round, never);

    rounds.ask();
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
    rounds.ask();
    await rounds.settled();
    expect(round, `${ticks} ticks later`).toHaveBeenCalledTimes(2);
  }
});

test('there are never two rounds at once, and one more serves all who asked meanwhile', async () => {
  let underWay = 0;
  const round = vi.fn(async () => {
    expect((underWay += 1)).toBe(1);
    await wait(2);
    underWay -= 1;
  });
  const rounds = createCoalescingRunner(round, never);

  for (let asked = 0; asked < 5; asked += 1) rounds.ask();
  await rounds.settled();
  expect(round).toHaveBeenCalledTimes(2);
});

test('a round that fails is told, and what was asked for meanwhile is done', async () => {
  const onFault = vi.fn();
  const round = vi.fn<() => Promise<void>>();
  const rounds = createCoalescingRunner(round, onFault);

  round.mockImplementationOnce(async () => {
    rounds.ask();
    throw new Error('away');
  });
  rounds.ask();
  await rounds.settled();
  expect(onFault).toHaveBeenCalledExactlyOnceWith(new Error('away'));
  expect(round).toHaveBeenCalledTimes(2);
});
