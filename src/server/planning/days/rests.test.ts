import { describe, expect, test } from 'vitest';
import type { PlannedRoute, PlannedStop, Point } from '#server/planner/problem.ts';
import type { RestPlace } from './rest-place.ts';
import { restBefore, type RestWorld } from './rests.ts';

const leg = { mode: 'walk', minutes: 10, km: 0.6, usd: 0 } as const;
const HERE = { lat: 0, lon: 0 };
const stop = (id: string, start: number, end: number, more: Partial<PlannedStop> = {}) =>
  ({ id, kind: 'visit', start, end, leg, ...more }) satisfies PlannedStop;
const dayWith = (...stops: PlannedStop[]): PlannedRoute => ({
  stops,
  back: leg,
  leave: 530,
  arrive: (stops.at(-1)?.end ?? 0) + leg.minutes,
});
/** A sight until five, and dinner so many minutes later. */
const dinnerAfter = (minutes: number) =>
  dayWith(
    stop('museum', 900, 1020),
    stop('table', 1020 + minutes, 1110 + minutes, { kind: 'meal', meal: 'dinner' }),
  );
const placeOf = (name: string, kind: string): RestPlace =>
  ({ place: { id: name, name, kind, ...HERE }, isStay: kind === 'hotel' }) as RestPlace;
const world: RestWorld = {
  stay: placeOf('stay', 'hotel'),
  longestRest: 75,
  pointOf: (): Point => HERE,
  isOwnChoice: () => false,
  legBetween: () => leg,
  placeNear: () => placeOf('cafe', 'cafe'),
  beforeDinner: () => placeOf('square', 'square'),
  isRest: () => false,
  hasRested: false,
  walkKm: 5,
  usd: 100,
};
const restsOf = (route: PlannedRoute, of: Partial<RestWorld> = {}, at = 1) =>
  restBefore(route, at, { ...world, ...of })?.rests.map(
    ({ at: { place }, stop: { start, end } }) => `${place.id} ${end - start}`,
  );

describe('the time before dinner', () => {
  test.each([
    [40, undefined],
    [90, ['stay 70']],
    // An hour out comes after the rest, and neither is longer than people like it.
    [150, ['stay 75', 'square 45']],
    [220, ['cafe 45', 'stay 75', 'square 60']],
  ])('%s minutes are %s', (minutes, rests) => {
    expect(restsOf(dinnerAfter(minutes))).toEqual(rests);
  });

  test('has no coffee straight before the meal, unless cake was asked for', () => {
    const noStay = { stay: { ...world.stay, place: { ...world.stay.place, lat: 1 } } };
    const far = {
      ...noStay,
      beforeDinner: () => undefined,
      legBetween: (from: Point, to: Point) =>
        from.lat === to.lat ? leg : { ...leg, minutes: 60, km: 5 },
    };
    const wished = { ...placeOf('cafe', 'cafe'), isWished: true };

    expect(restsOf(dinnerAfter(90), far)).toBeUndefined();
    expect(restsOf(dinnerAfter(90), { ...far, placeNear: () => wished })).toEqual(['cafe 45']);
  });

  test('is spent out where the day has had its rest', () => {
    expect(restsOf(dinnerAfter(90), { hasRested: true })).toEqual(['square 60']);
  });
});

test('an hour between two sights is spent in a cafe rather than at a stay that one has left for the day', () => {
  const route = dayWith(stop('museum', 900, 960), stop('church', 1040, 1100));

  expect(restsOf(route, { hasRested: true })).toEqual(['cafe 45']);
});

test('nobody goes home for a rest that leaves the table far from everything', () => {
  const far = { ...leg, mode: 'taxi', minutes: 32 } as const;
  const day = dinnerAfter(200);
  const restsFrom = (back: typeof leg | typeof far) =>
    restBefore({ ...day, back }, 1, {
      ...world,
      placeNear: () => undefined,
      beforeDinner: () => undefined,
      legBetween: (from, to) => (to === HERE && from !== HERE ? far : leg),
    })?.rests.length;

  expect(restsFrom(leg)).toBe(1);
  expect(restsFrom(far)).toBeUndefined();
});
