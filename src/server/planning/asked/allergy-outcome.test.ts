import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { allergyOutcome } from './allergy-outcome.ts';

const catalogue = loadCatalogue();
const day = (dayNumber: number, place?: { id: string }): PlannedDay =>
  ({ dayNumber, activities: [{ kind: 'meal', meal: 'lunch', place }] }) as unknown as PlannedDay;
const outcomeIn = (id: string, allergen: string) => {
  const destination = catalogue.destination(id);

  if (!destination) throw new Error(`No ${id}`);
  return allergyOutcome(allergen, {
    destination,
    catalogue,
    days: [day(1, { id: 'bangkok/krua-apsorn' }), day(2)],
  });
};

test('an allergy is told with its dishes, the meals nobody knows and a card to show', () => {
  const { met, detail } = outcomeIn('bangkok', 'peanuts');

  expect(met).toBe(false);
  expect(detail).toContain('pad thai');
  expect(detail).toContain('open meals of day 2 ');
  expect(detail).toContain('ถั่วลิสง');
});

test('where nothing is known of the kitchen nothing is claimed', () => {
  expect(outcomeIn('lisbon', 'sesame').detail).not.toContain('everyday food');
});
