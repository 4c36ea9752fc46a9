import { expect, test } from 'vitest';
import { loadGazetteer } from './gazetteer.ts';
import { areDifferentIslands, landmassOf } from './landmass.ts';
import { qualifiersOf } from './regions.ts';

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
  ['Cambridge, Massachusetts', 'US', 'Massachusetts', 'America/New_York'],
  ['Cambridge Massachusetts', 'US', 'Massachusetts', 'America/New_York'],
  ['Cambridge', 'GB', 'England', 'Europe/London'],
  ['London, Ontario, Canada', 'CA', 'Ontario', 'America/Toronto'],
  ['Perth, Scotland', 'GB', 'Scotland', 'Europe/London'],
  ['Valencia, Venezuela', 'VE', undefined, 'America/Caracas'],
  ['Newcastle, New South Wales', 'AU', 'New South Wales', 'Australia/Sydney'],
  ['Albany, New York', 'US', 'New York', 'America/New_York'],
  ['Geneva', 'CH', undefined, 'Europe/Zurich'],
  ['Nuremberg', 'DE', undefined, 'Europe/Berlin'],
  ['Wroclaw', 'PL', undefined, 'Europe/Warsaw'],
  ['Bangalore', 'IN', undefined, 'Asia/Kolkata'],
])('%s lies in %s', async (text, country, region, timeZone) => {
  const [place] = await find(text);

  expect(place).toMatchObject({ country, timeZone });
  expect(place?.region).toBe(region);
});

test('finds a place again by its number, and shows the English name that is in use', async () => {
  const gazetteer = await loadGazetteer();
  const [nuremberg] = gazetteer.find('Nürnberg');
  const [zaragoza] = gazetteer.find('Saragossa');

  expect(nuremberg?.name).toBe('Nuremberg');
  expect(zaragoza?.name).toBe('Zaragoza');
  expect(gazetteer.byId(nuremberg?.id ?? 0)).toEqual(nuremberg);
  expect(gazetteer.byId(1)).toBeUndefined();
});

test.each([
  ['Georgia', [{ country: 'GE' }, { country: 'US', region: 'GA' }]],
  ['UK', [{ country: 'GB' }]],
  ['Ontario', [{ country: 'CA', region: '08' }]],
  ['Paris', []],
  ['', []],
])('%s stands for %j', (text, qualifiers) => {
  expect(qualifiersOf(text)).toEqual(qualifiers);
});

test.each([
  ['Dallas and Paris, Texas', [32.78, -96.8], [33.66, -95.55], true],
  ['Naples and Matera', [40.85, 14.27], [40.67, 16.6], true],
  ['Naples and Capri', [40.85, 14.27], [40.55, 14.24], false],
  ['Marseille and Ajaccio', [43.3, 5.37], [41.92, 8.74], false],
  ['London and Belfast', [51.51, -0.13], [54.6, -5.93], false],
  ['Honolulu and Hilo', [21.31, -157.86], [19.72, -155.08], false],
] as const)('%s: on one piece of land is %4$s', (_, a, b, same) => {
  const [from, to] = [a, b].map(([lat, lon]) => landmassOf({ lat, lon }));

  expect(from !== undefined && from === to).toBe(same);
});

test.each([
  ['Naxos and Paros', [37.11, 25.38], [37.09, 25.15], true],
  ['Naples and Capri', [40.85, 14.27], [40.55, 14.24], false],
  ['Copenhagen and Malmö', [55.67, 12.57], [55.6, 13.0], false],
  ['two towns of Naxos', [37.11, 25.38], [37.05, 25.5], false],
] as const)('%s: on islands of their own is %4$s', (_, a, b, different) => {
  const [one, other] = [a, b].map(([lat, lon]) => ({ lat, lon }));

  expect(one && other && areDifferentIslands(one, other)).toBe(different);
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
