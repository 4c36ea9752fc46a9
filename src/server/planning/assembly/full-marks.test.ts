import { describe, expect, test } from 'vitest';
import type { PlannedRoute, PlannedStop } from '#server/planner/problem.ts';
import { onFullMarks } from './full-marks.ts';

const leg = { mode: 'walk', minutes: 7, km: 0.5, usd: 0 } as const;
const stop = (changes: Partial<PlannedStop>): PlannedStop => ({
  id: 'a',
  kind: 'visit',
  start: 609,
  end: 654,
  leg,
  ...changes,
});
const routeOf = (...stops: PlannedStop[]): PlannedRoute => ({
  stops,
  back: leg,
  leave: 540,
  arrive: 800,
});

describe('starts on full five minutes', () => {
  test.each([
    ['an even start stays', stop({ start: 610, end: 655 }), [610, 655]],
    ['a visit begins later and ends no later', stop({}), [610, 650]],
    ['a short visit stays', stop({ start: 609, end: 629 }), [609, 629]],
    [
      'the shortest lunch stays',
      stop({ kind: 'meal', meal: 'lunch', start: 771, end: 816 }),
      [771, 816],
    ],
    [
      'a longer dinner gives way',
      stop({ kind: 'meal', meal: 'dinner', start: 1086, end: 1176 }),
      [1090, 1175],
    ],
    ['work stays', stop({ kind: 'block', start: 541, end: 750 }), [541, 750]],
    ['what is locked stays', stop({ id: 'locked' }), [609, 654]],
  ])('%s', (_, given, [start, end]) => {
    const [moved] = onFullMarks(routeOf(given), (id) => id === 'locked').stops;

    expect([moved?.start, moved?.end]).toEqual([start, end]);
  });
});
