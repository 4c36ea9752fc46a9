import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { callRest, callTrpc } from '#server/testing/both-transports.ts';

/** Every field of every search tried with what should not come, by both transports. */

const api = createTestApi();

type Bad = [fault: object, message: string];

const FLIGHT = { origin: 'LHR', destination: 'JFK', departureDate: '2026-06-01' };
const HOTEL = { destination: 'London', checkIn: '2026-06-01', checkOut: '2026-06-05' };
const NIGHTS = { checkInDate: '2026-06-01', checkOutDate: '2026-06-05' };
const NO_AIRPORT = 'must be a three-letter airport code';
const NO_DAY = 'must be a date such as 2026-05-31';
const AFTER = 'Check-out must be after check-in';
const AMENITIES =
  'wifi, breakfast, parking, pool, gym, spa, aircon, pet_friendly, restaurant, bar, room_service or business_facilities';

const BAD_FLIGHTS: readonly Bad[] = [
  [{ origin: undefined }, `origin: ${NO_AIRPORT}`],
  [{ origin: 'London' }, `origin: ${NO_AIRPORT}`],
  [{ origin: 7, destination: {} }, `origin: ${NO_AIRPORT}; destination: ${NO_AIRPORT}`],
  [
    { origin: 'LHX' },
    'origin: we do not know an airport LHX. Did you mean LAX (Los Angeles), LHR (London), BHX (Birmingham)?',
  ],
  [
    { origin: 'ZZZ', destination: 'QQQ' },
    'origin: we do not know an airport ZZZ. Did you mean ZNZ (Zanzibar)?; destination: we do not know an airport QQQ',
  ],
  [{ destination: 'lhr' }, 'destination: must differ from origin'],
  [{ origin: 'LON', destination: 'LHR' }, 'destination: LON and LHR are airports of one city'],
  [{ origin: 'JFK', destination: 'NYC' }, 'destination: JFK and NYC are airports of one city'],
  [{ departureDate: undefined }, 'departureDate: Departure date is required'],
  [{ departureDate: '' }, 'departureDate: Departure date is required'],
  [{ departureDate: '2026-02-30' }, `departureDate: ${NO_DAY}`],
  [{ departureDate: '2026-06-01T10:00:00+02:00' }, `departureDate: ${NO_DAY}`],
  [{ departureDate: 20_260_601 }, `departureDate: ${NO_DAY}`],
  [{ departureDate: '2026-04-29' }, 'departureDate: must not be in the past'],
  [{ returnDate: '2026-05-31' }, 'returnDate: Return date must not be before departure date'],
  [{ returnDate: 'later' }, `returnDate: ${NO_DAY}`],
  [{ adults: 0 }, 'adults: must be at least 1'],
  [{ adults: 400 }, 'adults: must be at most 10'],
  [{ adults: '2' }, 'adults: must be a whole number'],
  [{ adults: 1.5 }, 'adults: must be a whole number'],
  [{ cabinClass: 'Economy' }, 'cabinClass: must be economy, premium_economy, business or first'],
  [{ directFlights: 'yes' }, 'directFlights: must be true or false'],
  [{ providers: 'amadeus' }, 'providers: must be a list'],
  [{ providers: [''] }, 'providers.0: must not be empty'],
];
const BAD_HOTELS: readonly Bad[] = [
  [{ destination: undefined }, 'destination: Destination is required'],
  [{ destination: 'L' }, 'destination: Destination is required'],
  [{ destination: '   ' }, 'destination: Destination is required'],
  [{ destination: 'x'.repeat(121) }, 'destination: must be at most 120 characters'],
  [{ destination: 'Lon\u0000don' }, 'destination: must not hold a NUL or half a character'],
  [{ checkIn: undefined }, 'checkIn: Check-in date is required'],
  [{ checkOut: undefined }, 'checkOut: Check-out date is required'],
  [{ checkOut: '2026-06-31' }, `checkOut: ${NO_DAY}`],
  [{ checkOut: '2026-06-01' }, `checkOut: ${AFTER}`],
  [{ checkOut: '2026-05-31' }, `checkOut: ${AFTER}`],
  [{ checkIn: '2026-04-01' }, 'checkIn: must not be in the past'],
  [{ guests: { adults: 0, children: 2 } }, 'guests.adults: must be at least 1'],
  [{ guests: { adults: 400 } }, 'guests.adults: must be at most 10'],
  [
    { guests: { children: 7, rooms: 9 } },
    'guests.children: must be at most 6; guests.rooms: must be at most 8',
  ],
  [{ guests: 2 }, 'guests: must be an object with adults, children and rooms'],
  [{ priceRange: [300, 80] }, 'priceRange: the lower price must not be above the higher'],
  [{ priceRange: [300] }, 'priceRange: must be two numbers, the lowest price and the highest'],
  [{ priceRange: { min: 1 } }, 'priceRange: must be two numbers, the lowest price and the highest'],
  [{ priceRange: [-1, 80] }, 'priceRange.0: must be 0 or more'],
  [{ priceRange: ['1', '2'] }, 'priceRange.0: must be a number; priceRange.1: must be a number'],
  [{ amenities: ['sauna'] }, `amenities.0: must be ${AMENITIES}`],
  [{ amenities: 'wifi' }, 'amenities: must be a list'],
  [
    { propertyTypes: ['Castle'] },
    'propertyTypes.0: must be Hotel, Resort, Apartment, Villa, Cottage, Hostel or Guesthouse',
  ],
  [{ starRating: 6 }, 'starRating: must be at most 5'],
  [{ starRating: '3' }, 'starRating: must be a whole number'],
];
const BAD_TESTS: readonly Bad[] = [
  [{ checkOutDate: undefined }, 'checkOutDate: Check-out date is required'],
  [{ checkInDate: '2026-05-32' }, `checkInDate: ${NO_DAY}`],
  [{ checkOutDate: '2026-06-01' }, `checkOutDate: ${AFTER}`],
  [{ checkInDate: '2026-04-01' }, 'checkInDate: must not be in the past'],
  [{ adults: 11, rooms: 9 }, 'adults: must be at most 10; rooms: must be at most 8'],
  [
    { checkInDate: '2026-02-30', checkOutDate: 'soon', adults: '2', rooms: 0 },
    `checkInDate: ${NO_DAY}; checkOutDate: ${NO_DAY}; adults: must be a whole number; rooms: must be at least 1`,
  ],
];
const BAD_EXPERIENCES: readonly Bad[] = [
  [{ destination: undefined }, 'destination: Destination is required'],
  [{ adults: 0, children: 2 }, 'adults: must be at least 1'],
  [{ adults: 400 }, 'adults: must be at most 20'],
  [{ children: -1 }, 'children: must be at least 0'],
  [{ startDate: '2026-06-05', endDate: '2026-06-01' }, 'endDate: must not be before startDate'],
  [{ startDate: '2026-04-01' }, 'startDate: must not be in the past'],
  [{ endDate: '2026-04-01' }, 'endDate: must not be in the past'],
  [{ maxPrice: -5 }, 'maxPrice: must be 0 or more'],
  [{ maxPrice: '50' }, 'maxPrice: must be a number'],
  [
    { categories: ['golf'] },
    'categories.0: must be sightseeing, adventure, culinary, arts, outdoor, history or nightlife',
  ],
  [{ providers: ['booking'] }, 'providers.0: must be viator, getyourguide, airbnb or tripadvisor'],
];
const BAD_BUDGETS: readonly Bad[] = [
  [{ destination: '' }, 'destination: Destination is required'],
  [{ budget: 'cheap' }, 'budget: must be budget, moderate, luxury or ultra-luxury'],
  [{ adults: 0 }, 'adults: must be at least 1'],
  [{ adults: 9 }, 'adults: must be at most 8'],
  [{ checkOutDate: '2026-06-01' }, `checkOutDate: ${AFTER}`],
  [{ checkInDate: '2026-04-01' }, 'checkInDate: must not be in the past'],
];

