import { describe, expect, test } from 'vitest';
import type { PlannedRoute, PlannedStop } from '#server/planner/problem.ts';
import { type DinnerWorld, withOtherDinners } from './before-dinner.ts';
import { waitBefore } from './long-day.ts';

const leg = { mode: 'walk', minutes: 10, km: 0.6, usd: 0 } as const;
const stop = (id: string, start: number, end: number, more: Partial<PlannedStop> = {}) =>
  ({ id, kind: 'visit', start, end, leg, ...more }) satisfies PlannedStop;
const dinner = (start: number, end: number) =>
  stop('dinner', start, end, { kind: 'meal', meal: 'dinner' });
const day = (...stops: PlannedStop[]): PlannedRoute => ({
  stops,
  back: leg,
  leave: (stops[0]?.start ?? 0) - leg.minutes,
  arrive: (stops.at(-1)?.end ?? 0) + leg.minutes,
});
const world: DinnerWorld = {
  window: [540, 1380],
  maxProgramme: 540,
  slot: { meal: 'dinner', window: [1080, 1275], minutes: 90 },
  open: [[1050, 1320]],
  openOn: () => [[540, 1200]],
  isRest: () => false,
};
const timesOf = ({ stops }: PlannedRoute) => stops.map(({ start, end }) => [start, end]);

const waits = (route: PlannedRoute, at: number, of = world) =>
  withOtherDinners(route, at, of).map((one) => waitBefore(one.stops, at));

describe('a wait for dinner', () => {
  const short = day(stop('museum', 900, 1040), dinner(1125, 1215));

  test('grows shorter with a longer visit, then with dinner sooner, within its hours', () => {
    const [as, longer, ...sooner] = withOtherDinners(short, 1, world).map(timesOf);

    expect(as).toEqual([
      [900, 1040],
      [1125, 1215],
    ]);
    expect(longer?.[0]).toEqual([900, 1070]);
    expect(sooner.slice(0, 1)).toEqual([
      [
        [900, 1070],
        [1110, 1200],
      ],
    ]);
    expect(waits(short, 1, { ...world, open: [[1125, 1320]] })).toEqual([75, 45, 85, 95]);
  });

  test('is no reason to stay until the day is too long', () => {
    const early = day(stop('castle', 560, 820), stop('museum', 900, 1040), dinner(1125, 1215));
    const [, longer] = withOtherDinners(early, 2, { ...world, maxProgramme: 490 });

    expect(longer?.stops[1]?.end).toBe(1040);
  });
});

describe('dinner at another hour', () => {
  const long = day(stop('museum', 900, 1040), dinner(1095, 1185), stop('bar', 1200, 1260));
  const dinners = (of: DinnerWorld) => withOtherDinners(long, 1, of).map((one) => timesOf(one)[1]);

  test('is shorter when later, and longer when sooner, rather than move what comes after it', () => {
    expect(dinners({ ...world, openOn: () => undefined })).toEqual([
      [1095, 1185],
      [1095, 1185],
      [1080, 1185],
      [1105, 1185],
      [1115, 1190],
    ]);
  });

  test('is had within its hours', () => {
    expect(new Set(dinners({ ...world, open: [[1095, 1185]] }).map(String))).toEqual(
      new Set(['1095,1185', '1105,1185']),
    );
  });
});
