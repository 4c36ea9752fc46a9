import { expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue/catalogue.ts';
import { loadTransport } from '../../catalogue/transport.ts';
import { loadGazetteer } from '../../gazetteer/gazetteer.ts';
import { createFindPlace } from './find-place.ts';

const findPlace = createFindPlace({
  catalogue: loadCatalogue(),
  transport: loadTransport(),
  gazetteer: loadGazetteer,
});

test.each([
  ['Paris', 'Paris', 'FR'],
  ['Swindon, United Kingdom', 'Swindon', 'GB'],
  ['FRA', 'Frankfurt', 'DE'],
  ['Paris, Texas', 'Paris', 'US'],
  ['Paris, France', 'Paris', 'FR'],
  ['Washington, Pennsylvania', 'Washington', 'US'],
  ['Valencia, Venezuela', 'Valencia', 'VE'],
  ['Bari', 'Bari', 'IT'],
])('[API-11] finds %s', async (text, name, country) => {
  const place = await findPlace(text);

  expect(place.name).toContain(name);
  expect(place.country).toBe(country);
  expect(Math.abs(place.lat) + Math.abs(place.lon)).toBeGreaterThan(1);
});

test('[API-11] says so for a name that nobody knows', async () => {
  await expect(findPlace('Xyzzyville')).rejects.toThrow('we do not know a place');
});
