import { expect, test } from 'vitest';
import { settlePlaces } from '#server/places/settle-places.ts';
import { endsOnly } from './flown-to.ts';

const read = (additionalPreferences: string) =>
  settlePlaces({
    additionalPreferences,
    departureDate: '2027-06-05',
    returnDate: '2027-06-15',
    tripType: 'complete',
  });

test.each<[string, string[]]>([
  ['Cusco and Arequipa, return from Lima', ['cusco', 'arequipa', 'lima']],
  ['Siem Reap and Phnom Penh. We fly back from Bangkok', ['siem-reap', 'phnom-penh', 'bangkok']],
  ['Kyoto and Osaka, back to Tokyo for the last night', ['kyoto', 'osaka', 'tokyo']],
])('goes to where the trip ends: %s', async (text, ids) => {
  const asked = await read(text);

  expect(asked?.places.map(({ id }) => id)).toEqual(ids);
  expect(asked?.home).toBeUndefined();
  expect(asked?.avoided.destinations).toEqual([]);
});

test.each([
  'Rome and Florence, we fly back to London on Sunday',
  'Rome and Florence. We live in Milan',
  'Bangkok and Chiang Mai, return from London',
])('leaves a home a home: %s', async (text) => {
  const asked = await read(text);

  expect(asked?.places).toHaveLength(2);
  expect(asked?.home).toBeDefined();
});

test('tells a place that is named for the flight home alone', () => {
  const places = ['galway', 'dublin'].map((id) => ({ id, name: id }));

  expect(endsOnly('Galway, fly home from Dublin', places)).toEqual(new Set(['dublin']));
  expect(endsOnly('Dublin and Galway, fly home from Dublin', places)).toEqual(new Set());
});

test.each([
  ['Galway and Cork. We fly into Dublin', ['dublin']],
  ['fly into Dublin, Galway, out of Cork', []],
  ['starting in Dublin, Galway, ending in Cork', []],
])('tells whether a place is gone to for more than a flight: %s', (text, ids) => {
  const places = ['galway', 'dublin', 'cork'].map((id) => ({ id, name: id }));

  expect([...endsOnly(text, places)]).toEqual(ids);
});

test.each([
  ['Florence, Siena', 'we fly home from Rome', ['florence', 'siena', 'rome']],
  ['Rome, Florence, Venice', 'fly into Venice, out of Rome', ['rome', 'florence', 'venice']],
  ['Florence, Siena', 'Rome was lovely last year', ['florence', 'siena']],
])('goes to where flights are told beside a list: %s; %s', async (destinations, notes, ids) => {
  const asked = await settlePlaces({
    destinations,
    additionalPreferences: notes,
    departureDate: '2027-06-05',
    returnDate: '2027-06-15',
    tripType: 'complete',
  });

  expect(asked?.places.map(({ id }) => id)).toEqual(ids);
});
