import { expect, test } from 'vitest';
import type { Candidate } from './candidates.ts';
import { withOnceAWeek } from './once-a-week.ts';

const sight = (kind: string, days: readonly boolean[], mandatory = false) =>
  ({
    file: { kind },
    open: days.map((isOpen) => (isOpen ? [[540, 900]] : [])),
    visit: { value: 100, mandatory },
  }) as unknown as Candidate;

test.each<[string, Candidate, boolean]>([
  ['a market of one day', sight('market', [false, true, false, false]), true],
  ['a market of two days', sight('market', [false, true, true, false]), false],
  ['a museum with one open day', sight('museum', [false, true, false, false]), false],
  ['a market in a stay of two days', sight('market', [false, true]), false],
  ['a market that is planned anyway', sight('market', [false, true, false], true), false],
])('%s counts for more: %s', (_, one, isMore) => {
  const [found] = withOnceAWeek([one]);

  expect((found?.visit.value ?? 0) > 100).toBe(isMore);
});
