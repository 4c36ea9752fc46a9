import { expect, test } from 'vitest';
import type { PlannedRoute, PlannedStop } from '#server/planner/problem.ts';
import { type OpenUntil, withLongerVisits } from './longer-visits.ts';

const leg = { mode: 'walk', minutes: 10, km: 0.6, usd: 0 } as const;
const visit: PlannedStop = { id: 'a', kind: 'visit', start: 600, end: 660, leg };
const lunchAt = (start: number): PlannedStop => ({
  id: 'b',
  kind: 'meal',
  meal: 'lunch',
  start,
  end: start + 60,
  leg,
});
const day = (...stops: PlannedStop[]): PlannedRoute => ({ stops, back: leg, leave: 0, arrive: 0 });
const endOfVisit = (lunch: number, closes = 1080) =>
  withLongerVisits(day(visit, lunchAt(lunch)), () => [[540, closes]]).stops[0]?.end;

test('one stays at a sight rather than wait for lunch', () => {
  expect(endOfVisit(686)).toBe(670);
  // No more than a share of what is usual.
  expect(endOfVisit(780)).toBe(675);
});

test('a moment before lunch, closing time and what lasts as long as it lasts stay as they are', () => {
  expect(endOfVisit(680)).toBe(660);
  expect(endOfVisit(780, 665)).toBe(665);
  expect(withLongerVisits(day(visit, lunchAt(780)), () => undefined).stops[0]?.end).toBe(660);
  expect(
    withLongerVisits(day(visit, { ...lunchAt(780), meal: 'dinner' }), () => []).stops[0]?.end,
  ).toBe(660);
});

test('the sights before the last take their share, and move it on', () => {
  const second: PlannedStop = { ...visit, id: 'c', start: 670, end: 730 };
  const times = (openOn: OpenUntil) =>
    withLongerVisits(day(visit, second, lunchAt(800)), openOn).stops.map(({ start, end }) => [
      start,
      end,
    ]);

  expect(times(() => [[540, 1080]])).toEqual([
    [600, 675],
    [685, 760],
    [800, 860],
  ]);
  expect(times(({ id }) => (id === 'c' ? undefined : [[540, 1080]]))).toEqual([
    [600, 660],
    [670, 730],
    [800, 860],
  ]);
});
