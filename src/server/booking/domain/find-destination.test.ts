import { expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue/catalogue.ts';
import { loadGazetteer } from '../../gazetteer/gazetteer.ts';
import { createFindDestination } from './find-destination.ts';

const findDestination = createFindDestination(loadCatalogue(), loadGazetteer);

test.each([
  ['Paris', 'paris'],
  ['Paris, France', 'paris'],
  ['Valencia, Spain', 'valencia'],
  ['Boston, Massachusetts', 'boston'],
  ['Cambridge, Massachusetts', 'boston'],
  ['Washington, DC', 'washington'],
  ['Lisb', 'lisbon'],
  ['ATH', 'athens'],
  ['Peru', 'cusco'],
  ['Mexico', 'mexico-city'],
])('[API-12] %s has an inventory', async (text, id) => {
  expect((await findDestination(text)).id).toBe(id);
});

test.each([
  ['Paris, Texas', 'nothing in Paris, United States'],
  ['Valencia, Venezuela', 'nothing in Valencia, Venezuela'],
  ['Cambridge, England', 'nothing in Cambridge, United Kingdom'],
  ['London, Ontario', 'nothing in London, Canada'],
  ['Washington, Pennsylvania', 'nothing in Washington, United States'],
  ['Brindisi', 'nothing in Brindisi, Italy'],
])('[API-12] %s is not its namesake', async (text, told) => {
  await expect(findDestination(text)).rejects.toThrow(told);
});
