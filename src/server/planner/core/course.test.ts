import { describe, expect, test } from 'vitest';
import { createCourse } from './course.ts';

/** Drives a course round by round; returns the rounds of each pass. */
function drive(nodes: number, options: Parameters<typeof createCourse>[1]): number[] {
  const course = createCourse(nodes, options);
  const passes: number[] = [];

  do {
    const began = course.rounds;

    while (course.rounds < course.maxRounds && course.share() !== undefined) course.rounds++;
    passes.push(course.rounds - began);
  } while (course.next());
  return passes;
}

describe('the course of a search', () => {
  test.each([
    ['little work for many nodes is one pass', 100, 9_000, [9_000]],
    ['twice the rounds a node is worth are two passes', 100, 20_000, [10_000, 10_000]],
    ['more than enough are four', 10, 40_000, [10_000, 10_000, 10_000, 10_000]],
    ['too few to know the pace are one', 1, 200, [200]],
    ['without nodes there is nothing to do', 0, 500, [0]],
  ])('%s', (_, nodes, maxRounds, passes) => {
    expect(drive(nodes, { maxRounds })).toEqual(passes);
  });

  test('a pace that is measured splits the work as counted rounds do', () => {
    let asked = 0;
    const progress = () => asked / 25_000;
    const isOver = () => asked++ >= 25_000;
    const [first = 0, second = 0, ...more] = drive(100, { maxRounds: Infinity, progress, isOver });

    expect(more).toEqual([]);
    expect(first + second).toBe(24_999);
    expect(Math.abs(first - second)).toBeLessThanOrEqual(2);
  });

  test('ends in the middle of a pass when it must', () => {
    let asked = 0;

    expect(drive(10, { maxRounds: 40_000, isOver: () => asked++ >= 15_000 })).toEqual([
      10_000, 4_999,
    ]);
  });
});
