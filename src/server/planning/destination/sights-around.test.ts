import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { withTown } from './off-catalogue-catalogue.ts';
import { sightsAround } from './sights-around.ts';

const catalogue = loadCatalogue();
const VIK = { country: 'IS', lat: 63.4194, lon: -19.0097 };

describe('sights around a town beyond the catalogue', () => {
  test('are where people stop by the road and what day trips come there for, the best known first', () => {
    const sights = sightsAround(VIK, catalogue);
    const names = sights.map(({ name }) => name).join(', ');

    expect(names).toMatch(/Skógafoss/);
    expect(names).toMatch(/Reynisfjara/);
    expect(sights.map(({ fame }) => fame)).toEqual(
      sights.map(({ fame }) => fame).toSorted((a, b) => b - a),
    );
  });

  test('are near, and each of them once', () => {
    const sights = sightsAround(VIK, catalogue);

    expect(sights.every((sight) => distanceKm(sight, VIK) <= 60)).toBe(true);
    expect(
      sights.some((one, at) => sights.slice(0, at).some((other) => distanceKm(one, other) < 2)),
    ).toBe(false);
  });

  test('lie in the country of the town', () => {
    const ventimiglia = { country: 'IT', lat: 43.79, lon: 7.608 };
    const monaco = sightsAround(ventimiglia, catalogue).filter(({ id }) => /nice|monaco/.test(id));

    expect(monaco).toEqual([]);
  });

  test('are known to the checker of a plan', async () => {
    const [place] = (await loadGazetteer()).find('Knysna', 1);

    if (!place) throw new Error('No Knysna');
    const world = withTown(catalogue, { place, words: 'Knysna', understood: '' });
    const town = world.destination(`geo-${place.id}`);
    const [first] = town?.places ?? [];

    expect(world.place(`${town?.id}/${first?.id}`)).toMatchObject({ type: 'sight', file: first });
  });
});
