import { expect, test } from 'vitest';
import { isThrifty, thriftOutcomes, withSaidBudget } from './said-budget.ts';

test.each([
  'cheap weekend in Riga, 3 friends',
  'we are on a tight budget',
  'Kraków then Prague, a week, cheap, beer and history',
  'Porto, cheap please',
  'Interrail on a shoestring',
  'as cheap as possible please, low budget',
  'Lissabon, kleines Budget',
  'un viaje barato a Sevilla',
  'tango and steak, money is tight',
  'Lisbon as cheaply as possible',
  'we are short on cash',
  'every euro counts',
  "we don't have much money",
  'on my own and broke',
  'das Geld ist knapp, geld ist knapp',
])('a trip that costs little: %s', (notes) => {
  expect(isThrifty(notes)).toBe(true);
});

test.each([
  '',
  'nothing too expensive',
  'money is no object',
  'our car broke down last year',
  'cheap eats for lunch',
  'we are not on a budget',
  'a trip to Budapest',
])('no such trip: %s', (notes) => {
  expect(isThrifty(notes)).toBe(false);
});

test('lowers the usual budget, and no other', () => {
  const asked = (budget: string) =>
    withSaidBudget({ budget, additionalPreferences: 'a cheap weekend' }).budget;

  expect(asked('Moderate ($$)')).toBe('Budget ($)');
  expect(asked('Luxury ($$$)')).toBe('Luxury ($$$)');
  expect(
    thriftOutcomes({ budget: 'Luxury ($$$)', additionalPreferences: 'a cheap weekend' }),
  ).toMatchObject([{ wish: 'A cheap trip', met: false }]);
});

test.each([
  ['Bangkok, street food, temples, not too expensive', 'Not too expensive'],
  ['Kraków, two couples, cheap, beer, pierogi', 'A cheap trip'],
])('is told: %s', (additionalPreferences, wish) => {
  expect(thriftOutcomes({ budget: 'Budget ($)', additionalPreferences })).toMatchObject([
    { wish, met: true },
  ]);
});
