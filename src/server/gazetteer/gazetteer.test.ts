import { expect, test } from 'vitest';
import { loadGazetteer } from './gazetteer.ts';

const find = async (text: string) => (await loadGazetteer()).find(text);

test('finds the largest place of a name first', async () => {
  const [paris] = await find('Paris');

  expect(paris).toMatchObject({
    country: 'FR',
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    languages: ['French'],
  });
});

test.each([
  ['Paris, Texas', 'US', 'Texas', 'America/Chicago'],
  ['Paris, TX', 'US', 'Texas', 'America/Chicago'],
  ['Cordoba, Argentina', 'AR', undefined, 'America/Argentina/Buenos_Aires'],
  ['Córdoba, Spain', 'ES', undefined, 'Europe/Madrid'],
  ['Ushuaia', 'AR', undefined, 'America/Argentina/Ushuaia'],
  ['matera, IT', 'IT', undefined, 'Europe/Rome'],
])('%s lies in %s', async (text, country, region, timeZone) => {
  const [place] = await find(text);

  expect(place).toMatchObject({ country, timeZone });
  expect(place?.region).toBe(region);
});

test('gives nothing for a place that is not there', async () => {
  expect(await find('Paris, Atlantis')).toEqual([]);
  expect(await find('Xyzzyville')).toEqual([]);
  expect(await find('')).toEqual([]);
});

test('estimates a climate with the right season on each side of the equator', async () => {
  const [matera] = await find('Matera');
  const [dunedin] = await find('Dunedin, New Zealand');

  expect(matera?.climate.highC[6]).toBeGreaterThan(25);
  expect(matera?.climate.highC[0]).toBeLessThan(16);
  expect(dunedin?.climate.highC[0]).toBeGreaterThan(dunedin?.climate.highC[6] ?? 99);
});
