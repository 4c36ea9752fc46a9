import { expect, test } from 'vitest';
import { createFewAtOnce } from './few-at-once.ts';

test('never runs more than so many, in their order, and a failure frees its place', async () => {
  const fewAtOnce = createFewAtOnce(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, (_, n) =>
      fewAtOnce(async () => {
        begun.push(n);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
        if (n % 3 === 0) throw new Error(`no ${n}`);
        return n;
      }),
    ),
  );

  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((n) => n % 3 !== 0),
  );
});
