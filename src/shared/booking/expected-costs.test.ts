import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumMoney } from '../money.ts';
import { checkoutTotal } from './checkout-total.ts';
import { expectedCosts } from './expected-costs.ts';

const dates = { startDate: '2027-06-01', endDate: '2027-06-05' };
const usd = fc.integer({ min: 0, max: 9_000 });
const chosen = fc.record({ price: usd, isSelected: fc.boolean() });
const estimates = fc
  .record({ flights: usd, stay: usd, food: usd, activities: usd, transport: usd })
  .map((parts) => ({ ...parts, total: sumMoney(Object.values(parts)) }));
const trips = fc.record({
  startDate: fc.constant('2027-06-01'),
  endDate: fc.constant('2027-06-05'),
  flights: fc.array(fc.record({ price: usd }), { maxLength: 2 }),
  accommodations: fc.array(
    chosen.map(({ price, isSelected }) => ({ pricePerNight: price, isSelected })),
    { maxLength: 2 },
  ),
  activities: fc.array(chosen, { maxLength: 4 }),
  entries: fc.option(
    fc.array(fc.record({ price: fc.option(usd, { nil: undefined }) }), { maxLength: 3 }),
    {
      nil: undefined,
    },
  ),
});

test('the same costs come out wherever they are told, however often they pass on', () => {
  fc.assert(
    fc.property(estimates, trips, (estimate, trip) => {
      const once = expectedCosts(estimate, trip);
      const { total, ...parts } = once;

      expect(expectedCosts(once, trip)).toEqual(once);
      expect(total).toBe(sumMoney(Object.values(parts)));
    }),
  );
});

test('what is selected takes the place of its estimate; suggestions change nothing', () => {
  const estimate = {
    flights: 600,
    stay: 400,
    food: 200,
    activities: 90,
    transport: 10,
    total: 1300,
  };
  const trip = {
    startDate: '2027-06-01',
    endDate: '2027-06-05',
    flights: [{ price: 426 }],
    accommodations: [{ pricePerNight: 300, isSelected: false }],
    activities: [{ price: 120, isSelected: true }],
  };

  expect(expectedCosts(estimate, trip)).toEqual({
    flights: 426,
    stay: 400,
    food: 200,
    activities: 120,
    transport: 10,
    total: 1156,
  });
});

test('own entries come on top, leave with their removal, and stay where a sealed trip tells none', () => {
  const trip = { ...dates, flights: [], accommodations: [], activities: [] };
  const estimate = { flights: 0, stay: 0, food: 50, activities: 0, transport: 0, total: 50 };
  const withOwn = expectedCosts(estimate, { ...trip, entries: [{ price: 60.5 }, {}] });

  expect(withOwn).toEqual({ ...estimate, own: 60.5, total: 110.5 });
  expect(expectedCosts(withOwn, trip)).toEqual(withOwn);
  expect(expectedCosts(withOwn, { ...trip, entries: [] })).toEqual(estimate);
});

test('[PAY-02] of several places, a chosen hotel leaves the estimates of the others, and a chosen ride is due', () => {
  const estimate = {
    flights: 600,
    stay: 900,
    food: 200,
    activities: 90,
    transport: 130,
    total: 1920,
  };
  const trip = {
    ...dates,
    tripPreferences: { travelers: 3 },
    flights: [],
    accommodations: [
      { pricePerNight: 150, isSelected: true, checkIn: '2027-06-01', checkOut: '2027-06-03' },
      { pricePerNight: 100, isSelected: false, checkIn: '2027-06-03', checkOut: '2027-06-05' },
    ],
    activities: [],
    places: [{}, { ride: { usd: 90, isSelected: true } }],
  };
  const expected = expectedCosts(estimate, trip);

  expect(expected).toMatchObject({ stay: 300 + 2 * 2 * 100, transport: 130 });
  expect(expectedCosts(expected, trip)).toEqual(expected);
  expect(checkoutTotal(trip)).toMatchObject({ stay: 300, rides: 90, total: 390 });
});
