import { expect, test } from 'vitest';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { partyFactor } from './party-factor.ts';

const placeOf = (name: string, more: Partial<PlaceFile> = {}) =>
  ({ name, kind: 'nature', interests: [], ...more }) as unknown as PlaceFile;
const factorOf = (place: PlaceFile, isWithoutCar: boolean) =>
  partyFactor(place, {
    wishes: { needs: [], kinds: { wanted: [], avoided: [] }, isWithoutCar } as unknown as Wishes,
    interests: [],
  });

test.each([
  ['a scenic drive', placeOf('Red Rock Canyon scenic drive')],
  ['an entry by car', placeOf('Arches', { bookAhead: 'Timed car entry from April on' })],
  ['a convoy', placeOf('Trabi Safari', { why: 'Drive a Trabant yourself' })],
])('who does not drive can do without %s', (_, place) => {
  expect(factorOf(place, true)).toBeLessThan(factorOf(place, false));
});

test.each([
  ['a boat of one’s own', placeOf('Self-drive boats', { kind: 'boat-trip' })],
  ['a road by van', placeOf('Big Sur and 17-Mile Drive by van')],
])('but not without %s', (_, place) => {
  expect(factorOf(place, true)).toBe(factorOf(place, false));
});

test.each([
  ['Gin distillery', 'activity', 'Gin tour and tasting', [], true],
  ['Princes Street', 'activity', 'Whisky tasting in a show', ['Culinary'], true],
  ['Beer Experience', 'museum', 'Hops to smell', [], true],
  ['Museum of Art', 'museum', 'Folk art in an old brewery', [], false],
  ['Waffle workshop', 'class', 'Bake, with a beer beside', [], false],
  ['Soda brewery', 'activity', 'Lemonade to mix', ['Family Fun'], false],
] as const)('children are spared tastings: %s', (name, kind, why, interests, isLess) => {
  const factor = (needs: readonly string[]) =>
    partyFactor(placeOf(name, { kind, why, interests: [...interests] }), {
      wishes: { needs, kinds: { wanted: [], avoided: [] } } as unknown as Wishes,
      interests: [],
    });

  expect(factor(['kids']) < factor([])).toBe(isLess);
});

test.each([
  ['Tsukiji', 'market', 'Breakfast sushi, grilled shellfish and knife shops', true],
  ['Omoide Yokocho', 'bar', 'Smoky lane of grill counters', true],
  ['Altona', 'market', 'Eel sellers and rock bands', true],
  ['Naschmarkt', 'market', 'Cheese, olives and fish', false],
  ['Sushi Museum', 'museum', 'The history of sushi', false],
  ['Harbour', 'neighbourhood', 'Cottages of fishermen and a fish market', false],
] as const)('all fish and meat for guests who eat neither: %s', (name, kind, why, isLess) => {
  const factor = (isMixedTable: boolean) =>
    partyFactor(placeOf(name, { kind, why }), {
      wishes: { needs: ['vegetarian'], kinds: { wanted: [], avoided: [] } } as unknown as Wishes,
      interests: ['Nightlife'],
      isMixedTable,
    });

  expect(factor(false) < factor(true)).toBe(isLess);
});
