import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { isClimb } from './sights-in-rhythm.ts';

const edinburgh = loadCatalogue().destination('edinburgh');

test.each([
  ['calton-hill', true],
  ['underground-vaults-tour', true],
  ['national-museum-of-scotland', false],
])('%s is a climb for a bad knee: %s', (id, is) => {
  const place = edinburgh?.places.find((one) => one.id === id);

  if (!place) throw new RangeError(id);
  expect(isClimb(place)).toBe(is);
});
