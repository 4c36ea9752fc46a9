import { describe, expect, test } from 'vitest';
import type { PlannedRoute, PlannedStop, Point } from '#server/planner/problem.ts';
import { programmeOf } from './route-measures.ts';
import { type LimitWorld, withinLimits } from './within-limits.ts';

/** Points lie on a line, a minute on foot apart for each step. */
const at = (step: number): Point => ({ lat: 0, lon: step });
const legBetween = (from: Point, to: Point) => {
  const minutes = Math.abs(from.lon - to.lon);

  return { mode: 'walk', minutes, km: minutes / 12, usd: 0 } as const;
};
const HERE = legBetween(at(0), at(0));
const stop = (id: string, hours: [number, number], more: Partial<PlannedStop> = {}) => ({
  id,
  kind: 'visit' as const,
  start: hours[0] * 60,
  end: hours[1] * 60,
  leg: HERE,
  ...more,
});
const LUNCH = stop('lunch', [13, 14], { kind: 'meal', meal: 'lunch' });
const DINNER = stop('dinner', [20, 21], { kind: 'meal', meal: 'dinner' });
const routeOf = (...stops: PlannedStop[]): PlannedRoute => ({
  stops,
  back: HERE,
  leave: stops[0]?.start ?? 0,
  arrive: stops.at(-1)?.end ?? 0,
});
const worths: Record<string, number> = { museum: 20, market: 5, square: 9, view: 50 };
const HOURS: Record<string, [number, number]> = {
  view: [17 * 60, 18.5 * 60],
  lunch: [13 * 60, 14 * 60],
};
const world: LimitWorld = {
  stay: at(0),
  pointOf: (id) => (id.startsWith('~') ? undefined : at(0)),
  legBetween,
  maxProgramme: 540,
  maxWalkKm: 10,
  spansOf: ({ id }) => [HOURS[id] ?? [9 * 60, 18 * 60]],
  openOf: ({ id }) => [HOURS[id] ?? [9 * 60, 18 * 60]],
  worthOf: (id) => worths[id],
  isRest: () => false,
  bringsDinner: () => false,
};
const idsWithin = (route: PlannedRoute, more: Partial<LimitWorld> = {}) =>
  withinLimits(route, { ...world, ...more }).stops.map(({ id }) => id);

describe('a day that lasts too long until dinner', () => {
  test('begins later where its morning has room for that', () => {
    const day = routeOf(
      stop('museum', [9, 11]),
      stop('church', [12, 12.5]),
      LUNCH,
      stop('park', [15, 16]),
      stop('view', [17, 18.5]),
      DINNER,
    );
    const within = withinLimits(day, world);

    expect(programmeOf(day, world)).toBe(570);
    expect(programmeOf(within, world)).toBe(540);
    expect(within.stops.map(({ id }) => id)).toEqual(day.stops.map(({ id }) => id));
  });

  test('is not too long where a long rest parts it', () => {
    const day = routeOf(
      stop('museum', [9, 12.5]),
      LUNCH,
      stop('square', [14, 16]),
      stop('view', [17.5, 19]),
      DINNER,
    );

    expect(programmeOf(day, world)).toBe(600 - 90);
    expect(withinLimits(day, world)).toBe(day);
  });

  test('ends before a visit that dinner comes with', () => {
    const day = routeOf(stop('museum', [9, 11]), LUNCH, stop('camp', [15.5, 21]));
    const bringsDinner = (id: string) => id === 'camp';

    expect(programmeOf(day, { ...world, bringsDinner })).toBe(120);
    expect(withinLimits(day, { ...world, bringsDinner })).toBe(day);
  });

  test('loses a lesser view rather than its morning', () => {
    const day = routeOf(
      stop('museum', [9, 12]),
      LUNCH,
      stop('square', [15, 17.75]),
      stop('bar', [19, 20]),
      stop('dinner', [20.25, 21.25], { kind: 'meal', meal: 'dinner' }),
    );
    const hours = { museum: [9, 18], bar: [18.5, 20.5], square: [9, 18] } as Record<
      string,
      number[]
    >;
    const left = withinLimits(day, {
      ...world,
      worthOf: (id) => ({ museum: 5, square: 9, bar: 20 })[id],
      spansOf: ({ id }) => {
        const [open = 12, close = 23] = hours[id] ?? [];

        return [[open * 60, close * 60]];
      },
    });

    expect(left.leave).toBe(9 * 60);
    expect(left.stops.map(({ id }) => id)).toEqual(['museum', 'lunch', 'square', 'dinner']);
  });

  const full = routeOf(
    stop('market', [9, 10]),
    stop('museum', [10, 12.9]),
    LUNCH,
    stop('square', [14, 16]),
    stop('view', [17, 18.5]),
    DINNER,
  );

  test('loses the sight that it misses least', () => {
    expect(idsWithin(full)).toEqual(['museum', 'lunch', 'square', 'view', 'dinner']);
  });

  test('does not lose what must stay', () => {
    expect(idsWithin(full, { worthOf: () => undefined })).toEqual(full.stops.map(({ id }) => id));
  });

  test('keeps a lunch of one’s own choice wherever the party is', () => {
    const day = routeOf(
      stop('museum', [9, 12.5]),
      stop('market', [12.5, 13]),
      { ...LUNCH, id: '~lunch' },
      stop('park', [14.5, 16]),
      stop('view', [17, 18.5]),
      DINNER,
    );

    expect(
      idsWithin(day, {
        spansOf: () => undefined,
        worthOf: (id) => (id === 'museum' ? 1 : undefined),
      }),
    ).toEqual(['market', '~lunch', 'park', 'view', 'dinner']);
  });
});

