import { expect, test } from 'vitest';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import { type ChosenPlace, nightsText, withPlace } from './chosen-places.ts';

const place = (id: string, kind: PlaceSuggestion['kind'] = 'destination') =>
  ({ id, kind, name: id }) as PlaceSuggestion;
const chosen = (...places: PlaceSuggestion[]) =>
  places
    .reduce<readonly ChosenPlace[]>((list, one) => withPlace(list, one), [])
    .map(({ id }) => id);

test('a city may be come back to after others', () => {
  expect(chosen(place('rome'), place('florence'), place('rome'))).toEqual([
    'rome',
    'florence',
    'rome',
  ]);
});

test('a place is not added twice in a row, and a region only once', () => {
  expect(chosen(place('rome'), place('rome'))).toEqual(['rome']);
  expect(chosen(place('tuscany', 'region'), place('rome'), place('tuscany', 'region'))).toEqual([
    'tuscany',
    'rome',
  ]);
});

test.each<[string[], number | undefined, string]>([
  [['4', '3'], 7, ''],
  [['4', ''], 7, ''],
  [['', ''], 1, ''],
  [['4', '3'], undefined, ''],
  [['4', '3'], 6, '7 nights in these places, but your dates have 6.'],
  [['4', ''], 4, '4 nights in these places, but your dates have 4.'],
  [['4', '3'], 9, '7 of 9 nights given. We’ll spread the rest.'],
])('nights %j of %j: "%s"', (nights, length, text) => {
  expect(
    nightsText(
      nights.map((one) => ({ ...place('rome'), nights: one })),
      length,
    ),
  ).toBe(text);
});
