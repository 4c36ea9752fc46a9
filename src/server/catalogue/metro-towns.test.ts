import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { readDataFile } from './data-folder.ts';
import { hasDenseMetro } from './metro-towns.ts';

test('every town of the list is a destination', () => {
  const ids = readDataFile<string[]>('metro-towns.json');

  expect(ids.filter((id) => !loadCatalogue().destination(id))).toEqual([]);
});

test.each([
  ['paris', true],
  ['tokyo', true],
  ['rome', false],
  ['kyoto', false],
])('%s has one: %s', (id, has) => {
  expect(hasDenseMetro(id)).toBe(has);
});
