import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { dayFacts } from '../days/day-facts.ts';
import { hallNear } from './hall-near.ts';

const singapore = loadCatalogue().destination('singapore');
const marinaBay = { lat: 1.283, lon: 103.851 };

test('a hall of stalls within a short walk is told with how far it is and what to order', () => {
  if (!singapore) throw new Error('Singapore is in the catalogue');
  const facts = dayFacts(singapore, '2027-07-13');
  const near = (point: { lat: number; lon: number }) =>
    hallNear(point, { food: singapore.food, meal: [735, 780], facts, needs: [] });

  expect(near(marinaBay)).toEqual({
    name: 'Lau Pa Sat',
    minutes: 5,
    dishes: ['satay', 'laksa'],
  });
  expect(near({ lat: 1.4, lon: 103.85 })).toBeUndefined();
});
