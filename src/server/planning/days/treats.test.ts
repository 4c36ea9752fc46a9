import { describe, expect, test } from 'vitest';
import type { PlannedRoute, PlannedStop, Point } from '#server/planner/problem.ts';
import { type Treat, type TreatWorld, withTreat } from './treats.ts';

const leg = { mode: 'walk', minutes: 5, km: 0.3, usd: 0 } as const;
const HERE: Point = { lat: 0, lon: 0 };
const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const stop = (id: string, from: string, to: string, more: Partial<PlannedStop> = {}) =>
  ({ id, kind: 'visit', start: at(from), end: at(to), leg, ...more }) satisfies PlannedStop;
const meal = (name: 'lunch' | 'dinner', from: string, to: string) =>
  stop(name, from, to, { kind: 'meal', meal: name });
const routeOf = (...stops: PlannedStop[]): PlannedRoute => ({
  stops,
  back: leg,
  leave: (stops[0]?.start ?? 0) - leg.minutes,
  arrive: (stops.at(-1)?.end ?? 0) + leg.minutes,
});
const treat = (id: string, rank = 0) =>
  ({ place: { id, name: id, kind: 'cafe', ...HERE }, isStay: false, rank }) as Treat;
const world: TreatWorld = {
  treatsNear: () => [treat('pastry')],
  pointOf: () => HERE,
  legBetween: () => leg,
  hoursOf: () => [[at('08:00'), at('23:00')]],
  until: at('23:00'),
  maxProgramme: 540,
  maxWalkKm: 10,
  usd: 100,
  isRest: () => false,
  bringsDinner: () => false,
};
const DAY = routeOf(
  stop('monastery', '09:00', '11:00'),
  stop('monument', '11:05', '12:00'),
  meal('lunch', '13:15', '14:15'),
  stop('tower', '14:20', '15:30'),
  meal('dinner', '19:30', '21:00'),
);
const hoursOf = (route: PlannedRoute | undefined) =>
  route?.stops.map(({ id, start }) => `${id} ${Math.floor(start / 60)}:${start % 60}`);
const daysWith = (more: Partial<TreatWorld>, day = DAY) =>
  hoursOf(withTreat(day, { ...world, ...more })?.route);

describe('half an hour at a house that everybody goes to', () => {
  test('moves what comes after it as far as that has room', () => {
    expect(daysWith({})).toEqual([
      'monastery 9:0',
      'pastry~rest 11:5',
      'monument 11:40',
      'lunch 13:15',
      'tower 14:20',
      'dinner 19:30',
    ]);
  });

  test.each<[string, Partial<TreatWorld>]>([
    ['nothing known is near', { treatsNear: () => [] }],
    ['what follows keeps its hour', { hoursOf: () => undefined }],
    ['the way is long', { legBetween: () => ({ ...leg, minutes: 12 }) }],
    ['the day is long enough', { until: 0, maxProgramme: 0, hoursOf: () => [[0, at('12:00')]] }],
  ])('is left out where %s', (_, more) => {
    const day = routeOf(
      stop('monastery', '09:00', '11:00'),
      stop('monument', '11:05', '12:00'),
      meal('lunch', '12:05', '13:05'),
      meal('dinner', '19:30', '21:00'),
    );

    expect(daysWith(more, day)).toBeUndefined();
  });

  test('is not had soon before a meal, nor soon after lunch', () => {
    const day = routeOf(
      stop('monastery', '09:00', '11:30'),
      meal('lunch', '12:10', '13:10'),
      meal('dinner', '19:30', '21:00'),
    );

    expect(daysWith({ hoursOf: () => undefined }, day)).toBeUndefined();
  });

  test('is the best known one in reach of any stop', () => {
    const treats = (id: string) => [
      treat(id === 'tower' ? 'cake' : 'pastry', id === 'tower' ? -1 : 0),
    ];

    expect(daysWith({ treatsNear: treats })).toContain('cake~rest 15:35');
  });
});
