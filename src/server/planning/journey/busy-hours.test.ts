import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { timeOf } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { chooseRoute } from './choose-route.ts';
import { placeRides } from './place-ride.ts';
import { readRideWishes } from './ride-wishes.ts';

const catalogue = loadCatalogue();
const WEEK = { departureDate: '2027-05-15', returnDate: '2027-05-22' };
const MONDAY = '2027-05-17';

function between(from: string, to: string, asked: Partial<PlanRequest>, date = MONDAY) {
  const [start, end] = [catalogue.destination(from), catalogue.destination(to)];

  if (!start || !end) throw new Error(`No ${from} or ${to}`);
  const wishes = readRideWishes(buildRequest({ ...WEEK, ...asked }));
  const [ride] = placeRides([start, end], { rides: loadRides(), date, wishes });

  return ride && [ride.mode, timeOf(ride.departs), timeOf(ride.arrives)];
}

describe('a ride on a day of work', () => {
  test.each<[string, string, string, unknown]>([
    ['leaves after it', 'rome', 'Work Monday 9-17', ['train', '18:25', '19:57']],
    ['is there before it', 'rome', 'Work Monday 15-22', ['train', '10:30', '12:02']],
    ['leaves as usual where it is over early', 'rome', 'Call Monday 7-8', undefined],
  ])('%s', (_, from, additionalPreferences, expected) => {
    const usual = between(from, 'florence', {});

    expect(between(from, 'florence', { additionalPreferences })).toEqual(expected ?? usual);
  });

  test('leaves after the working day on business, and as usual at the weekend', () => {
    const asked = { tripType: 'business' as const };

    expect(between('rome', 'florence', asked)).toEqual(['train', '19:10', '20:42']);
    expect(between('rome', 'florence', asked, '2027-05-16')).toEqual(
      between('rome', 'florence', {}, '2027-05-16'),
    );
  });
});

test('a long ride is gone on where nobody works', () => {
  const places = ['perth', 'sydney'].flatMap((id) => catalogue.destination(id) ?? []);
  const request = buildRequest({
    departureDate: '2027-05-12',
    returnDate: '2027-05-19',
    additionalPreferences: 'I work 9 to 5 Monday to Friday.',
  });
  const route = chooseRoute(
    request,
    {
      places: places.map((destination) => ({ destination, isRequired: true })),
      isOrdered: true,
    },
    { home: undefined, rides: loadRides(), wishes: readRideWishes(request) },
  );

  if ('reason' in route) throw new Error(route.reason);
  expect(['2027-05-15', '2027-05-16']).toContain(route.stays[1]?.arrive);
});
