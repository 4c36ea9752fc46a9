import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { RouteOrder } from './read-route.ts';
import { staysOfRoute } from './stays-of-route.ts';

const { destination } = loadCatalogue();
const islands = ['athens', 'naxos', 'milos', 'santorini'].flatMap((id) => destination(id) ?? []);
const order: RouteOrder = { isOrdered: true, dayTrips: [], areAlternatives: false };
const fixed = new Map([
  ['athens', 2],
  ['naxos', 4],
  ['milos', 3],
]);
const told = { order, fixed, back: undefined, length: 9, isChosen: false };
const all = ['athens', 'naxos', 'milos', 'santorini'];

test.each<[string, Partial<typeof told>, string[]]>([
  ['all nights are given away', {}, ['athens', 'naxos', 'milos']],
  ['there is a night left', { length: 10 }, all],
  [
    'all are given away, though it ends elsewhere',
    { order: { ...order, last: 'santorini' } },
    ['athens', 'naxos', 'milos'],
  ],
  ['it ends where a night is left', { length: 10, order: { ...order, last: 'santorini' } }, all],
  ['places were chosen', { isChosen: true }, all],
])('the stays where %s', (_, changed, ids) => {
  expect(staysOfRoute(islands, { ...told, ...changed }).map(({ id }) => id)).toEqual(ids);
});

test('a second stay takes nights as well, and a place for a day none', () => {
  const back = { id: 'athens', after: 3, nights: 1, nightsBefore: fixed };
  const places = ['madrid', 'toledo', 'barcelona'].flatMap((id) => destination(id) ?? []);
  const forADay = { ...told, order: { ...order, dayTrips: ['toledo'] }, fixed: new Map() };

  expect(staysOfRoute(islands, { ...told, back, length: 10 })).toHaveLength(3);
  expect(staysOfRoute(places, forADay).map(({ id }) => id)).toEqual(['madrid', 'barcelona']);
});