type Call = { path: string; procedure: string; good: object; bad: readonly Bad[] };

const CALLS: readonly Call[] = [
  {
    path: 'flights/search',
    procedure: 'searchFlights',
    good: FLIGHT,
    bad: BAD_FLIGHTS,
  },
  { path: 'hotels/search', procedure: 'searchHotels', good: HOTEL, bad: BAD_HOTELS },
  {
    path: 'hotels/search',
    procedure: 'searchHotels',
    good: { destination: 'London', ...NIGHTS },
    bad: BAD_TESTS,
  },
  {
    path: 'experiences/search',
    procedure: 'searchExperiences',
    good: { destination: 'Tokyo' },
    bad: BAD_EXPERIENCES,
  },
  {
    path: 'hotels/budget-search',
    procedure: 'searchBudgetHotels',
    good: { destination: 'London', ...NIGHTS },
    bad: BAD_BUDGETS,
  },
];
const CASES = CALLS.flatMap(({ bad, ...call }) =>
  bad.map(([fault, message]) => ({
    ...call,
    fault,
    message,
    shown: JSON.stringify(fault).slice(0, 70),
  })),
);

const postTo = (path: string, body: unknown) =>
  callRest(`${api.origin}/api/booking/${path}`, { method: 'POST', body });

describe('a search that can not be made', () => {
  test.each(CASES)(
    '[API-10] [API-11] [API-12] [API-13] [API-17] $procedure of $shown names the field, by either door',
    async ({ path, procedure, good, fault, message }) => {
      const input = { ...good, ...fault };
      const trpc = { procedure: `booking.${procedure}`, type: 'mutation', input } as const;

      expect(await postTo(path, input)).toEqual({ status: 400, message });
      expect(await callTrpc(api.origin, trpc)).toEqual({ status: 400, message });
      expect(await api.rowCounts()).toEqual({});
    },
  );

  test.each(CALLS)(
    '[API-10] [API-11] [API-12] [API-13] $path asked well answers, whatever else it is sent',
    async (call) => {
      const answer = await postTo(call.path, {
        ...call.good,
        unknown: { deep: [1] },
        __proto__: 7,
      });

      expect(answer.status).toBe(200);
    },
  );

  test.each(['flights/search', 'hotels/search', 'experiences/search', 'hotels/budget-search'])(
    '[API-17] %s takes POST with JSON of a bearable size and nothing else',
    async (path) => {
      const send = async (init: RequestInit) => {
        const response = await fetch(`${api.origin}/api/booking/${path}`, init);
        const { headers, status } = response;

        return [status, headers.get('content-type'), headers.get('allow'), await response.text()];
      };
      const text = 'text/plain; charset=utf-8';
      const json = { 'content-type': 'application/json' };

      expect(await send({ method: 'GET' })).toEqual([
        405,
        text,
        'POST, OPTIONS',
        'Method not allowed',
      ]);
      expect(await send({ method: 'POST', body: 'origin=LHR' })).toEqual([
        415,
        text,
        null,
        'The body must be sent as application/json.',
      ]);
      expect(await send({ method: 'POST', headers: json, body: '{"origin":' })).toEqual([
        400,
        text,
        null,
        'The request is not valid JSON.',
      ]);
      expect(
        await send({ method: 'POST', headers: json, body: `"${'x'.repeat(2_000_000)}"` }),
      ).toEqual([413, text, null, 'The body is too large.']);
      const [status, type] = await send({ method: 'POST', headers: json, body: '[]' });

      expect([status, type]).toEqual([400, text]);
    },
  );
});
