import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { BUDGET_LEVELS } from '#shared/preferences/options.ts';
import { dailyUsd, landCeiling, roomsFor, splitBudget, stayRate } from './budget.ts';

const catalogue = loadCatalogue();

describe('the budget of a level', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 3],
  ])('%i travellers sleep in %i rooms', (travelers, rooms) => {
    expect(roomsFor(travelers)).toBe(rooms);
  });

  test('the total is the daily budget times the nights, and holds all its parts', () => {
    for (const destination of catalogue.destinations) {
      for (const level of BUDGET_LEVELS) {
        const stay = destination.stays.find((one) => one.level === level);

        if (!stay) continue;
        const party = { travelers: 3, nights: 5 };
        const budget = splitBudget(level, party, {
          destination,
          nightly: stayRate(stay, level),
          flightPerPerson: 210,
        });

        expect(budget.total).toBe(budget.daily * 5);
        expect(
          budget.flights + budget.stay + budget.transfers + Math.max(0, budget.days),
        ).toBeLessThanOrEqual(budget.total);
        expect(budget.stay + budget.days).toBeLessThanOrEqual(landCeiling(level, party));
      }
    }
  });

  test('each level allows more than the one below it', () => {
    const ceilings = BUDGET_LEVELS.map((level) => landCeiling(level, { travelers: 2, nights: 4 }));

    expect(ceilings).toEqual(ceilings.toSorted((a, b) => a - b));
  });

  test('a usual day fits the level everywhere in the catalogue', () => {
    for (const destination of catalogue.destinations) {
      for (const level of BUDGET_LEVELS) {
        expect(dailyUsd(destination, level) * 2 * 4, `${destination.id} ${level}`).toBeLessThan(
          landCeiling(level, { travelers: 2, nights: 3 }),
        );
      }
    }
  });

  test('a stay is expected within its price range', () => {
    for (const stay of catalogue.destinations.flatMap((one) => one.stays)) {
      for (const level of BUDGET_LEVELS) {
        expect(stayRate(stay, level)).toBeGreaterThanOrEqual(Math.floor(stay.usd[0]));
        expect(stayRate(stay, level)).toBeLessThanOrEqual(Math.ceil(stay.usd[1]));
      }
    }
  });
});
