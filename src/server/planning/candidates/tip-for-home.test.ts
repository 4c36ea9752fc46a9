import { expect, test } from 'vitest';
import { tipForHome } from './tip-for-home.ts';

const BASEMENT = 'Down in the basement you walk on the seats; free for EU citizens.';

test.each<[string, string | undefined, string | undefined]>([
  [BASEMENT, 'MUC', BASEMENT],
  [BASEMENT, 'JFK', 'Down in the basement you walk on the seats.'],
  [BASEMENT, undefined, 'Down in the basement you walk on the seats.'],
  ['EU citizens pay half.', 'LHR', undefined],
  ['Giant squid and Gallipoli; free for residents', 'JFK', 'Giant squid and Gallipoli.'],
  [
    'Presidents upstairs, European art below.',
    undefined,
    'Presidents upstairs, European art below.',
  ],
])('%s, from %s', (tip, home, told) => {
  expect(tipForHome(tip, home)).toBe(told);
});
