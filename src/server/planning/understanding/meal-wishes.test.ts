import { expect, test } from 'vitest';
import { readMealWishes } from './meal-wishes.ts';

test.each([
  ['Markets and sandwiches rather than restaurants, please', { mealStyle: 'markets' }],
  ['Street food above all', { mealStyle: 'stalls' }],
  ['Lieber Märkte statt Restaurants', { mealStyle: 'markets' }],
  ['Des marchés plutôt que des restaurants', { mealStyle: 'markets' }],
  ['Mercados en vez de restaurantes', { mealStyle: 'markets' }],
  ['Mercati invece di ristoranti', { mealStyle: 'markets' }],
  ['Mercados em vez de restaurantes', { mealStyle: 'markets' }],
  ['We avoid restaurants with loud music', {}],
  ['Cheap eats, street food only', { mealStyle: 'cheap' }],
  ['Wir wollen günstig essen', { mealStyle: 'cheap' }],
  ['Queremos comer barato', { mealStyle: 'cheap' }],
  ['We love street food', {}],
  ['Fine dining every evening', { mealStyle: 'fine' }],
  ['Not fine dining', {}],
  ['a michelin dinner', {}],
  ['Michelin restaurants if we can', { mealStyle: 'fine' }],
  ['Good food that is not stiff', { mealStyle: 'relaxed' }],
  ['nothing fancy for dinner', { mealStyle: 'relaxed' }],
  ['Gutes Essen, nicht zu schick', { mealStyle: 'relaxed' }],
  ['Ristoranti stellati ogni sera', { mealStyle: 'fine' }],
  ['We cook for ourselves in the evening', { mealStyle: 'cook' }],
  ['Abends kochen wir selbst. Selbstversorger', { mealStyle: 'cook' }],
  ['Nous cuisinons le soir', { mealStyle: 'cook' }],
  ['A cooking class would be nice', {}],
  ['Early nights, no bars', { earlyNights: true }],
  ['The kids have to be in bed around 8:30', { earlyNights: true, homeBy: 1200 }],
  ['In bed by eight', { earlyNights: true, homeBy: 1170 }],
  ['Back at the hotel by 9pm', { earlyNights: true, homeBy: 1260 }],
  ['Flight home by 7pm', {}],
  ['Keine langen Abende', { earlyNights: true }],
  ['Sin trasnochar', { earlyNights: true }],
  ['Vogliamo andare a letto presto', { earlyNights: true }],
])('%s', (notes, wishes) => {
  expect(readMealWishes(notes)).toEqual(wishes);
});
