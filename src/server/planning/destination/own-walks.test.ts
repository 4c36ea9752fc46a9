import { expect, test } from 'vitest';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { ownWalks } from './own-walks.ts';

test.each<[string, string, string[]]>([
  ['Wuppertal', 'DE', ['Wuppertal town centre']],
  ['Sitges', 'ES', ['Sitges town centre', 'Sitges waterfront']],
  ['Zagora', 'MA', ['Zagora town centre', 'Stars and drums at the camp']],
  ['Okaukuejo', 'NA', ['Fire and stars at the camp']],
  ['Hạ Long', 'VN', ['Aboard among the islands', 'Evening on deck']],
])('%s has its streets, its shore and its evening', async (name, country, walks) => {
  const town = (await loadGazetteer()).called(name).find((one) => one.country === country);

  if (!town) throw new Error(`No ${name}`);
  expect(ownWalks(town).map((walk) => walk.name)).toEqual(walks);
});
