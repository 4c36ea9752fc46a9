import { expect, test } from 'vitest';
import { tipForParty } from './tip-for-party.ts';

test('what is said to families is told to families', () => {
  const tip = 'Order the roti canai; roti tisu is the tall one children want.';

  expect(tipForParty(tip, { needs: [] })).toBe('Order the roti canai.');
  expect(tipForParty(tip, { needs: ['kids'] })).toBe(tip);
  expect(tipForParty('The kids menu is good.', { needs: [] })).toBeUndefined();
  expect(tipForParty(undefined, { needs: [] })).toBeUndefined();
});

test('who cannot take stairs is told of none', () => {
  const tip = 'The first slot of the day. Then climb to the Gloriette; the rooms take 40 minutes.';

  expect(tipForParty(tip, { needs: [], rhythm: { isEasyOnFoot: true } })).toBe(
    'The first slot of the day. The rooms take 40 minutes.',
  );
  expect(
    tipForParty('Standing tickets are sold at the side door; late on Thursdays.', {
      needs: ['seniors'],
    }),
  ).toBe('Late on Thursdays.');
  expect(tipForParty(tip, { needs: ['wheelchair'] })).not.toContain('climb');
  expect(tipForParty(tip, { needs: [] })).toBe(tip);
});

test('who does not drive is told nothing of cars', () => {
  const tip = 'Buses take a card. Hire a car for the country; tours stop in the centre.';

  expect(tipForParty(tip, { needs: [], isWithoutCar: true })).toBe(
    'Buses take a card. Tours stop in the centre.',
  );
  expect(tipForParty(tip, { needs: [] })).toBe(tip);
});

test.each([
  [
    'Look for the sunset from the steps; buy the minced cutlet at Suzuki.',
    'Look for the sunset from the steps.',
  ],
  [
    'From the bridge you have the tower; cake and fried chicken are the food.',
    'From the bridge you have the tower.',
  ],
  ['Feed the pigeons at dawn.', 'Feed the pigeons at dawn.'],
])('who eats no meat is told of none: %s', (tip, kept) => {
  expect(tipForParty(tip, { needs: ['vegetarian'] })).toBe(kept);
  expect(tipForParty(tip, { needs: [] })).toBe(tip);
});
