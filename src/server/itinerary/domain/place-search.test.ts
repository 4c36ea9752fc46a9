import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { buildSavedTrip } from '../testing/build-saved-trip.ts';
import { editWorld } from './edit-world.ts';
import { judgeFacts } from './judge-plan.ts';
import { searchPlaces } from './place-search.ts';

const { trip, request } = buildSavedTrip('vienna', {
  departureDate: '2027-05-10',
  returnDate: '2027-05-13',
});

test.each([
  ['', false],
  ['culinary', false],
  ['christmas market', true],
])('for "%s" in May, the markets of Advent are told: %s', (query, areTold) => {
  const world = editWorld(trip, { request }, loadCatalogue());

  if (!world) throw new Error('the trip has no plan');
  const found = searchPlaces(
    trip.itineraryDays,
    { id: trip.id, day: 2, query, limit: 50 },
    { world, facts: judgeFacts(world) },
  );
  const advent = found.filter(({ id }) => id === 'vienna/christkindlmarkt-rathausplatz');

  expect(found.length).toBeGreaterThan(0);
  expect(advent.map(({ fits }) => fits)).toEqual(areTold ? [false] : []);
});

test('sights come before tables as long as nothing is typed', () => {
  const world = editWorld(trip, { request }, loadCatalogue());

  if (!world) throw new Error('the trip has no plan');
  const found = searchPlaces(
    trip.itineraryDays,
    { id: trip.id, day: 2, query: '', limit: 50 },
    { world, facts: judgeFacts(world) },
  );
  const isTable = found.map(({ id }) => loadCatalogue().place(id)?.type === 'food');

  expect(isTable[0]).toBe(false);
  expect(isTable).toEqual(isTable.toSorted((a, b) => Number(a) - Number(b)));
});
