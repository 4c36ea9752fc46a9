import { expect, test } from 'vitest';
import type { Candidate } from './candidates.ts';
import { oneWayUp, withoutGoals } from './same-spot.ts';

const sight = (name: string, kind: string, value: number, more: Partial<Candidate['visit']> = {}) =>
  ({
    id: `x/${name}`,
    file: { name, kind },
    visit: { id: `x/${name}`, lat: 1, lon: 1, value, ...more },
  }) as unknown as Candidate;

test('what a day trip leads to is no sight of another day, unless it was named', () => {
  const trip = sight('Sausalito by ferry', 'day-trip', 300);
  const bike = sight('Bike to Sausalito', 'activity', 90);
  const far = sight('Sausalito Avenue', 'street', 90, { lat: 2 });
  const named = sight('Sausalito houseboats', 'neighbourhood', 90, { mandatory: true });

  expect(withoutGoals([bike, far, named], [trip], 'San Francisco')).toEqual([far, named, trip]);
});

test.each([
  ['Monserrate', 'viewpoint', 'Monserrate Pilgrim Path', 'hike', true],
  ['Grouse Mountain', 'activity', 'Grouse Grind trail', 'hike', true],
  ['Grouse Mountain', 'activity', 'Lynn Canyon trail', 'hike', false],
  ['Cycling over the bridge to Sausalito', 'activity', 'Ferry to Sausalito', 'boat-trip', true],
  ['To-ji', 'temple', 'To-ji by night', 'show', true],
  ['To-ji', 'temple', 'Kodai-ji by night', 'show', false],
  ['Refugio Frey', 'hike', 'Refugio López', 'hike', false],
])('%s and %s %s', (first, kind, second, otherKind, isOne) => {
  const both = oneWayUp([sight(first, kind, 100), sight(second, otherKind, 50)], 'Town');

  expect(both.map(({ visit }) => visit.value)).toEqual([100, isOne ? 15 : 50]);
});
