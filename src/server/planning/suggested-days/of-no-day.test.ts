import { expect, test } from 'vitest';
import type { Span } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { ofNoDay, otherwiseNear } from './of-no-day.ts';

const OPEN: Span[] = [[9 * 60, 18 * 60]];
const LATE: Span[] = [[20 * 60, 24 * 60]];

function sight({
  km = 0,
  appeal = 50,
  kind = 'museum',
  meets = [] as string[],
  strong = 0,
  spans = OPEN,
}): Candidate {
  const visit = { lat: km / 111.19, lon: 0, minutes: 60, value: 100, meets, strong };

  return {
    id: 'sight',
    file: { kind, appeal },
    visit: { ...visit, spans: [spans, spans, spans] },
  } as unknown as Candidate;
}

/** The first day has sights at 0 km, the second at 20 km, the third at 40 km. */
const held = [0, 20, 40].map((km, day) => ({ id: `of day ${day}`, lat: km / 111.19, lon: 0, day }));
const daysOf = (
  one: Candidate,
  { free = [] as number[], roomy = [] as number[], wantedKinds = ['bar' as const] } = {},
) =>
  ofNoDay(one, {
    held,
    free: new Set(free),
    roomy: new Set(roomy),
    wantedKinds,
  }).visit.spans.flatMap((spans, day) => (spans.length > 0 ? [day] : []));

test.each([
  ['beside the sights of a day', sight({ km: 0.2 }), [0]],
  ['at the same end of town', sight({ km: 18 }), [1]],
  ['as far from one day as from the other', sight({ km: 30 }), [1, 2]],
  [
    'far out, but what the place is flown to for',
    sight({ km: 35, strong: 0.9, appeal: 97 }),
    [0, 1, 2],
  ],
  ['hardly known', sight({ appeal: 12 }), []],
  ['a bar that hardly anybody knows', sight({ appeal: 12, kind: 'pub', spans: LATE }), []],
  ['a kind that was asked for', sight({ appeal: 12, kind: 'bar', spans: LATE }), [0, 1, 2]],
  [
    'hardly known, for their interest',
    sight({ appeal: 12, meets: ['History'], spans: LATE }),
    [0, 1, 2],
  ],
])('a sight of no chosen day stands on the days that it is near to: %s', (_, one, days) => {
  expect(daysOf(one)).toEqual(days);
});

test('and on those of which nothing is chosen, or that have room where it is beside no other', () => {
  expect(daysOf(sight({ km: 0.2 }), { free: [2] })).toEqual([0, 2]);
  expect(daysOf(sight({ km: 0.2 }), { roomy: [2] })).toEqual([0]);
  expect(daysOf(sight({ km: 5 }), { roomy: [2] })).toEqual([0, 2]);
});

test('a sight of a chosen day moves to no day that is far from it, unless the whole world comes for it', () => {
  const moved = (appeal: number) => {
    const one = sight({ km: 21, appeal, strong: 0.5 });
    const chosen = { held, free: new Set<number>(), roomy: new Set([2]), wantedKinds: [] };
    const otherwise = { value: 40, spans: one.visit.spans };

    return otherwiseNear({ ...one, otherwise }, chosen).otherwise?.spans.map(
      ({ length }) => length,
    );
  };

  expect(moved(80)).toEqual([0, 1, 0]);
  expect(moved(97)).toEqual([1, 1, 1]);
});
