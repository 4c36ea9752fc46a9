import { expect, test } from 'vitest';
import type { Ride } from '../ride.schema.ts';
import { createRides } from '../rides.ts';
import { checkRides } from './check-rides.ts';
import { dataFiles } from '../testing/data-files.ts';

const { rides, destinations } = dataFiles();
const ride: Ride = {
  mode: 'train',
  from: 'paris',
  to: 'london',
  minutes: 140,
  km: 492,
  operators: ['Eurostar'],
  source: 'Timetable',
  asOf: '2026-11',
};

test('finds no fault in the rides of the catalogue', () => {
  expect(checkRides(rides, destinations)).toEqual([]);
  expect(rides.length).toBeGreaterThan(150);
});

test.each<[Partial<Ride>, string]>([
  [{ to: 'atlantis' }, 'does not join two destinations'],
  [{ to: 'paris' }, 'does not join two destinations'],
  [{ minutes: 20 }, 'runs at 1476 km/h'],
  [{ minutes: 6000 }, 'runs at 5 km/h'],
  [{ km: 200 }, 'is shorter than the way (200 km)'],
  [{ priceUsd: [90, 40] }, 'has its fares reversed'],
  [{ firstDeparture: '21:00', lastDeparture: '06:00' }, 'departs last before it departs first'],
])('finds a ride with %j', (changes, fault) => {
  const found = checkRides([{ ...ride, ...changes }], destinations);

  expect(found).toHaveLength(1);
  expect(found[0]).toContain(fault);
});

test('finds a ride listed twice, whichever way', () => {
  expect(checkRides([ride, { ...ride, from: 'london', to: 'paris' }], destinations)).toEqual([
    'rides: train london to paris is listed twice',
  ]);
});

test.each([
  ['rome', 'florence'],
  ['florence', 'venice'],
  ['vienna', 'budapest'],
  ['prague', 'vienna'],
  ['london', 'paris'],
  ['bangkok', 'chiang-mai'],
])('joins %s and %s by train, both ways', (from, to) => {
  const { ridesBetween } = createRides(rides);

  expect(ridesBetween(from, to).map(({ mode }) => mode)).toContain('train');
  expect(ridesBetween(to, from)).toHaveLength(ridesBetween(from, to).length);
});

test.each([
  ['santorini', 'mykonos', 'ferry'],
  ['helsinki', 'tallinn', 'ferry'],
  ['split', 'dubrovnik', 'coach'],
  ['granada', 'seville', 'coach'],
  ['granada', 'seville', 'train'],
])('joins %s and %s by %s', (from, to, mode) => {
  expect(
    createRides(rides)
      .ridesBetween(from, to)
      .map((one) => one.mode),
  ).toContain(mode);
});
