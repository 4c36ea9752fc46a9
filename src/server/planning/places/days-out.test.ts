import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';

const world = async () => ({ catalogue: loadCatalogue(), gazetteer: await loadGazetteer() });

describe('a day that is wished for somewhere', () => {
  it.each([
    ['Edinburgh, the Fringe, and one day in the Highlands', 'edinburgh/loch-ness-and-glencoe'],
    ['Edinburgh, one day in the highlands if possible', 'edinburgh/loch-ness-and-glencoe'],
    // What is only said of a day trip names it too.
    ['Edinburgh, a day trip to the Trossachs', 'edinburgh/loch-lomond'],
    ['Florence and a day in the Chianti', 'florence/chianti'],
  ])('%s', async (notes, id) => {
    const [wanted] = (
      await readAskedPlaces({ tripType: 'complete', additionalPreferences: notes }, await world())
    ).sights.wanted.filter((one) => one.startsWith(id));

    expect(wanted).toBeDefined();
  });

  it.each([
    ['Tokyo a week, one day out of the city, maybe Hakone or Kamakura', 'tokyo', 'tokyo/kamakura'],
    ['Madrid 4 nights with a full day in Toledo', 'madrid', 'madrid/toledo'],
  ])('and sleeps in the town all the same: %s', async (notes, town, trip) => {
    const { places, sights } = await readAskedPlaces(
      { tripType: 'complete', additionalPreferences: notes },
      await world(),
    );

    expect(places.map(({ id }) => id)).toEqual([town]);
    expect(sights.wanted).toEqual([trip]);
  });

  it('says so where no day trip goes there', async () => {
    const { notUnderstood, places } = await readAskedPlaces(
      {
        tripType: 'complete',
        destinations: 'Vienna',
        additionalPreferences: 'one day in Salzburg, a day in the old town',
      },
      await world(),
    );

    expect(places.map(({ id }) => id)).toEqual(['vienna']);
    expect(notUnderstood).toEqual([{ said: 'a day in Salzburg', nearest: [] }]);
  });
});
