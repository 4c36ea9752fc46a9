import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutTotal, nightsOf, nightsOfStay } from './checkout-total.ts';

const trip = (parts: object) => ({
  startDate: '2027-06-01',
  endDate: '2027-06-04',
  flights: [],
  accommodations: [],
  activities: [],
  ...parts,
});

describe('[PAY-02] the checkout total', () => {
  test.each([
    ['an empty trip', {}, 0],
    ['flights', { flights: [{ price: 120.5 }, { price: 99.25 }] }, 219.75],
    ['three nights', { accommodations: [{ pricePerNight: 110.1 }] }, 330.3],
    [
      'text prices',
      { activities: [{ price: '$1,250.50 pp' }, { price: 'free' }, { price: '' }] },
      1250.5,
    ],
    ['two stays', { accommodations: [{ pricePerNight: '100' }, { pricePerNight: 50 }] }, 450],
    // €0.87 and ¥155 are a dollar.
    ['another currency', { flights: [{ price: 87, currency: 'EUR' }] }, 100],
    ['a stay in yen', { accommodations: [{ pricePerNight: 15_500, currency: 'JPY' }] }, 300],
    ['a currency that nobody knows', { flights: [{ price: 87, currency: 'XYZ' }] }, 87],
    ['a price that is no number', { flights: [{ price: Number.NaN }, { price: 10 }] }, 10],
  ])('adds up %s', (_name, parts, expected) => {
    expect(checkoutTotal(trip(parts)).total).toBe(expected);
  });

  test('bills what was selected, not what the plan suggests', () => {
    const chosen = trip({
      accommodations: [{ pricePerNight: 100, isSelected: false }],
      activities: [
        { price: 40, isSelected: true },
        { price: 25, isSelected: false },
      ],
    });

    expect(checkoutTotal(chosen)).toEqual({
      flights: 0,
      stay: 0,
      activities: 40,
      rides: 0,
      total: 40,
    });
  });

  test('bills a hotel of each place for its own nights', () => {
    const route = {
      ...trip({
        accommodations: [
          { pricePerNight: 100, checkIn: '2027-05-01', checkOut: '2027-05-03' },
          { pricePerNight: 120, checkIn: '2027-05-03', checkOut: '2027-05-04' },
        ],
      }),
      places: [{}, { ride: { usd: 40 } }],
    };

    expect(checkoutTotal(route)).toMatchObject({ stay: 320, rides: 0, total: 320 });
    expect(nightsOfStay({ ...route, places: undefined }, route.accommodations[0] ?? {})).toBe(
      nightsOf(route),
    );
  });

  test('is exact to the cent however many prices there are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 60 }), (cents) => {
        const activities = cents.map((value) => ({ price: value / 100 }));
        const expected = cents.reduce((sum, value) => sum + value, 0) / 100;

        expect(checkoutTotal(trip({ activities })).total).toBe(expected);
      }),
    );
  });
});
