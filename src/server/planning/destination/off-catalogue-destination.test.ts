import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { offCatalogueDestination } from './off-catalogue-destination.ts';

test.each([
  ['Wuppertal', 'city'],
  ['Monschau', 'old-town'],
])('%s is drawn as it is large: %s', async (words, scene) => {
  const [place] = (await loadGazetteer()).find(words, 1);

  if (!place) throw new Error(`no ${words}`);
  const town = offCatalogueDestination({ place, words, understood: '' }, loadCatalogue());

  expect(town.scene).toEqual([scene]);
});

test('a town near the border keeps the time of its own country', async () => {
  const found = (await loadGazetteer()).find('Stepantsminda', 5);
  const place = found.find(({ country }) => country === 'GE');

  if (!place) throw new Error('no St’epants’minda');
  expect(
    offCatalogueDestination({ place, words: 'Kazbegi', understood: '' }, loadCatalogue()).timeZone,
  ).toBe('Asia/Tbilisi');
});
