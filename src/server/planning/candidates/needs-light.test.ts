import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { needsLight } from './needs-light.ts';

const catalogue = loadCatalogue();

test.each([
  ['reykjavik/reykjavik-street-art', true],
  ['miami/wynwood-streets', true],
  ['athens/psyrri', false],
  ['reykjavik/grotta-by-night', false],
  ['reykjavik/grotta-lighthouse', false],
  ['london/hyde-park', true],
  ['london/trafalgar-square', false],
  ['kyoto/keage-incline', false],
])('%s is seen by daylight alone: %s', (id, isLit) => {
  const known = catalogue.place(id);

  if (known?.type !== 'sight' || 'travelMinutes' in known.file) throw new RangeError(id);
  expect(needsLight(known.file)).toBe(isLit);
});
