import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readPlaces } from './read-places.ts';

test('a long text of names that nobody knows is compared with all towns a few times, and lets others go on', async () => {
  const gazetteer = await loadGazetteer();
  let [searches, pauses] = [0, 0];

  await readPlaces('to Xa Xb Xc Xd '.repeat(130), {
    catalogue: loadCatalogue(),
    gazetteer: {
      ...gazetteer,
      search: (query, limit) => {
        searches += 1;
        return gazetteer.search(query, limit);
      },
    },
    pause: () => {
      pauses += 1;
      return Promise.resolve();
    },
  });
  expect(searches).toBeGreaterThan(0);
  expect(searches).toBeLessThanOrEqual(60);
  expect(pauses).toBeGreaterThan(500);
});
