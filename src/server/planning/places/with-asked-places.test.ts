import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { settlePlaces } from '../../places/settle-places.ts';
import { readWishes } from '../understanding/wishes.ts';
import { withAskedPlaces } from './with-asked-places.ts';

const catalogue = loadCatalogue();

test.each([
  ['London, no long museum days', []],
  ['London, no Tower Bridge', ['london/tower-bridge']],
])('what is avoided lies where the trip goes: %s', async (notes, avoided) => {
  const asked = await settlePlaces({ additionalPreferences: notes });
  const wishes = asked && withAskedPlaces(readWishes(notes, catalogue), asked, catalogue);

  expect(wishes?.places.avoided).toEqual(avoided);
});
