import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { hasRoad } from './roads.ts';

const TOWNS = {
  aberdeen: { id: 'geo-2657832', country: 'GB', lat: 57.1437, lon: -2.0981 },
  odense: { id: 'geo-2615876', country: 'DK', lat: 55.3959, lon: 10.3883 },
  rethymno: { id: 'geo-254352', country: 'GR', lat: 35.3662, lon: 24.4824 },
  capri: { id: 'geo-3180074', country: 'IT', lat: 40.5507, lon: 14.2426 },
};

function place(id: string) {
  const found = Object.entries(TOWNS).find(([name]) => name === id)?.[1];
  const known = found ?? loadCatalogue().destination(id);

  if (!known) throw new Error(`No ${id}`);
  return known;
}

test.each([
  ['glasgow', 'aberdeen', true],
  ['copenhagen', 'odense', true],
  ['copenhagen', 'hamburg', true],
  ['kyoto', 'fukuoka', true],
  ['kuala-lumpur', 'singapore', true],
  ['bangkok', 'phuket', true],
  ['boston', 'bar-harbor', true],
  ['miami', 'key-west', true],
  ['lofoten', 'tromso', true],
  ['chania', 'heraklion', true],
  ['chania', 'rethymno', true],
  ['catania', 'taormina', true],
  ['dublin', 'belfast', true],
  ['queenstown', 'te-anau', true],
  ['venice', 'ljubljana', true],
  ['san-jose', 'panama', true],
  ['cairo', 'jerusalem', true],
])('a road leads from %s to %s', (from, to) => {
  expect(hasRoad(place(from), place(to))).toBe(true);
  expect(hasRoad(place(to), place(from))).toBe(true);
});

test.each([
  ['glasgow', 'belfast'],
  ['glasgow', 'copenhagen'],
  ['athens', 'chania'],
  ['athens', 'naxos'],
  ['athens', 'milos'],
  ['naxos', 'paros'],
  ['split', 'hvar'],
  ['athens', 'zakynthos'],
  ['naples', 'taormina'],
  ['naples', 'capri'],
  ['barcelona', 'menorca'],
  ['cebu-city', 'bohol'],
  ['boracay', 'bohol'],
  ['merida', 'holbox'],
  ['vancouver', 'victoria'],
  ['tokyo', 'sapporo'],
  ['seoul', 'jeju-city'],
  ['seoul', 'beijing'],
  ['honolulu', 'kauai'],
  ['bari', 'dubrovnik'],
  ['seville', 'tangier'],
  ['rome', 'tunis'],
  ['stockholm', 'helsinki'],
  ['helsinki', 'tallinn'],
  ['hurghada', 'sharm-el-sheikh'],
  ['los-cabos', 'puerto-vallarta'],
  ['panama', 'cartagena'],
])('no road leads from %s to %s', (from, to) => {
  expect(hasRoad(place(from), place(to))).toBe(false);
});

test.each([
  [
    'athens',
    'chania corfu heraklion kefalonia milos mykonos naxos paros rhodes santorini zakynthos',
  ],
  ['zagreb', 'hvar'],
  ['madrid', 'ibiza lanzarote las-palmas menorca palma tenerife'],
  ['rome', 'alghero cagliari catania palermo siracusa taormina'],
])('the islands of the country of %s are %s', (id, islands) => {
  const base = place(id);
  const { destinations } = loadCatalogue();
  const unjoined = destinations.filter(
    (one) => one.country === base.country && !hasRoad(base, one),
  );

  expect(unjoined.map((one) => one.id).join(' ')).toBe(islands);
});

test('what lies far away over land is joined, whatever sea the straight line crosses', () => {
  expect(hasRoad(place('paris'), place('athens'))).toBe(true);
});
