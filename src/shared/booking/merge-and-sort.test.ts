import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeFlights, mergeHotels } from './merge-results.ts';
import type { FlightResult, HotelResult } from './search.schema.ts';
import { FLIGHT_SORTS, sortFlights, sortHotels } from './sort-results.ts';

const flight = (
  id: string,
  more: Partial<FlightResult> & { number?: string } = {},
): FlightResult => ({
  id,
  provider: 'Duffel',
  price: 100,
  currency: 'USD',
  totalDuration: 120,
  stops: 0,
  baggageAllowance: { checkedBags: 0 },
  outboundSegments: [
    {
      airline: 'British Airways',
      flightNumber: more.number ?? 'BA1',
      cabin: 'economy',
      departureTime: '2026-07-01T08:00',
      arrivalTime: '2026-07-01T10:00',
      departureAirport: 'LHR',
      arrivalAirport: 'LIS',
    },
  ],
  returnSegments: [],
  deepLink: 'https://example.com',
  sample: false,
  ...more,
});
const hotel = (id: string, more: Partial<HotelResult> = {}): HotelResult => ({
  id,
  name: 'Hotel de la Seine',
  address: 'Paris',
  images: [],
  starRating: 4,
  userRating: 8,
  reviewCount: 10,
  pricePerNight: 100,
  currency: 'USD',
  amenities: [],
  deepLink: 'https://example.com',
  propertyType: 'Hotel',
  lat: 48.857,
  lon: 2.352,
  provider: 'LiteAPI',
  sample: false,
  ...more,
});
const ids = (results: { id: string }[]) => results.map((result) => result.id);

describe('[API-10] [API-11] merging', () => {
  test('the same flight at the same time is one offer, the cheaper in dollars', () => {
    // £80 are more than $100.
    expect(ids(mergeFlights([flight('a'), flight('b', { price: 80, currency: 'GBP' })]))).toEqual([
      'a',
    ]);
    expect(ids(mergeFlights([flight('a'), flight('b', { number: 'BA2' })]))).toEqual(['a', 'b']);
  });

  test.each([
    ['the same name close by', { name: 'SEINE de la, Hotel' }, 2],
    ['the same name without "Hotel" and accents', { name: 'De la Séine' }, 1],
    ['the same name across the town', { lat: 48.9 }, 2],
    ['the same name somewhere unknown', { lat: undefined, lon: undefined }, 2],
    ['another name at the same door', { name: 'Hotel Notre-Dame' }, 2],
  ])('of %s', (_name, more, count) => {
    expect(mergeHotels([hotel('a'), hotel('b', more)])).toHaveLength(count);
  });

  test('keeps the lower price of a hotel', () => {
    expect(ids(mergeHotels([hotel('a'), hotel('b', { pricePerNight: 90 })]))).toEqual(['b']);
  });
});

describe('sorting', () => {
  const many = fc.array(
    fc.record({
      price: fc.integer({ min: 50, max: 60 }),
      currency: fc.constantFrom('USD', 'EUR', 'JPY'),
      totalDuration: fc.integer({ min: 60, max: 65 }),
    }),
    { minLength: 2, maxLength: 30 },
  );

  test('the order is the same however the results came in, so that a list never jumps', () => {
    fc.assert(
      fc.property(many, fc.constantFrom(...FLIGHT_SORTS), (drafts, by) => {
        const flights = drafts.map((draft, index) =>
          flight(`f${index}`, { ...draft, number: `BA${index}` }),
        );
        const half = Math.floor(flights.length / 2);
        const late = [...flights.slice(half), ...flights.slice(0, half)];
        const order = ids(sortFlights(flights, by));

        expect(ids(sortFlights(late, by))).toEqual(order);
        // What is already shown keeps its order when more comes in between.
        const early = ids(sortFlights(flights.slice(0, half), by));

        expect(order.filter((id) => early.includes(id))).toEqual(early);
      }),
    );
  });

  test('what has no distance comes last', () => {
    const hotels = [
      hotel('far', { distanceKm: 9 }),
      hotel('unknown'),
      hotel('near', { distanceKm: 0.2 }),
    ];

    expect(ids(sortHotels(hotels, 'distance'))).toEqual(['near', 'far', 'unknown']);
  });
});
