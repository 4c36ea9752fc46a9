import { expect, test } from 'vitest';
import type { RideMode, TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import { rideOutcomes } from './ride-outcomes.ts';

const STAY = {
  id: 'a-stay',
  name: 'A Stay',
  type: 'Hotel',
  lat: 0,
  lon: 0,
  area: '',
  address: '',
  priceRange: '$$',
  pricePerNight: 100,
  amenities: [],
  description: '',
};

function place(name: string, ride?: { mode: RideMode } & Partial<TripRide>): TripPlace {
  return {
    id: name.toLowerCase(),
    name,
    country: 'Italy',
    lat: 0,
    lon: 0,
    timeZone: 'Europe/Rome',
    nights: 2,
    arrive: '2027-05-10',
    depart: '2027-05-12',
    stay: STAY,
    ...(ride
      ? {
          ride: {
            from: '',
            to: '',
            date: '2027-05-10',
            departs: '10:00',
            arrives: '12:00',
            minutes: 120,
            km: 200,
            usd: 50,
            operators: [],
            luggage: '',
            estimate: true,
            source: '',
            ...ride,
          },
        }
      : {}),
  };
}

const PLACES = [
  place('Rome'),
  place('Florence', { mode: 'train' }),
  place('Venice', { mode: 'drive', oneWayUsd: 75 }),
];

test('what is said of all ways is held against each of them', () => {
  expect(rideOutcomes(PLACES, { only: 'train', avoided: [] })).toEqual([
    {
      wish: 'By train',
      met: false,
      detail:
        'From Florence to Venice the plan goes by car: we know of no train there within a day.',
    },
  ]);
  expect(rideOutcomes(PLACES.slice(0, 2), { only: 'train', avoided: [] })).toEqual([
    { wish: 'By train', met: true, detail: 'Rome to Florence in 2h.' },
  ]);
});

test('what is said of one leg counts for it alone', () => {
  const legs = [{ from: 'florence', to: 'venice', isEitherWay: false, mode: 'drive' as const }];

  expect(rideOutcomes(PLACES, { only: 'train', legs, avoided: [] })).toEqual([
    { wish: 'By train', met: true, detail: 'Rome to Florence in 2h.' },
    { wish: 'Florence to Venice by car', met: true, detail: 'It takes 2h.' },
  ]);
});

test('a night under way, and a car that is left elsewhere', () => {
  expect(rideOutcomes(PLACES, { byNight: true, isOneWay: true, avoided: [] })).toMatchObject([
    { wish: 'A night under way', met: false },
    {
      wish: 'Car left in Venice',
      met: true,
      detail: 'About $75 for that is in the price of the drive, an estimate.',
    },
  ]);
});
