import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { placeRides } from './place-ride.ts';
import { readRideWishes } from './ride-wishes.ts';

const catalogue = loadCatalogue();

function ride(notes: string): string {
  const wishes = readRideWishes(buildRequest({ additionalPreferences: notes }));
  const ends = ['delhi', 'agra'].map((id) => catalogue.destination(id));
  const [from, to] = ends;

  if (!from || !to) throw new Error('The catalogue has no Delhi or Agra');
  const [best] = placeRides([from, to], { rides: loadRides(), date: '2027-02-16', wishes });

  return `${best?.mode}${best?.isDriven ? ' with a driver' : ''}`;
}

test.each([
  ["We'd have a driver between the cities", 'drive with a driver'],
  ['a private driver, we do not drive', 'drive with a driver'],
  ['with a car and driver', 'drive with a driver'],
  ['our driver takes us', 'drive with a driver'],
  ['all by train, with a driver for one day', 'train'],
  ['we rent a car', 'drive'],
  ['no special wishes', 'train'],
])('%s', (notes, way) => {
  expect(ride(notes)).toBe(way);
});

test.each([
  ['no more than four hours of driving in a day', 240],
  ["We don't like more than about four hours of driving in a day", 255],
  ['at most 3 hours of driving a day', 180],
])('%s', (notes, minutes) => {
  expect(readRideWishes(buildRequest({ additionalPreferences: notes })).mostDriving).toBe(minutes);
});
