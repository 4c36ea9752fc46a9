import { expect, test } from 'vitest';
import { keptStays } from './kept-stays.ts';

const places = ['tokyo', 'kyoto', 'tokyo'].map((id) => ({ id }));

test.each<[string, { id: string; stay?: string }[], (number | undefined)[]]>([
  ['in their order', [{ id: 'tokyo' }, { id: 'kyoto' }, { id: 'tokyo' }], [0, 1, 2]],
  [
    'by what they are called',
    [{ id: 'tokyo', stay: 'tokyo-2' }, { id: 'kyoto' }, { id: 'tokyo', stay: 'tokyo' }],
    [2, 1, 0],
  ],
  ['the second one alone', [{ id: 'kyoto' }, { id: 'tokyo', stay: 'tokyo-2' }], [1, 2]],
  ['new ones as none', [{ id: 'tokyo' }, { id: 'osaka' }], [0, undefined]],
  ['no stay that is called for another place', [{ id: 'osaka', stay: 'tokyo' }], [undefined]],
  [
    'no stay twice',
    [{ id: 'kyoto' }, { id: 'tokyo' }, { id: 'osaka' }, { id: 'kyoto' }],
    [1, 0, undefined, undefined],
  ],
])('the stays of a route are known: %s', (_, route, kept) => {
  expect(keptStays(places, route)).toEqual(kept);
});
