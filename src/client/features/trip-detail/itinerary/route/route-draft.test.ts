import { expect, test } from 'vitest';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import {
  isSameRoute,
  moved,
  repeatedPlace,
  routeStatus,
  stayLabel,
  toDraft,
  toRoute,
  withoutPlace,
  withPlace,
} from './route-draft.ts';

const places = [
  { id: 'tokyo', name: 'Tokyo', nights: 3 },
  { id: 'kyoto', name: 'Kyoto', nights: 3 },
  { id: 'tokyo', name: 'Tokyo', nights: 1 },
] as TripPlace[];
const draft = toDraft(places);
const labels = (stays: typeof draft) => stays.map((stay) => stayLabel(stays, stay));

test('two stays in one place are two items, told apart', () => {
  expect(new Set(draft.map(({ key }) => key)).size).toBe(3);
  expect(labels(draft)).toEqual(['Tokyo, first stay', 'Kyoto', 'Tokyo, second stay']);
  expect(labels(withoutPlace(draft, 2))).toEqual(['Tokyo', 'Kyoto']);
});

test('a stay keeps what it is called when it moves, so that it takes its hotel and its nights along', () => {
  const turned = moved(moved(draft, 2, 0), 2, 1);

  expect(toRoute(moved(draft, 2, 0))).toEqual([
    { id: 'tokyo', nights: 1, stay: 'tokyo-2' },
    { id: 'tokyo', nights: 3, stay: 'tokyo' },
    { id: 'kyoto', nights: 3, stay: 'kyoto' },
  ]);
  expect(turned.map(({ nights }) => nights)).toEqual([1, 3, 3]);
  expect(isSameRoute(draft, places)).toBe(true);
  expect(isSameRoute(turned, places)).toBe(false);
});

test('a place may be added again, as a new stay that the trip has not', () => {
  const again = withPlace(draft, { id: 'kyoto', name: 'Kyoto' });

  expect(labels(again).at(-1)).toBe('Kyoto, second stay');
  expect(toRoute(again).at(-1)).toEqual({ id: 'kyoto', nights: 1 });
  expect(new Set(again.map(({ key }) => key)).size).toBe(4);
});

test('a place that follows itself is told', () => {
  const twice = moved(draft, 2, 1);

  expect(repeatedPlace(draft)).toBeUndefined();
  expect(repeatedPlace(twice)).toBe('Tokyo');
  expect(routeStatus(twice, 7)).toContain('Tokyo comes twice in a row');
  expect(routeStatus(draft, 7)).toContain('All 7 nights');
});
