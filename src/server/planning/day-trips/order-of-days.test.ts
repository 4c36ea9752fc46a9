import { expect, test } from 'vitest';
import type { DayFrame } from '../days/day-windows.ts';
import { orderOfDays } from './order-of-days.ts';

const frames = ['Arrival Day', 'Full Day', 'Full Day', 'Full Day', 'Departure Day'].map((kind) => ({
  kind,
})) as unknown as DayFrame[];

test.each([
  ['in the middle of the stay', {}, [], [2, 3, 1]],
  ['with a day behind it where it hangs on the sky', { weather: 'clear-sky' }, [], [1, 2, 3]],
  ['the same beside another', { weather: 'calm-sea' }, [{ day: 2 }], [2, 1, 3]],
  ['what rain spoils a little like any other', { weather: 'dry' }, [], [2, 3, 1]],
])('a trip is %s', (_, trip, taken, best) => {
  const order = orderOfDays(frames, taken, {
    trip: { mode: 'train', ...(trip as { weather?: 'dry' }) },
    isNamed: true,
  });

  expect(order.slice(0, 3)).toEqual(best);
});

test('a guided tour is not for who has landed that day, however it was asked for', () => {
  expect(orderOfDays(frames, [], { trip: { mode: 'tour' }, isNamed: true })).not.toContain(0);
  expect(orderOfDays(frames, [], { trip: { mode: 'train' }, isNamed: true })).toContain(0);
});
