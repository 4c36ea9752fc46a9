import { expect, test } from 'vitest';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { asksForPoolTime, atThePool, hasPoolTime, poolTimeOutcomes } from './pool-time.ts';

const stay = { name: 'Palm House', amenities: ['pool', 'gym'] };
const WARM = { highC: 30 };

test.each([
  'Singapore with kids 4 and 7, pool breaks please',
  'a swim in the pool every day',
  'afternoons by the pool',
  'pool time after lunch',
  'we want to relax at the pool',
  'pool every afternoon',
  'time to cool off in the pool',
])('asks for time at the pool: %s', (notes) => {
  expect(asksForPoolTime(notes)).toBe(true);
  expect(hasPoolTime(notes, stay, WARM)).toBe(true);
});

test.each(['a hotel with a pool', 'no pool needed', 'car pool', 'rock pools'])(
  'asks for a house with one, or for none: %s',
  (notes) => {
    expect(asksForPoolTime(notes)).toBe(false);
  },
);

test.each([
  ['a stay without one', { name: 'Inn', amenities: ['gym'] }, WARM, false],
  ['a cold day', stay, { highC: 12 }, false],
  ['a cold day at an indoor pool', { name: 'Inn', amenities: ['indoor pool'] }, { highC: 2 }, true],
])('needs a pool to bathe in: %s', (_, house, weather, has) => {
  expect(hasPoolTime('pool breaks', house, weather)).toBe(has);
});

test('a rest at the stay is called what it is', () => {
  const nap = {
    id: 'nap-1',
    day: 1,
    title: 'Nap',
    note: 'Quiet hours for the little one',
  } as never;

  expect(atThePool([nap], { notes: 'pool breaks', stay, weather: () => WARM })).toMatchObject([
    { title: 'Pool break', note: expect.stringContaining('swim') },
  ]);
  expect(atThePool([nap], { notes: 'quiet', stay, weather: () => WARM })).toEqual([nap]);
});

test('it is told on how many days there is time for it', () => {
  const day = (dayNumber: number, activity: string) =>
    ({ dayNumber, dayType: 'Full Day', activities: [{ activity }] }) as PlannedDay;
  const told = (...activities: string[]) =>
    poolTimeOutcomes('pool breaks', {
      stay,
      days: activities.map((one, at) => day(at + 1, one)),
    })[0];

  expect(told('A pool break at Palm House', 'A museum')?.met).toBe(true);
  expect(told('A pool break at Palm House', 'A museum', 'A park')?.met).toBe(false);
  expect(told('A museum')?.met).toBe(false);
});
