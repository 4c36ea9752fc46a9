import { expect, test } from 'vitest';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import { type ChosenPlace, withPlace } from './chosen-places.ts';

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
