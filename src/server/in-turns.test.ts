import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createInTurns } from './in-turns.ts';

test('one piece of work is done a turn, and others have theirs between', async () => {
  const inTurn = createInTurns();
  const done: string[] = [];
  const all = ['a', 'b', 'c'].map((name) => inTurn(() => done.push(name)));

  expect(done).toEqual([]);
  await nextTurn();
  await nextTurn();
  expect(done.length).toBeLessThan(3);
  await Promise.all(all);
  expect(done).toEqual(['a', 'b', 'c']);
});

test('work that fails stops no other', async () => {
  const inTurn = createInTurns();
  const failed = inTurn(() => {
    throw new Error('no such place');
  });

  await expect(failed).rejects.toThrow('no such place');
  await expect(inTurn(() => 'next')).resolves.toBe('next');
});
