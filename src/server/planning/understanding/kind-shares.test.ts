import { expect, test } from 'vitest';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { kindShares } from './kind-shares.ts';

const days = (...names: string[]) =>
  [
    {
      activities: names.map((name) => ({
        kind: 'stop',
        place: { id: name, name, kind: 'church' },
      })),
    },
  ] as unknown as PlannedDay[];

test.each([
  ['the first of two stays takes half', [], 2, { worship: 1 }],
  ['the last one what is left', ['Santa Croce'], 1, { worship: 1 }],
  ['all of it where the first has none', [], 1, { worship: 2 }],
  ['none where earlier stays have them', ['Santa Croce', 'Duomo'], 1, { worship: 0 }],
  ['none where one that was asked for is beyond', ['a', 'b', 'c'], 2, { worship: 0 }],
] as const)('%s', (_, names, staysLeft, shares) => {
  expect(kindShares('Not too many churches', { days: days(...names), staysLeft })).toEqual(shares);
});

test('nothing is shared without a limit', () => {
  expect(kindShares('Churches and art', { days: [], staysLeft: 2 })).toBeUndefined();
});
