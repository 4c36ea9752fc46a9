import { expect, test } from 'vitest';
import { toFlights } from './selection-rows.ts';

const plain = {
  departureAirport: 'LHR',
  arrivalAirport: 'LIS',
  airline: 'TAP',
  flightNumber: 'TP1',
  departureDate: '2026-06-01',
  arrivalDate: '2026-06-01',
  price: 100,
};

test.each([
  ['08:05', '08:05'],
  ['2026-06-01T08:05:00+01:00', '08:05'],
  ['25:00', ''],
  ['2026-06-01T24:30', ''],
  ['morning', ''],
])('a chosen flight that leaves at %s is stored with "%s"', (told, stored) => {
  const segment = { ...plain, cabin: 'economy', departureTime: told, arrivalTime: told };
  const offers = [segment, { price: 100, currency: 'USD', outboundSegments: [segment] }];

  expect(offers.flatMap((offer) => toFlights(offer))).toEqual(
    offers.map(() => expect.objectContaining({ departureTime: stored, arrivalTime: stored })),
  );
});

test.each([
  ['the fare of one', 10_000, 100, 1],
  ['the fare of two', 20_000, 200, 2],
  ['a total that does not fit', 12_345, 100, 1],
])('a fare sent with %s counts so many travelers', (_what, cents, price, pricedFor) => {
  const segment = { ...plain, cabin: 'economy', departureTime: '08:05', arrivalTime: '10:00' };
  const offer = { price: 100, currency: 'USD', outboundSegments: [segment] };

  expect(toFlights(offer, cents)).toEqual([expect.objectContaining({ price, pricedFor })]);
});
