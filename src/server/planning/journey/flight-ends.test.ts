import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { airportOf, landingAt, leavingFrom, withFlightEnds } from './flight-ends.ts';
import type { JourneyStay } from './journey-plan.ts';
import { withOneWayFees } from './one-way-fees.ts';
import { placeRides } from './place-ride.ts';

const catalogue = loadCatalogue();
const date = '2027-06-10';

function place(id: string) {
  const found = catalogue.destination(id);

  if (!found) throw new Error(`No ${id}`);
  return found;
}

/** Two nights in each place, between them by car or by what suits best. */
function staysIn(ids: readonly string[], only?: 'drive'): JourneyStay[] {
  return ids.map((id, at) => {
    const before = ids[at - 1];
    const [ride] = before
      ? placeRides([place(before), place(id)], {
          rides: loadRides(),
          date,
          wishes: { avoided: [], ...(only ? { only } : {}) },
        })
      : [];

    return {
      destination: place(id),
      nights: 2,
      arrive: date,
      depart: date,
      ...(ride ? { ride } : {}),
    };
  });
}

const airportsOf = (ids: readonly string[], only?: 'drive') =>
  withFlightEnds(staysIn(ids, only), 2).map(({ airport }) => airport?.iata);

test.each<[string, string[], 'drive' | undefined, (string | undefined)[]]>([
  [
    'a hired car goes back to where it was hired',
    ['dublin', 'galway', 'killarney'],
    'drive',
    [undefined, undefined, 'DUB'],
  ],
  ['another airport near by', ['killarney', 'dublin'], undefined, ['ORK', undefined]],
  ['without a car too', ['seville', 'granada'], undefined, [undefined, 'AGP']],
  [
    'an airport with flights abroad is left from',
    ['lisbon', 'porto'],
    'drive',
    [undefined, undefined],
  ],
])('%s', (_, ids, only, airports) => {
  expect(airportsOf(ids, only)).toEqual(airports);
});

test.each([
  ['Landing at CIA 11:00, flying home from Pisa at 18:00', ['CIA', 'PSA']],
  ['home from PSA', [undefined, 'PSA']],
  ['Florence, with a day in Pisa. We fly home at 18:00', [undefined, undefined]],
])('an airport that is told is flown to and from: %s', (text, airports) => {
  const ends = withFlightEnds(staysIn(['rome', 'florence']), 2, { text });

  expect(ends.map(({ airport }) => airport?.iata)).toEqual(airports);
});

test.each([
  ['All by train from Zurich airport: we land at 9:40 and fly home at 20:00', [undefined, 'ZRH']],
  ['We land at Zurich airport and fly home from Geneva airport', [undefined, undefined]],
  ['We fly home from Geneva', [undefined, undefined]],
])('the one airport that is named is where a trip begins and ends: %s', (text, airports) => {
  const ends = withFlightEnds(staysIn(['lucerne', 'zermatt']), 4, { text });

  expect(ends.map(({ airport }) => airport?.iata)).toEqual(airports);
});

test('a car that goes back to its airport costs no fee', () => {
  const stays = withOneWayFees(
    withFlightEnds(staysIn(['dublin', 'galway', 'killarney'], 'drive'), 2),
  );

  expect(stays.map(({ ride }) => ride?.oneWayUsd)).toEqual([undefined, undefined, undefined]);
});

test('the last day holds the way to the airport, and its price', () => {
  const [last] = withFlightEnds(staysIn(['dublin', 'killarney'], 'drive'), 2).slice(-1);
  const { leavesBy } = leavingFrom({ takeOff: 19 * 60, isAssumed: true }, last?.airport);

  expect(leavesBy).toMatchObject({ point: 'DUB', wait: 120 });
  expect(leavesBy?.transfer).toBeGreaterThan(180);
  expect(leavesBy?.usd).toBeGreaterThan(10);
  expect(leavesBy?.home).toMatch(/by road with the hired car$/);
  expect(landingAt({ landing: 600, isAssumed: true }, last?.airport).arrivesBy?.point).toBe('DUB');
});

test('who comes and goes by train needs no airport', () => {
  const airport = airportOf(place('killarney'), 'SNN', 2);

  expect(landingAt({ byTrain: true, isAssumed: true }, airport).arrivesBy).toBeUndefined();
  expect(leavingFrom({ leavesWith: 'train', isAssumed: true }, airport).leavesBy).toBeUndefined();
});

test('a saved place knows its airport again', () => {
  expect(airportOf(place('killarney'), 'KIR', 2)).toBeUndefined();
  expect(airportOf(place('killarney'), undefined, 2)).toBeUndefined();
  expect(airportOf(place('killarney'), 'SNN', 2)?.minutes).toBe(130);
  expect(airportOf(place('killarney'), 'DUB', 2)?.mode).toBe('car');
});

test.each([
  [['dublin', 'galway'], 'train', 'DUB'],
  [['dublin', 'galway'], undefined, undefined],
  [['galway', 'dublin'], 'train', undefined],
  [['tokyo', 'kyoto'], 'train', undefined],
] as const)('%s, by %s alone: home from %s', (ids, only, iata) => {
  const facts = {
    rides: loadRides(),
    date: '2027-05-30',
    wishes: { avoided: [], ...(only ? { only } : {}) },
  };

  expect(withFlightEnds(staysIn([...ids]), 2, { facts }).at(-1)?.airport?.iata).toBe(iata);
});
