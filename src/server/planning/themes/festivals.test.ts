import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { withFestivals } from './festivals.ts';

const catalogue = loadCatalogue();

function offer(id: string, mandatory = false): Candidate {
  const known = catalogue.place(id);

  if (known?.type !== 'sight') throw new RangeError(id);
  return {
    id,
    file: known.file,
    visit: { id, meets: [], spans: [[[720, 1020]]], ...(mandatory ? { mandatory } : {}) },
  } as unknown as Candidate;
}

test.each([
  ['london/london-pride-parade', false, false, 1],
  ['london/london-pride-parade', true, false, 0],
  ['london/london-pride-parade', true, true, 1],
  ['prague/prague-pride-parade', true, false, 0],
  ['prague/prague-pride-parade', false, false, 1],
  ['london/trooping-the-colour', true, false, 1],
  ['london/tower-bridge', true, false, 1],
])('%s, with children %s, named %s: %s', (id, hasChildren, isNamed, count) => {
  expect(withFestivals([offer(id, isNamed)], { needs: hasChildren ? ['kids'] : [] })).toHaveLength(
    count,
  );
});
