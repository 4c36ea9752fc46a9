import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { INTERESTS, BUDGET_OPTIONS } from '#shared/preferences/options.ts';
import { addDays, monthOf } from '#shared/dates.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { homePoint } from '../days/flight-estimate.ts';
import { matchDestinations } from './match-destination.ts';
import { chanceOf } from '#shared/seeded.ts';
import { readWishes } from '../understanding/wishes.ts';

const catalogue = loadCatalogue();

function match(changes: Parameters<typeof buildRequest>[0] = {}) {
  const request = buildRequest(changes);
  const wishes = readWishes(request.additionalPreferences, catalogue);

  return matchDestinations(request, wishes, {
    catalogue,
    home: homePoint(request.homeAirport, catalogue),
  });
}

/** The `index`-th of a hundred different preferences without notes. */
function preference(index: number) {
  const chance = (what: string) => chanceOf(`${what}${index}`);
  const departureDate = addDays('2027-01-05', Math.floor(chance('date') * 360));

  return {
    departureDate,
    returnDate: addDays(departureDate, 3 + Math.floor(chance('days') * 9)),
    travelers: 1 + Math.floor(chance('people') * 4),
    budget: BUDGET_OPTIONS[Math.floor(chance('budget') * 4)] ?? BUDGET_OPTIONS[1],
    interests: [
      ...new Set(
        [0, 1, 2].map(
          (one) => INTERESTS[Math.floor(chance(`interest${one}`) * INTERESTS.length)] ?? 'Nature',
        ),
      ),
    ],
  };
}

describe('the destination that is chosen', { timeout: 30_000 }, () => {
  test('a hundred different preferences choose many different destinations', () => {
    const chosen = new Set(
      Array.from({ length: 100 }, (_, index) => match(preference(index))[0]?.destination.id),
    );

    // Forty of a hundred once the catalogue is large enough; half of a smaller one.
    expect(chosen.size).toBeGreaterThanOrEqual(
      Math.min(40, Math.floor(catalogue.destinations.length / 2)),
    );
  });

  test('is the same for the same preference, and another one when that was shown', () => {
    const [first, second] = match();

    expect(match({ id: 77 })[0]?.destination.id).toBe(first?.destination.id);
    expect(match({ exclude: [first?.destination.id ?? ''] })[0]?.destination.id).not.toBe(
      first?.destination.id,
    );
    expect(second).toBeDefined();
  });

  test.each(['Northern Lights', 'Beach', 'Luxury Shopping', 'Hiking'] as const)(
    'is good for %s when that is all that is asked',
    (interest) => {
      for (let day = 0; day < 8; day += 1) {
        const departureDate = addDays('2027-01-10', day * 40);
        const [best] = match({
          interests: [interest],
          departureDate,
          returnDate: addDays(departureDate, 7),
        });

        expect(best?.destination.interests[interest]?.[0]).toBeGreaterThanOrEqual(4);
      }
    },
  );

  test('is warm when the notes say so, even in January', () => {
    const departureDate = '2027-01-12';

    for (const budget of BUDGET_OPTIONS) {
      const [best] = match({
        budget,
        departureDate,
        returnDate: '2027-01-19',
        additionalPreferences: 'somewhere warm',
      });

      expect(best?.destination.climate.highC[monthOf(departureDate) - 1]).toBeGreaterThanOrEqual(
        20,
      );
    }
  });

  test('is near when the notes want no long flights', () => {
    for (const homeAirport of ['FRA', 'JFK', 'SIN']) {
      const [best] = match({ homeAirport, additionalPreferences: 'no long flights' });

      expect(best?.flight.hours).toBeLessThanOrEqual(4);
    }
  });

  test('is where the notes say, and never where they say not', () => {
    expect(
      match({ additionalPreferences: 'Japan!' }).every(
        ({ destination }) => destination.country === 'JP',
      ),
    ).toBe(true);
    expect(
      match({ additionalPreferences: 'not Italy' }).some(
        ({ destination }) => destination.country === 'IT',
      ),
    ).toBe(false);
  });

  test('comes with reasons in words', () => {
    for (const { reasons } of match({ homeAirport: 'FRA' }).slice(0, 5)) {
      expect(reasons.length).toBeGreaterThanOrEqual(2);
      expect(reasons.join(' ')).not.toMatch(/undefined|NaN|\b1 hours/);
    }
  });

  test('cannot be chosen when the notes rule out what they name: 422', () => {
    const paris = { additionalPreferences: 'Paris', exclude: ['paris'] };

    expect(() => match(paris)).toThrow(/Your notes ask for Paris/);
  });
});
