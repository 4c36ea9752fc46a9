import { expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { loadGazetteer } from '../gazetteer/gazetteer.ts';
import { createNearNames } from './near-names.ts';

const names = createNearNames({
  catalogue: loadCatalogue(),
  gazetteer: loadGazetteer,
  readByRules: (notes) =>
    /vegan/i.test(notes) ? [{ kind: 'need', value: 'vegan', text: 'vegan' }] : [],
});
const townsIn = async (additionalPreferences: string) => {
  const read = () => Promise.resolve({ wishes: [], line: '', by: 'rules' });
  const { towns = [] } = await names.understand({ additionalPreferences }, read);

  return towns.map(({ name }) => name);
};

test('a wish by itself is no slip of the name of a town', async () => {
  expect(await townsIn('Paris please. Vegan.')).toEqual([]);
  expect(await townsIn('Paris please. Lisbn.')).toEqual(['Lisbon, Portugal']);
});
