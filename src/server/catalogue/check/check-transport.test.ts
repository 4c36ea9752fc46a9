import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTransport } from './check-transport.ts';
import { dataFiles } from '../testing/data-files.ts';

const { transport, destinations } = dataFiles();
const faultsOf = (changes: Partial<typeof transport>) =>
  checkTransport({ ...transport, ...changes }, destinations);
const { airports, airlines, rail } = transport;

/** A list with one entry, whichever it is, spoilt. */
function spoilt<T>(list: readonly T[], changes: Partial<T>): fc.Arbitrary<T[]> {
  return fc
    .nat(list.length - 1)
    .map((at) => list.map((one, index) => (index === at ? { ...one, ...changes } : one)));
}

test('finds no fault in what the catalogue holds, of some 700 airports and more than 110 airlines', () => {
  expect(faultsOf({})).toEqual([]);
  expect(airports.length).toBeGreaterThan(600);
  expect(airlines.length).toBeGreaterThan(110);
  expect(rail.length).toBeGreaterThan(60);
});

test.each([
  { timeZone: 'Europe/Nowhere' },
  { country: 'ZZ' },
  { lat: 91 },
  { iata: 'XX' },
  { city: '' },
  { metro: 'Lon' },
])('finds an airport with %j, whichever it is', (changes) => {
  fc.assert(
    fc.property(spoilt(airports, changes), (list) => faultsOf({ airports: list }).length > 0),
    { numRuns: 8 },
  );
});

test.each([{ code: 'TOO' }, { country: 'ZZ' }, { hubs: [] }, { hubs: ['QQQ'] }, { rangeKm: 300 }])(
  'finds an airline with %j, whichever it is',
  (changes) => {
    fc.assert(
      fc.property(spoilt(airlines, changes), (list) => faultsOf({ airlines: list }).length > 0),
      { numRuns: 8 },
    );
  },
);

test.each([{ to: 'atlantis' }, { minutes: 300 }, { minutes: 5 }, { km: 1 }])(
  'finds a train with %j, whichever it is',
  (changes) => {
    fc.assert(
      fc.property(spoilt(rail, changes), (list) => faultsOf({ rail: list }).length > 0),
      { numRuns: 8 },
    );
  },
);

test('finds what is listed twice', () => {
  fc.assert(
    fc.property(fc.nat(airports.length - 1), fc.nat(rail.length - 1), (airport, link) => {
      const twice = rail
        .slice(link, link + 1)
        .map((one) => ({ ...one, from: one.to, to: one.from }));

      expect(
        faultsOf({ airports: [...airports, ...airports.slice(airport, airport + 1)] }),
      ).toHaveLength(1);
      expect(faultsOf({ rail: [...rail, ...twice] })).toHaveLength(1);
    }),
    { numRuns: 8 },
  );
});
