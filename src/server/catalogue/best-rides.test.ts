import { expect, test } from 'vitest';
import { bestRides, rideEstimates } from './best-rides.ts';
import type { Ride } from './ride.schema.ts';

const from = { lat: 48, lon: 2 };
const east = (degrees: number) => ({ lat: 48, lon: 2 + degrees });
const ride = (
  mode: Ride['mode'],
  minutes: number,
  usd: number,
  more: Partial<Ride> = {},
): Ride => ({
  mode,
  from: 'a',
  to: 'b',
  minutes,
  operators: ['Line'],
  priceUsd: [usd, usd],
  source: 'Timetable',
  asOf: '2026-11',
  ...more,
});

test.each<[string, Ride[], Ride['mode']]>([
  ['the fastest at one fare', [ride('train', 300, 40), ride('coach', 120, 40)], 'coach'],
  ['the cheapest at one time', [ride('train', 180, 90), ride('coach', 180, 20)], 'coach'],
  [
    'the most comfortable, all else alike',
    [ride('coach', 180, 40), ride('train', 180, 40)],
    'train',
  ],
  ['door to door, not gate to gate', [ride('flight', 60, 40), ride('train', 150, 40)], 'train'],
  [
    'a night asleep before a long day',
    [ride('coach', 600, 40), ride('ferry', 600, 60, { overnight: true })],
    'ferry',
  ],
])('puts first %s', (_, rides, mode) => {
  expect(bestRides(rides, from, east(3))[0]?.mode).toBe(mode);
});

test.each([
  [1, ['drive']],
  [4.5, ['drive', 'flight']],
  [30, ['flight']],
])('estimates by distance where no service is known, %d degrees away', (degrees, modes) => {
  const options = bestRides([], from, east(degrees));

  expect(options.map(({ mode }) => mode).toSorted()).toEqual(modes);
  expect(options.every(({ estimate, priceEstimated }) => estimate && priceEstimated)).toBe(true);
});

test.each([
  ['FR', 9, ['drive', 'flight']],
  ['FR', 10, ['coach', 'flight']],
  ['FR', 13, ['flight']],
  ['NO', 4, ['drive', 'flight']],
  ['NO', 5, ['coach', 'flight']],
  ['NO', 7, ['flight']],
])(
  'drives no longer than eight hours, and takes a bus for a little longer: in %s %i degrees',
  (country, degrees, modes) => {
    expect(
      rideEstimates({ ...from, country }, { ...east(degrees), country }).map(({ mode }) => mode),
    ).toEqual(modes);
  },
);

test('flies where there is no road, however near it is', () => {
  expect(rideEstimates(from, east(2), { hasRoad: false }).map(({ mode }) => mode)).toEqual([
    'flight',
  ]);
});

test('flies a shorter way where the road takes hours: over the Andes from Bogotá to Medellín', () => {
  const [bogota, medellin] = [
    { lat: 4.71, lon: -74.07, country: 'CO' },
    { lat: 6.25, lon: -75.57, country: 'CO' },
  ];

  expect(rideEstimates(bogota, medellin).map(({ mode }) => mode)).toContain('flight');
  expect(rideEstimates(from, east(2)).map(({ mode }) => mode)).not.toContain('flight');
});

test('marks a fare that no source gives', () => {
  const { priceUsd: _, ...unpriced } = ride('train', 120, 1);

  expect(bestRides([unpriced], from, east(3))[0]).toMatchObject({
    priceEstimated: true,
    estimate: false,
  });
});

test('goes by coach where nobody drives', () => {
  const modes = rideEstimates(from, east(2), { drives: false }).map(({ mode }) => mode);

  expect(modes).toEqual(['coach']);
});
