import { expect, test } from 'vitest';
import { withoutEchoes } from './without-echoes.ts';

test.each<[string, (string | undefined)[], (string | undefined)[]]>([
  [
    'a tip that says again what the place is',
    [
      'Green chairs, toy boats and a palace. Sit by the Medici Fountain.',
      'Drag two green chairs to the Medici fountain for shade; toy boats are hired by the half hour.',
    ],
    [
      'Green chairs, toy boats and a palace. Sit by the Medici Fountain.',
      'toy boats are hired by the half hour.',
    ],
  ],
  [
    'a remark that says again how one gets in',
    [
      'Free but by name: register online two weeks ahead with passports at hand.',
      undefined,
      'Free, but register online weeks ahead with names and birth dates.',
    ],
    ['Free but by name: register online two weeks ahead with passports at hand.', undefined, ''],
  ],
  [
    'what shares a word or two is no echo',
    ['Brick-cut stone pagoda beside the footings of a giant.', 'Look for the lions on the pagoda.'],
    ['Brick-cut stone pagoda beside the footings of a giant.', 'Look for the lions on the pagoda.'],
  ],
  [
    'a short clause all of which was said',
    ['Books, balcony and calafate sour', 'Calafate sour.'],
    ['Books, balcony and calafate sour', ''],
  ],
  [
    'what the next words begin with',
    ['Wood-fired since 1928.', 'Wood-fired since 1928: ask for the upper bench.'],
    ['', 'Wood-fired since 1928: ask for the upper bench.'],
  ],
])('%s', (_, texts, fresh) => {
  expect(withoutEchoes(texts)).toEqual(fresh);
});
