import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';

describe('parts of the world', () => {
  it.each([
    'anywhere in South America',
    'South America, please!',
    'Somewhere in Scandinavia.',
    'Scandinavia. Saunas, please',
    'the Balkans by train',
    'Caribbean, warm sea',
    'Southeast Asia, beaches',
  ])('%s names no place, and none that nobody knows', async (notes) => {
    const asked = await readAskedPlaces(
      { tripType: 'complete', additionalPreferences: notes },
      { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() },
    );

    expect(asked).toMatchObject({ places: [], sights: { wanted: [] }, unclear: [] });
  });
});
