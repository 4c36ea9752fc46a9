import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';

test.each([
  ['Delhi, Agra and Jaipur, and be in Jaipur for Diwali', 'jaipur/diwali-lights'],
  ['Delhi, Agra and Jaipur. Diwali in Jaipur', 'jaipur/diwali-lights'],
  ['Delhi, Agra und Jaipur, in Jaipur zu Diwali', 'jaipur/diwali-lights'],
  ['Delhi, Agra and Jaipur. In Delhi for Diwali', 'delhi/diwali-lights'],
  // A comma parts the two.
  ['Delhi, Agra, Jaipur, Diwali', 'delhi/diwali-lights'],
])('%s', async (additionalPreferences, id) => {
  const world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
  const { sights } = await readAskedPlaces({ tripType: 'complete', additionalPreferences }, world);

  expect(sights.wanted).toEqual([id]);
});
