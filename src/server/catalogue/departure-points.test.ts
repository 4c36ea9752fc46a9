import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { readDataFile } from './data-folder.ts';
import { departurePoint } from './departure-points.ts';
import { distanceKm } from './distance.ts';

const catalogue = loadCatalogue();

test.each([
  ['london', 'train', 'Euston', 51.5282],
  ['madrid', 'train', 'Atocha or Chamartín', 40.4066],
  ['berlin', 'train', 'Hauptbahnhof, RE1', 52.5251],
  ['london', 'tour', 'Euston', undefined],
  ['london', 'train', 'Nowhere', undefined],
  ['nowhere', 'train', 'Euston', undefined],
  ['london', 'train', undefined, undefined],
] as const)('in %s by %s from %s', (id, mode, departsFrom, lat) => {
  expect(departurePoint({ mode, departsFrom }, id)?.lat).toBe(lat);
});

test('every point lies in its town, and a day trip leaves from it', () => {
  const points =
    readDataFile<Record<string, Record<string, [number, number]>>>('departure-points.json');
  const wrong = Object.entries(points).flatMap(([id, names]) => {
    const town = catalogue.destination(id);

    return Object.entries(names).filter(
      ([name, [lat, lon]]) =>
        !town ||
        distanceKm(town, { lat, lon }) > 20 ||
        !town.dayTrips.some(({ departsFrom = '' }) => departsFrom.includes(name)),
    );
  });

  expect(wrong).toEqual([]);
});
