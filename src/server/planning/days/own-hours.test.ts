import { expect, test } from 'vitest';
import type { PlannedRoute } from '#server/planner/problem.ts';
import { ownHours } from './own-hours.ts';

const LEG = { mode: 'walk', minutes: 10, km: 0.8, usd: 0 } as const;
const routeOf = (idle: number, meal?: 'dinner'): PlannedRoute => ({
  stops: [
    { id: 'museum', kind: 'visit', start: 900, end: 1020, leg: LEG },
    {
      id: 'next',
      kind: meal ? 'meal' : 'visit',
      ...(meal && { meal }),
      start: 1030 + idle,
      end: 1120 + idle,
      leg: LEG,
    },
  ],
  back: LEG,
  leave: 890,
  arrive: 1130 + idle,
});
const told = (idle: number, meal?: 'dinner') =>
  ownHours(routeOf(idle, meal), () => ({ where: 'in Old Town' })).map(
    ({ activity, time, duration }) => `${time} ${duration} ${activity}`,
  );

test('an idle hour before dinner is told, and a whole rest is left of it', () => {
  expect(told(45, 'dinner')).toEqual(['17:00 45m A stroll in Old Town before dinner']);
  expect(told(150, 'dinner')).toEqual(['17:00 2h 20m Time to explore in Old Town']);
  expect(told(40, 'dinner')).toEqual([]);
});

test('elsewhere only a long gap is time of its own', () => {
  expect(told(60)).toEqual([]);
  expect(told(90)).toEqual(['17:00 1h 20m Time to explore in Old Town']);
});

test('dinner is close only where it is', () => {
  const words = (minutes: number) => {
    const route = routeOf(45, 'dinner');
    const [museum, dinner] = route.stops;
    const leg = { ...LEG, minutes };

    if (!museum || !dinner) throw new RangeError('two stops');
    return ownHours(
      { ...route, stops: [museum, { ...dinner, leg, start: 1065 + minutes }] },
      () => ({ where: 'in Old Town' }),
    )[0]?.description;
  };

  expect(words(10)).toBe('Look around or sit down for a while: dinner is close.');
  expect(words(70)).toBe('Look around or sit down for a while before you go on to dinner.');
});

test('on a mountain there are no shops to look into', () => {
  const [own] = ownHours(routeOf(90), () => ({ where: 'in Pico', wild: 'Pico do Arieiro' }));

  expect(own?.activity).toBe('More time at Pico do Arieiro');
});
