import { describe, expect, test } from 'vitest';
import type { PlannedRoute, PlannedStop, Point } from '#server/planner/problem.ts';
import { fillGaps, type Filler, type GapWorld } from './fill-gaps.ts';

/** Points lie on a line, a minute on foot apart for each step; beyond twenty one rides. */
const at = (step: number): Point => ({ lat: 0, lon: step });
const legBetween = (from: Point, to: Point) => {
  const minutes = Math.abs(from.lon - to.lon);

  return { mode: minutes > 20 ? 'transit' : 'walk', minutes, km: minutes / 12, usd: 0 } as const;
};
const stop = (
  id: string,
  start: number,
  end: number,
  more: Partial<PlannedStop> = {},
): PlannedStop => ({
  id,
  kind: 'visit',
  start,
  end,
  leg: legBetween(at(0), at(0)),
  ...more,
});
const filler = (id: string, step: number, more: Partial<Filler> = {}): Filler => ({
  ...at(step),
  id,
  minutes: 45,
  value: 20,
  usd: 0,
  spans: [[480, 1380]],
  open: [[480, 1380]],
  isShow: false,
  ...more,
});
const world: GapWorld = {
  stay: at(0),
  pointOf: () => at(0),
  legBetween,
  window: [510, 1350],
  maxProgramme: 540,
  maxWalkKm: 10,
  usd: 100,
  evening: 1160,
  isLeaving: false,
  isRest: () => false,
  bringsDinner: () => false,
};
const routeOf = (stops: PlannedStop[]): PlannedRoute => ({
  stops,
  back: legBetween(at(0), at(0)),
  leave: stops[0]?.start ?? 0,
  arrive: stops.at(-1)?.end ?? 0,
});
const idsAfter = (stops: PlannedStop[], fillers: Filler[], more: Partial<GapWorld> = {}) =>
  fillGaps(routeOf(stops), fillers, { ...world, ...more }).stops.map(({ id }) => id);

describe('a hole', () => {
  const day = [stop('castle', 540, 660), stop('lunch', 840, 900, { kind: 'meal', meal: 'lunch' })];

  test('between two stops holds a sight nearby', () => {
    expect(idsAfter(day, [filler('square', 5)])).toEqual(['castle', 'square', 'lunch']);
  });

  test.each([
    ['far away', filler('square', 50), {}],
    ['closed then', filler('square', 5, { spans: [[900, 1380]], open: [[900, 1380]] }), {}],
    ['too dear', filler('square', 5, { usd: 200 }), {}],
    ['too far on foot', filler('square', 18), { maxWalkKm: 1 }],
  ])('holds nothing that is %s', (_, one, more) => {
    expect(idsAfter(day, [one], more)).toEqual(['castle', 'lunch']);
  });

  test('of hours holds one at another hour than its best, where nothing is at its best then', () => {
    const evening = filler('evening', 5, { spans: [[900, 1380]] });

    expect(idsAfter(day, [evening])).toEqual(['castle', 'evening', 'lunch']);
    expect(idsAfter(day, [{ ...evening, value: 60 }, filler('square', 5)])[1]).toBe('square');
  });

  test('of three hours holds one that is further', () => {
    expect(idsAfter(day, [filler('square', 25)])).toEqual(['castle', 'square', 'lunch']);
  });

  test('of a pause stays one', () => {
    expect(idsAfter([stop('castle', 540, 785), ...day.slice(1)], [filler('square', 5)])).toEqual([
      'castle',
      'lunch',
    ]);
  });

  test('before a late first stop begins the day', () => {
    expect(idsAfter([stop('castle', 660, 720)], [filler('square', 5)])).toEqual([
      'square',
      'castle',
    ]);
  });

  test('before a first stop at ten holds a short visit', () => {
    const stops = fillGaps(
      routeOf([stop('castle', 600, 720)]),
      [filler('square', 5, { minutes: 90 })],
      world,
    ).stops;

    expect(stops.map(({ id, start, end }) => [id, start, end])).toEqual([
      ['square', 515, 575],
      ['castle', 600, 720],
    ]);
  });

  test('before leaving for home holds a sight on the way', () => {
    const morning = [stop('castle', 540, 660)];
    const leaving = { isLeaving: true, window: [510, 800] as const };

    expect(idsAfter(morning, [filler('square', 5)], leaving)).toEqual(['castle', 'square']);
    expect(idsAfter(morning, [filler('square', 5)], { ...leaving, isLeaving: false })).toEqual([
      'castle',
    ]);
  });

  test('does not make the day longer than the party bears', () => {
    expect(
      idsAfter([stop('castle', 660, 720)], [filler('square', 5)], { maxProgramme: 180 }),
    ).toEqual(['castle']);
  });
});

describe('an evening', () => {
  const dinner = [
    stop('castle', 540, 1050),
    stop('dinner', 1110, 1200, { kind: 'meal', meal: 'dinner' }),
  ];

  test('holds a stroll near dinner, for as long as the night allows', () => {
    const { stops } = fillGaps(routeOf(dinner), [filler('bridge', 10, { minutes: 150 })], world);

    expect(stops.map(({ id, start, end }) => [id, start, end])).toEqual([
      ['castle', 540, 1050],
      ['dinner', 1110, 1200],
      ['bridge', 1210, 1270],
    ]);
  });

  test('holds half an hour where the night is too short for more, also after a long day out', () => {
    const { stops } = fillGaps(routeOf(dinner), [filler('bar', 10, { minutes: 60 })], {
      ...world,
      window: [510, 1265],
      maxProgramme: 480,
    });

    expect(stops.slice(2).map(({ id, start, end }) => [id, start, end])).toEqual([
      ['bar', 1210, 1240],
    ]);
  });

  test('ends with dinner where nothing is near, and for who is home by then', () => {
    expect(idsAfter(dinner, [filler('bridge', 30)])).toEqual(['castle', 'dinner']);
    expect(idsAfter(dinner, [filler('bridge', 10)], { evening: undefined })).toEqual([
      'castle',
      'dinner',
    ]);
  });
});

test('a filler far out leaves no lunch far from all that is around it', () => {
  const lunch = stop('lunch', 780, 840, {
    kind: 'meal',
    meal: 'lunch',
    leg: legBetween(at(0), at(40)),
  });
  const far = { ...world, pointOf: (id: string) => (id === 'lunch' ? at(40) : at(0)) };
  const near = stop('museum', 1140, 1200, { leg: legBetween(at(40), at(42)) });
  const day = [stop('castle', 540, 660), lunch, near];
  const withMuseumNear = {
    ...far,
    pointOf: (id: string) => (id === 'museum' ? at(42) : far.pointOf(id)),
  };

  expect(idsAfter(day, [filler('zoo', 80)], withMuseumNear)).toEqual(['castle', 'lunch', 'museum']);
  expect(idsAfter(day, [filler('square', 41)], withMuseumNear)).toContain('square');
});
