import { expect, test } from 'vitest';
import type { PlannedRoute } from '#server/planner/problem.ts';
import { sleptIn } from './sleep-in.ts';

const leg = { mode: 'walk', minutes: 10, km: 0.7, usd: 0 };
const stop = (id: string, start: number, changes: object = {}) => ({
  id,
  kind: 'visit',
  start,
  end: start + 60,
  leg,
  ...changes,
});
const day = (first: number, id = 'museum'): PlannedRoute =>
  ({
    leave: first - 10,
    arrive: 900,
    back: leg,
    stops: [stop(id, first), stop('tavern', 740, { kind: 'meal', meal: 'lunch' })],
  }) as unknown as PlannedRoute;

test('who would wait before lunch sets out later', () => {
  expect(sleptIn(day(540), day(660))).toMatchObject({ leave: 650, stops: [{ start: 660 }, {}] });
});

test.each([
  ['nobody waits', day(660), day(670)],
  ['the later day begins with something else', day(540), day(660, 'castle')],
  ['the later hours run into lunch', day(540), day(700)],
])('the day stays where %s', (_, route, later) => {
  expect(sleptIn(route, later)).toBe(route);
});
