import { expect, test } from 'vitest';
import { THEME_WISH } from '../themes/themed-sights.ts';
import type { Candidate } from './candidates.ts';
import { withoutDearEvenings } from './dear-evenings.ts';

const TANGO = `${THEME_WISH}tango`;
const sight = (id: string, kind: string, usd: number, more: object = {}) =>
  ({ id, file: { kind }, visit: { usd, meets: [], ...more } }) as unknown as Candidate;
const SHOW = sight('dinner show', 'show', 75, { meets: [TANGO] });
const MILONGA = sight('milonga', 'club', 8, { meets: [TANGO] });
const MUSEUM = sight('museum', 'museum', 60);
const ids = (sights: readonly Candidate[], level: 'budget' | 'moderate') =>
  withoutDearEvenings(sights, level).map(({ id }) => id);

test.each([
  ['a show gives way to a milonga', [SHOW, MILONGA, MUSEUM], ['milonga', 'museum']],
  ['the only tango in town stays', [SHOW], ['dinner show']],
  ['a show that nobody asked for goes', [sight('revue', 'show', 90), MUSEUM], ['museum']],
  [
    'one that was named stays',
    [{ ...SHOW, visit: { ...SHOW.visit, mandatory: true } }, MILONGA],
    ['dinner show', 'milonga'],
  ],
])('where money is tight, %s', (_, sights, left) => {
  expect(ids(sights, 'budget')).toEqual(left);
});

test('at any other level all stay', () => {
  expect(ids([SHOW, MILONGA], 'moderate')).toEqual(['dinner show', 'milonga']);
});
