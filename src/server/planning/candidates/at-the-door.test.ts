import { expect, test } from 'vitest';
import { isEatenStanding, isQueuedFor } from './at-the-door.ts';

const table = (tip: string, cuisine = 'bistro', bookAhead?: string) => ({
  tip,
  cuisine,
  ...(bookAhead === undefined ? {} : { bookAhead }),
});

test.each([
  [table('Order at one counter, eat standing.'), true],
  [table('Stand at the bar, half portions.'), true],
  [table('Three small ones with the token.', 'open sandwiches'), true],
  [table('The best stand on the square for tickets.'), false],
  [table('Eight tables, ring a day before.'), false],
])('who has to sit does not eat standing: %j', (file, is) => {
  expect(isEatenStanding(file)).toBe(is);
});

test.each([
  [table('No bookings: the pavement fills at seven.'), true],
  [table('The queue is for the room.'), true],
  [table('Sold at the window without the queue.'), false],
  [table('One feeds two.', 'bistro', 'Reserve or queue'), false],
  [table('Ask for the window.'), false],
])('a table that one waits for: %j', (file, is) => {
  expect(isQueuedFor(file)).toBe(is);
});
