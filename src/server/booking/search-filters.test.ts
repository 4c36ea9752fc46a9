import { describe, expect, test } from 'vitest';
import {
  budgetHotelInput,
  experienceSearchInput,
  flightSearchInput,
  hotelSearchInput,
  type ExperienceResult,
  type FlightResult,
  type HotelResult,
} from '#shared/booking/search.schema.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { fixedClock } from '../clock.ts';
import { searchBudgetHotels } from './budget-search.ts';
import { namedProviders } from './domain/named-providers.ts';
import { experienceKind, flightKind, hotelKind } from './search-kinds.ts';

const unused = () => {
  throw new Error('a filter asks nothing of the world');
};
const clock = { now: unused };
const transport = {} as Parameters<typeof flightKind>[0]['transport'];

const hotel = {
  name: 'Hotel',
  starRating: 3,
  pricePerNight: 120,
  currency: 'USD',
  amenities: ['wifi', 'breakfast', 'pool'],
  propertyType: 'Hotel',
} as HotelResult;
const experience = {
  provider: 'viator',
  lowestPrice: 50,
  currency: 'USD',
  categories: ['history', 'arts'],
} as ExperienceResult;

describe('[HTL-03] hotels', () => {
  const passes = async (filters: object, changes: Partial<HotelResult> = {}) => {
    const kind = hotelKind({
      providers: [],
      clock,
      findPlace: () => Promise.reject(new Error('nowhere')),
    });
    const search = hotelSearchInput.parse({
      destination: 'Lisbon',
      checkIn: '2026-06-01',
      checkOut: '2026-06-03',
      ...filters,
    });

    return (await kind.fit([{ ...hotel, ...changes }], search)).length === 1;
  };

  test.each<[string, object, Partial<HotelResult>, boolean]>([
    ['no filter but the usual prices', {}, {}, true],
    ['at the lowest price', { priceRange: [120, 200] }, {}, true],
    ['at the highest price', { priceRange: [50, 120] }, {}, true],
    ['below the lowest price', { priceRange: [121, 200] }, {}, false],
    ['above the highest price', { priceRange: [50, 119] }, {}, false],
    // €0.87 are a dollar.
    ['above in dollars alone', { priceRange: [50, 130] }, { currency: 'EUR' }, false],
    ['as many stars', { starRating: 3 }, {}, true],
    ['more stars', { starRating: 2 }, {}, true],
    ['fewer stars', { starRating: 4 }, {}, false],
    ['one of the types', { propertyTypes: ['Villa', 'Hotel'] }, {}, true],
    ['another type', { propertyTypes: ['Villa'] }, {}, false],
    ['every amenity', { amenities: ['wifi', 'pool'] }, {}, true],
    ['one amenity short', { amenities: ['wifi', 'gym'] }, {}, false],
  ])('%s', async (_what, filters, changes, expected) => {
    expect(await passes(filters, changes)).toBe(expected);
  });
});

describe('[EXP-02] experiences', () => {
  test.each<[string, object, Partial<ExperienceResult>, boolean]>([
    ['no filter', {}, {}, true],
    ['at the highest price', { maxPrice: 50 }, {}, true],
    ['above the highest price', { maxPrice: 49 }, {}, false],
    ['free at a price of nothing', { maxPrice: 0 }, { lowestPrice: 0 }, true],
    ['below in its currency alone', { maxPrice: 52 }, { currency: 'EUR' }, false],
    ['any of the categories', { categories: ['arts', 'nightlife'] }, {}, true],
    ['none of the categories', { categories: ['nightlife'] }, {}, false],
    ['one of the providers', { providers: ['airbnb', 'viator'] }, {}, true],
    ['another provider', { providers: ['airbnb'] }, {}, false],
    ['no provider named', { providers: [] }, {}, true],
  ])('%s', async (_what, filters, changes, expected) => {
    const search = experienceSearchInput.parse({ destination: 'Lisbon', ...filters });
    const kind = experienceKind({ providers: [], clock });

    expect(await kind.fit([{ ...experience, ...changes }], search)).toHaveLength(expected ? 1 : 0);
  });
});

