import { expect, test } from 'vitest';
import { hasCar } from './own-car.ts';

test.each([
  ['Four friends who will rent a car', true],
  ['We have our own car', true],
  ['picking up a hire car at the airport', true],
  ['mit dem Mietwagen durch die Toskana', true],
  ['nous allons louer une voiture', true],
  ['con coche de alquiler', true],
  ['macchina a noleggio', true],
  ['レンタカーで回ります', true],
  ['Loch Ness and Culloden, by car', true],
  ['mit dem Auto', true],
  ['with rental car, not more than 4 hours driving in a day', true],
  ['not by car', false],
  ['up the hill by cable car', false],
  ['We have no car', false],
  ['without a rental car, please', false],
  ['one day of wine without having to drive ourselves', false],
  ['trains rather than a hire car', false],
  ["We'd rather have a driver than a rental car", false],
  ['We do not want to rent a car', false],
  ["We don't want to rent a car if we can avoid it", false],
  ['cable cars and trams', false],
  ['', false],
])('a car of their own: %s', (notes, expected) => {
  expect(hasCar(notes)).toBe(expected);
});
