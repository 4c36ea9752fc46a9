import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { editDistance, namedDestinations } from './named-destination.ts';
import { readInterests } from './read-interests.ts';

const catalogue = loadCatalogue();

describe('destinations in a free text', () => {
  test.each([
    ['London', ['london']],
    ['london, paris', ['london', 'paris']],
    ['Rome and then Tokyo', ['rome', 'tokyo']],
    ['Meetings in Berlin', ['berlin']],
    ['', []],
  ])('%s', (text, ids) => {
    expect(namedDestinations(text, catalogue).destinations.map(({ id }) => id)).toEqual(ids);
  });

  test('tells which names it does not know', () => {
    expect(namedDestinations('London, Xyzzy', catalogue).unknown).toEqual(['Xyzzy']);
  });

  test('suggests the nearest spelling', () => {
    expect(() => namedDestinations('Berln', catalogue)).toThrow('Did you mean Berlin');
  });

  test('points to the nearest places that it knows when a gazetteer knows the name', () => {
    const locate = () => ({ name: 'Potsdam', lat: 52.4, lon: 13.07 });

    expect(() => namedDestinations('Potsdam-Süd', catalogue, locate)).toThrow(
      /nearest places we know are Berlin \(\d+ km away\)/,
    );
  });
});

test.each([
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['paris', 'paris', 0],
])('from %s to %s it is %i letters', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

test.each([
  [
    ['sightseeing', 'cultural', 'food'],
    ['History', 'Architecture', 'Culinary', 'Photography', 'Urban', 'Cultural Immersion'],
  ],
  [['Hiking'], ['Hiking']],
  [['qwerty'], []],
])('%s are read as %s', (words, interests) => {
  expect(readInterests(words)).toEqual(interests);
});
