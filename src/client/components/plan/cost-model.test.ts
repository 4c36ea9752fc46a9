import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumMoney } from '#shared/money.ts';
import { costModel } from './cost-model.ts';

const dollars = fc.integer({ min: 0, max: 20_000 });
const cents = fc.integer({ min: 0, max: 500_000 }).map((value) => value / 100);
const categories = fc.record({
  flights: dollars,
  stay: dollars,
  food: dollars,
  activities: dollars,
  transport: dollars,
});
const withTotal = (parts: {
  [Key in 'flights' | 'stay' | 'food' | 'activities' | 'transport']: number;
}) => ({
  ...parts,
  total: Object.values(parts).reduce((sum, part) => sum + part, 0),
});
type Trip = Parameters<typeof costModel>[0];
const trips = fc
  .record({
    fares: fc.array(cents, { maxLength: 3 }),
    nightly: fc.array(fc.record({ price: cents, isSelected: fc.boolean() }), { maxLength: 3 }),
    tickets: fc.array(fc.record({ price: cents, isSelected: fc.boolean() }), { maxLength: 4 }),
    days: fc.array(dollars, { maxLength: 6 }),
  })
  .map(
    ({ fares, nightly, tickets, days }) =>
      ({
        startDate: '2026-06-01',
        endDate: '2026-06-05',
        currency: 'EUR',
        flights: fares.map((price) => ({ price, currency: 'USD' })),
        accommodations: nightly.map(({ price, isSelected }) => ({
          pricePerNight: price,
          currency: 'USD',
          isSelected,
        })),
        activities: tickets,
        itineraryDays: days.map((cost, index) => ({
          dayNumber: index + 1,
          date: `2026-06-0${index + 1}`,
          cost,
          activities: [],
        })),
      }) as unknown as Trip,
  );
const plain = (more: Partial<Trip> = {}): Trip => ({
  startDate: '2026-06-01',
  endDate: '2026-06-05',
  currency: 'USD',
  flights: [],
  accommodations: [],
  activities: [],
  itineraryDays: [],
  ...more,
});

describe('[TRIP-06] what a trip costs', () => {
  test('the parts add up to the totals, by category and by day', () => {
    fc.assert(
      fc.property(categories, trips, (parts, trip) => {
        const model = costModel(trip, withTotal(parts));
        const all = (pick: (line: (typeof model.lines)[number]) => number) =>
          sumMoney(model.lines.map(pick));

        expect(all((line) => line.expected)).toBe(model.expected);
        expect(all((line) => line.booked)).toBe(model.booked);
        expect(sumMoney([model.booked, model.estimated])).toBe(model.expected);
        expect(sumMoney([...model.days.map(({ cost }) => cost), model.besideDays])).toBe(
          model.expected,
        );
        for (const line of model.lines)
          expect(Math.min(line.booked, line.estimated)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('with nothing booked it is the plan’s own estimate', () => {
    fc.assert(
      fc.property(categories, (parts) => {
        const costs = withTotal(parts);

        expect(costModel(plain(), costs)).toMatchObject({
          expected: costs.total,
          estimated: costs.total,
          booked: 0,
        });
      }),
    );
  });

  test('a booked flight takes the place of its estimate; a suggested stay does not', () => {
    const costs = withTotal({ flights: 900, stay: 400, food: 0, activities: 0, transport: 0 });
    const trip = plain({
      flights: [{ price: 720.5, currency: 'USD' }] as Trip['flights'],
      accommodations: [
        { pricePerNight: 999, currency: 'USD', isSelected: false },
      ] as Trip['accommodations'],
    });

    expect(costModel(trip, costs)).toMatchObject({
      booked: 720.5,
      estimated: 400,
      expected: 1120.5,
    });
  });

  test.each([
    ['EUR', 'EUR'],
    ['USD', undefined],
    ['XXX', undefined],
  ])('in %s the local money is %s', (currency, local) => {
    const costs = withTotal({ flights: 1, stay: 1, food: 1, activities: 1, transport: 1 });

    expect(costModel(plain({ currency }), costs).localCurrency).toBe(local);
  });

  test.each([
    [['EUR', 'GBP'], undefined, ['EUR', 'GBP']],
    [['EUR', 'EUR'], 'EUR', ['EUR']],
    [['USD', 'CAD'], undefined, ['CAD']],
  ])('of countries with %j no money stands for all but one that all have', (money, local, all) => {
    const costs = withTotal({ flights: 1, stay: 1, food: 1, activities: 1, transport: 1 });
    const countries = money.map((currency) => ({ currency })) as Trip['countries'];

    expect(costModel(plain({ currency: 'EUR', countries }), costs)).toMatchObject({
      localCurrency: local,
      currencies: all,
    });
  });
});