test('what waits for its light is seen by day where the morning would be lost for it', () => {
  const day = routeOf(
    stop('museum', [9, 11]),
    stop('market', [11, 12]),
    LUNCH,
    stop('square', [14, 15]),
    stop('dome', [19.5, 20.75]),
    stop('dinner', [21, 22], { kind: 'meal', meal: 'dinner' }),
  );
  const within = withinLimits(day, {
    ...world,
    spansOf: ({ id }) =>
      ({
        dome: [[19.5 * 60, 21 * 60]] as const,
        dinner: [[18.5 * 60, 23 * 60]] as const,
      })[id] ?? [[9 * 60, 18 * 60]],
    openOf: () => [[9 * 60, 21 * 60]],
    worthOf: () => undefined,
  });

  expect(within.leave).toBe(9 * 60);
  expect(within.stops.map(({ id, start }) => [id, start / 60])).toEqual([
    ['museum', 9],
    ['market', 11],
    ['lunch', 13],
    ['square', 14],
    ['dome', 15],
    ['dinner', 18.5],
  ]);
});

test('a long day without a rest loses a sight for one', () => {
  const day = routeOf(
    stop('museum', [10, 13]),
    LUNCH,
    stop('square', [14, 18]),
    stop('market', [18, 19]),
    stop('dinner', [19, 20.75], { kind: 'meal', meal: 'dinner' }),
  );

  expect(idsWithin(day)).toEqual(['museum', 'lunch', 'square', 'dinner']);
});

test('who comes from no sunset any more dines sooner', () => {
  const day = routeOf(
    stop('museum', [9, 12.9]),
    LUNCH,
    stop('square', [14, 17.25]),
    stop('view', [18.5, 20]),
    stop('dinner', [20.5, 22], { kind: 'meal', meal: 'dinner' }),
  );
  const within = withinLimits(day, {
    ...world,
    spansOf: ({ id }) => (id === 'dinner' ? [[18 * 60, 23 * 60]] : undefined),
    worthOf: (id) => (id === 'view' ? 1 : undefined),
  });

  expect(within.stops.at(-1)).toMatchObject({ id: 'dinner', start: 19 * 60, end: 20.5 * 60 });
});

test('a day within its limits stays as it is', () => {
  const day = routeOf(stop('museum', [10, 12]), LUNCH, stop('view', [17, 18.5]), DINNER);

  expect(withinLimits(day, world)).toBe(day);
});
