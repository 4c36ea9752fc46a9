import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { namedDestinations } from './named-destination.ts';
import { readInterests } from './read-interests.ts';

const catalogue = loadCatalogue();

describe('destinations in a free text', () => {
  test.each([
    ['London', ['london']],
    ['london, paris', ['london', 'paris']],
    ['Rome and then Tokyo', ['rome', 'tokyo']],
    ['Meetings in Berlin', ['berlin']],
    ['Berln', ['berlin']],
    ['Lissabon, Mailand', ['lisbon', 'milan']],
    ['', []],
  ])('%s', (text, ids) => {
    expect(namedDestinations(text, catalogue).destinations.map(({ id }) => id)).toEqual(ids);
  });

  test('tells which names it does not know', () => {
    expect(namedDestinations('London, Xyzzy', catalogue).unknown).toEqual(['Xyzzy']);
  });

  test('suggests the nearest spelling of a name too short to be sure of', () => {
    expect(() => namedDestinations('Oslu', catalogue)).toThrow('Did you mean Oslo');
  });

  test.each([
    ['Japan', ['tokyo', 'kyoto', 'sapporo']],
    ['Andalusia', ['seville', 'granada', 'malaga']],
    ['Scandinavia', ['copenhagen', 'oslo', 'stockholm', 'reykjavik']],
    ['South America', ['lima', 'ushuaia', 'rio-de-janeiro']],
    ['Tokyo', ['tokyo']],
  ])('%s leaves a choice', (text, ids) => {
    const choices = namedDestinations(text, catalogue).choices.map(({ id }) => id);

    expect(choices).toEqual(expect.arrayContaining(ids));
    expect(choices).not.toContain('paris');
    expect(choices.length === 1).toBe(ids.length === 1);
  });
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
