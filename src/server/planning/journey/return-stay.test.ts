import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { withReturn } from './return-stay.ts';

const catalogue = loadCatalogue();
const placesOf = (...ids: string[]) =>
  ids.flatMap((id) => {
    const destination = catalogue.destination(id);

    return destination ? [{ destination, isRequired: true }] : [];
  });
const keys = (...ids: string[]) =>
  withReturn(placesOf(...ids), {
    id: 'dublin',
    after: 3,
    nights: undefined,
    nightsBefore: new Map(),
  }).map(({ key, destination }) => key ?? destination.id);

test('the second stay stands where it was said', () => {
  expect(keys('dublin', 'galway', 'killarney')).toEqual([
    'dublin',
    'galway',
    'killarney',
    'dublin-2',
  ]);
});

test('where one sets out and comes back, and is listed at the end, comes first as well', () => {
  expect(keys('galway', 'killarney', 'dublin')).toEqual([
    'dublin',
    'galway',
    'killarney',
    'dublin-2',
  ]);
});
