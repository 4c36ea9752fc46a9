import { expect, test } from 'vitest';
import { toldPlace } from './told-place.ts';

const told = (start: number, date = '2027-05-10') => ({
  visits: [{ date, hours: { start, end: start + 90, sunrise: 330, sunset: 1170 } }],
  company: { needs: [], diet: [], isWithoutCar: false },
  timed: new Map(
    [
      { words: 'the river from the summer platform', when: 'May-Sep 08:00-12:00' },
      { words: 'Put your name down before the doors open.', when: 'opening' },
    ].map((one) => [one.words, one]),
  ),
});
const INN = {
  name: 'The Inn',
  view: 'the river from the summer platform',
  tip: 'Put your name down before the doors open.',
  dishes: ['Sunday roast', 'full breakfast', 'brunch plate', 'steak'],
};

test.each([
  ['at dinner on a Monday', told(1140), ['steak']],
  ['in the morning', told(540), ['full breakfast', 'brunch plate', 'steak']],
  ['on a Sunday', told(1140, '2027-05-09'), ['Sunday roast', 'steak']],
])('a card %s', (_, visit, dishes) => {
  expect(toldPlace(INN, visit).dishes).toEqual(dishes);
});

test('what is left of no text is left out, and the name stands', () => {
  expect(toldPlace(INN, told(1140))).toMatchObject({ name: 'The Inn', tip: undefined });
  expect(toldPlace(INN, told(1140)).view).toBeUndefined();
  expect(toldPlace({ name: 'Hall', tip: undefined }, told(540))).toEqual({ name: 'Hall' });
});
