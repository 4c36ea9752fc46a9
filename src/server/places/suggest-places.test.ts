import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { loadGazetteer } from '../gazetteer/gazetteer.ts';
import { suggestPlaces } from './suggest-places.ts';
import { suggestSights } from './suggest-sights.ts';

const catalogue = loadCatalogue();
const labels = async (query: string) =>
  (await suggestPlaces({ query, limit: 8 }, { catalogue, gazetteer: loadGazetteer })).map(
    ({ label }) => label,
  );

describe('suggested places', () => {
  test.each([
    ['rom', 'Rome, Italy'],
    ['Firenze', 'Florence, Italy'],
    ['京都', 'Kyoto, Japan'],
    ['Москва', 'Moscow, Russia'],
    ['barcelnoa', 'Barcelona, Spain'],
    ['zermat', 'Zermatt, Switzerland'],
    ['tusc', 'Tuscany, Italy'],
    ['Deutschland', 'Germany'],
    ['vatican mus', 'Vatican Museums and Sistine Chapel, Rome'],
    ['paris, tex', 'Paris, Texas, United States'],
  ])('%s begins with %s', async (query, first) => {
    expect((await labels(query))[0]).toBe(first);
  });

  test('namesakes are told apart by province and country', async () => {
    const found = await labels('springfield');

    expect(found).toContain('Springfield, Illinois, United States');
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('suggested sights', () => {
  test('are those of the place, by part of a name', () => {
    const names = suggestSights({ placeId: 'rome', query: 'vatican' }, catalogue).map(
      ({ id }) => id,
    );

    expect(names[0]).toBe('rome/vatican-museums-and-sistine-chapel');
  });

  test('of an id that nothing has are not found', () => {
    expect(() => suggestSights({ placeId: 'nowhere', query: '' }, catalogue)).toThrow(
      'There is no such place',
    );
  });
});
