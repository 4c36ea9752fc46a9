import { expect, test } from 'vitest';
import { inOrderOfList, withoutHeading } from './heading.ts';

const PLACES = ['Vancouver', 'Calgary', 'Banff'].map((name) => ({ id: name, name }));

test.each([
  [
    'rockies and vancouver: calgary, banff 3, vancouver 3',
    ' calgary, banff 3, vancouver 3',
    ['Calgary', 'Banff', 'Vancouver'],
  ],
  ['Vancouver: Calgary, Banff', 'Vancouver: Calgary, Banff', ['Vancouver', 'Calgary', 'Banff']],
  ['Canada: Calgary, Banff', 'Canada: Calgary, Banff', ['Vancouver', 'Calgary', 'Banff']],
  ['Vancouver at 10:30, Banff', 'Vancouver at 10:30, Banff', ['Vancouver', 'Calgary', 'Banff']],
])('%s', (text, rest, names) => {
  expect(withoutHeading(text, PLACES)).toBe(rest);
  expect(inOrderOfList(text, PLACES).map(({ name }) => name)).toEqual(names);
});
