import { expect, test } from 'vitest';
import { fold } from './names-of-route.ts';
import { readEnds } from './read-ends.ts';
import { readReturn } from './read-return.ts';
import { readRouteOrder } from './read-route.ts';
import { alongLegs, legsIn } from './told-legs.ts';

const PLACES = ['Rome', 'Florence', 'Venice'].map((name) => ({ id: name.toLowerCase(), name }));

test.each([
  ['Rome, Florence and Venice, driving from Florence to Venice', ['florence>venice']],
  [
    'Rome, Florence, Venice. Train from Rome to Florence and a rental car from Florence to Venice.',
    ['rome>florence', 'florence>venice'],
  ],
  [
    'Train from Rome to Florence, then by car from Florence to Venice',
    ['rome>florence', 'florence>venice'],
  ],
  [
    'Rome and Florence. We fly from Florence to Venice and spend the last 3 nights there',
    ['florence>venice'],
  ],
  ['Night train from Rome to Venice; Rome 3 nights, Venice 3 nights', ['rome>venice']],
  ['Rome then Venice, high-speed train between Rome and Venice', ['rome>venice']],
  ['Rome, Florence, Venice, mit dem Zug von Rome nach Florence', ['rome>florence']],
])('a leg is neither the ends of a trip nor a second stay: %s', (text, legs) => {
  expect(legsIn(fold(text), PLACES).map(({ from, to }) => `${from}>${to}`)).toEqual(legs);
  expect(readReturn(text, PLACES)).toBeUndefined();
  expect(readEnds(text, PLACES)).toEqual({});
  const { first, last } = readRouteOrder(text, PLACES);

  expect({ first, last }).toEqual({});
});

test.each([
  'Rome to Venice with Florence',
  'Rome 3 nights, Venice 3 nights. Road trip from Rome to Venice with Florence',
  'Rome to Venice: Rome 3 nights, Florence 1, Venice 3',
])('from the first place to the last is no leg: %s', (text) => {
  expect(readRouteOrder(text, PLACES)).toMatchObject({ first: 'rome', last: 'venice' });
});

test('a leg back is a second stay', () => {
  expect(readReturn('Rome to Florence, Florence to Rome', PLACES)).toMatchObject({ id: 'rome' });
  expect(readReturn('Rome, Venice, train from Venice to Rome', PLACES)).toMatchObject({
    id: 'rome',
  });
});

test('a leg leads from one place to the next', () => {
  const places = PLACES.toReversed();

  expect(alongLegs('Train from Rome to Venice: Rome 3, Venice 3, Florence', places)).toMatchObject([
    { id: 'rome' },
    { id: 'venice' },
    { id: 'florence' },
  ]);
  expect(alongLegs('Venice, Florence and Rome', places)).toEqual(places);
});