test.each([
  [false, 0, true],
  [false, 2, true],
  [true, 0, true],
  [true, 1, false],
])('[FLT-01] direct only: %s, with %d stops: %s', async (directFlights, stops, expected) => {
  const search = flightSearchInput.parse({
    origin: 'LHR',
    destination: 'LIS',
    departureDate: '2026-06-01',
    directFlights,
  });
  const kind = flightKind({ providers: [], transport, clock });

  expect(await kind.fit([{ stops } as FlightResult], search)).toHaveLength(expected ? 1 : 0);
});

describe('[FLT-01] [EXP-02] providers that a search names', () => {
  const sample = { name: 'Northstar sample fares', isSample: true };
  const duffel = { name: 'Duffel', isSample: false };
  const viator = { name: 'Viator', isSample: false };
  const flights = ['amadeus', 'duffel'];
  const notSetUp = (provider: string) => ({ provider, message: 'is not set up on this server' });

  test.each<[string, (typeof sample)[], string[], string[], string[], object[]]>([
    ['no name asks all', [duffel], [], flights, ['Duffel'], []],
    ['a name asks it', [duffel], ['DUFFEL'], flights, ['Duffel'], []],
    ['one that is not set up', [duffel], ['amadeus'], flights, [], [notSetUp('amadeus')]],
    [
      'one of two set up',
      [duffel],
      ['amadeus', 'duffel'],
      flights,
      ['Duffel'],
      [notSetUp('amadeus')],
    ],
    ['samples stand in', [sample], ['amadeus'], flights, ['Northstar sample fares'], []],
    [
      'samples by their name',
      [sample],
      ['northstar sample fares'],
      flights,
      ['Northstar sample fares'],
      [],
    ],
    [
      'nobody we know',
      [sample],
      ['nobody'],
      flights,
      [],
      [{ provider: 'nobody', message: 'is not one of amadeus, duffel' }],
    ],
    [
      'a marketplace that is not set up',
      [viator],
      ['airbnb'],
      ['viator', 'airbnb'],
      [],
      [notSetUp('airbnb')],
    ],
  ])('%s', (_what, providers, named, known, asked, missing) => {
    const answer = namedProviders(providers, { named, known });

    expect(answer.asked.map(({ name }) => name)).toEqual(asked);
    expect(answer.missing).toEqual(missing);
  });
});

describe('[BUDG-02] budget hotels', () => {
  test.each<[BudgetLevel, number, string, boolean]>([
    ['budget', 0.01, 'USD', true],
    ['budget', 100, 'USD', true],
    ['budget', 100.01, 'USD', false],
    // €0.87 are a dollar.
    ['budget', 90, 'EUR', false],
    ['moderate', 50, 'USD', true],
    ['moderate', 200, 'USD', true],
    ['moderate', 49.99, 'USD', false],
    ['luxury', 199.99, 'USD', false],
    ['luxury', 400, 'USD', true],
    ['ultra-luxury', 800, 'USD', true],
    ['ultra-luxury', 801, 'USD', false],
  ])('%s at %d %s a night: %s', async (budget, pricePerNight, currency, expected) => {
    const found = { ...hotel, id: 'one', address: 'Rua A', pricePerNight, currency };
    const kind = hotelKind({
      providers: [{ name: 'One', isSample: false, search: () => Promise.resolve([found]) }],
      clock: fixedClock('2026-05-01T12:00:00Z'),
      findPlace: () => Promise.reject(new Error('nowhere')),
    });
    const answer = await searchBudgetHotels(kind, {
      search: budgetHotelInput.parse({
        destination: 'Lisbon',
        checkInDate: '2026-06-01',
        checkOutDate: '2026-06-03',
        budget,
        adults: 3,
      }),
      clock: fixedClock('2026-05-01T12:00:00Z'),
      run: { signals: [], onFault: (error) => expect.unreachable(String(error)) },
    });

    expect(answer.count).toBe(expected ? 1 : 0);
    if (expected) expect(answer.hotels[0]?.offers).toMatchObject([{ guests: { adults: 3 } }]);
  });
});
