import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { nightRides, ridesLeaving } from './night-rides.ts';
import { readRideWishes, type RideWishes } from './ride-wishes.ts';

const catalogue = loadCatalogue();
const clock = (hours: number, minutes = 0) => 60 * hours + minutes;

function between(from: string, to: string, wishes: RideWishes = { avoided: [] }) {
  const [start, end] = [catalogue.destination(from), catalogue.destination(to)];

  if (!start || !end) throw new Error(`No ${from} or ${to}`);
  return { ends: [start, end] as const, facts: { rides: loadRides(), date: '2027-05-10', wishes } };
}

function leaving(...asked: Parameters<typeof between>) {
  const { ends, facts } = between(...asked);

  return ridesLeaving(ends, facts);
}

test('a flight that no clock lets land on its day goes in the evening and lands on the next', () => {
  const [flight] = leaving('london', 'singapore');

  expect(flight).toMatchObject({ mode: 'flight', nights: 1, departs: clock(21, 30) });
  expect(flight?.arrives).toBeGreaterThan(clock(15));
  expect(flight?.arrives).toBeLessThan(clock(18));
});

test('a flight over the date line leaves early enough to be there on the next evening', () => {
  const [flight] = leaving('los-angeles', 'sydney');

  expect(flight?.departs).toBeLessThan(clock(17));
  expect(flight?.arrives).toBeLessThanOrEqual(clock(22, 30));
});

test('what can be gone by day is gone by day', () => {
  expect(leaving('rome', 'palermo').every(({ nights }) => nights === undefined)).toBe(true);
  expect(leaving('singapore', 'london')[0]?.nights).toBeUndefined();
});

test.each([
  ['rome', 'palermo', 'train'],
  ['bangkok', 'chiang-mai', 'train'],
  ['stockholm', 'helsinki', 'ferry'],
])('who asks for the night train or ferry from %s to %s has it', (from, to, mode) => {
  const [ride] = leaving(from, to, { avoided: [], byNight: true });

  expect(ride).toMatchObject({ mode, nights: 1 });
  expect(ride?.arrives).toBeLessThanOrEqual(clock(11));
});

test('who goes by boat alone goes through the night where none runs by day', () => {
  const byBoat = leaving('stockholm', 'helsinki', { avoided: [], only: 'ferry' });

  expect(byBoat[0]).toMatchObject({ mode: 'ferry', nights: 1 });
  expect(leaving('stockholm', 'helsinki')[0]?.nights).toBeUndefined();
});

test('a night train is had on the days on which it runs', () => {
  const { ends, facts } = between('jasper', 'vancouver', { avoided: [], byNight: true });
  const modes = ['2027-05-10', '2027-05-12', '2027-05-15'].map(
    (date) => ridesLeaving(ends, { ...facts, date })[0]?.mode,
  );

  expect(modes).toEqual(['drive', 'train', 'train']);
});

test('who asks for a night train where none runs goes by day', () => {
  expect(leaving('rome', 'florence', { avoided: [], byNight: true })[0]?.nights).toBeUndefined();
});

test('a flight through the night stays clear of work, or is told to take its time', () => {
  const amid = (date: string) => {
    const busy = (day: string) => (day === date ? [[clock(9), clock(17)] as const] : []);
    const { ends, facts } = between('london', 'singapore');
    const wishes = { avoided: [], busy };

    return nightRides(ends, { ...facts, wishes })[0]?.isAmidWork;
  };

  expect(amid('2027-05-10')).toBeUndefined();
  expect(amid('2027-05-11')).toBe(true);
});

test.each([
  ['We take the night train from Rome to Palermo', true],
  ['mit dem Nachtzug nach Wien', true],
  ['un traghetto notturno', true],
  ['by sleeper to Palermo', true],
  ['a train at noon, and one night in Vienna', undefined],
  ['We are light sleepers, a quiet hotel please', undefined],
  ['No night trains or overnight buses please', undefined],
  ['Bitte keinen Nachtzug', undefined],
])('"%s"', (additionalPreferences, byNight) => {
  expect(readRideWishes(buildRequest({ additionalPreferences })).byNight).toBe(byNight);
});
