import { describe, expect, test } from 'vitest';
import type { PlannedRoute, PlannedStop } from '#server/planner/problem.ts';
import { type DinnerWorld, withDinnerLater, withoutWait } from './before-dinner.ts';

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

describe('a wait for dinner', () => {
  // A short day, which needs no rest.
  const short = day(stop('museum', 900, 1040), dinner(1125, 1215));

  test('ends as soon as people sit down, and with a longer visit', () => {
    expect(timesOf(withoutWait(short, 1, world))).toEqual([
      [900, 1065],
      [1080, 1170],
    ]);
  });

  test('stays where the day is long and has no other rest', () => {
    const long = day(stop('castle', 550, 700), stop('museum', 900, 1040), dinner(1125, 1215));

    expect(
      withoutWait({ ...long, stops: [stop('castle', 550, 880), ...long.stops.slice(1)] }, 2, world)
        .stops[2]?.start,
    ).toBe(1125);
  });

  test('stays as it is where dinner is fixed, or the wait is short', () => {
    const soon = day(stop('museum', 900, 1090), dinner(1125, 1215));

    expect(withoutWait(short, 1, { ...world, slot: undefined })).toBe(short);
    expect(withoutWait(soon, 1, world)).toBe(soon);
  });

  test('is no reason to stay until the day is too long', () => {
    const early = day(stop('castle', 560, 700), stop('museum', 900, 1040), dinner(1125, 1215));

    expect(withoutWait(early, 2, { ...world, maxProgramme: 490 }).stops[1]?.end).toBe(1040);
  });
});

describe('dinner a little later', () => {
  const long = day(stop('museum', 900, 1040), dinner(1095, 1185), stop('bar', 1200, 1260));

  test('is shorter rather than push what comes after it', () => {
    expect(withDinnerLater(long, 1, world).map((one) => timesOf(one)[1])).toEqual([
      [1105, 1185],
      [1115, 1190],
    ]);
  });

  test('is had within its hours', () => {
    expect(withDinnerLater(long, 1, { ...world, open: [[1050, 1180]] })).toEqual([]);
  });
});
