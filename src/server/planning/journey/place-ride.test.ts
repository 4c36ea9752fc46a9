import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { placeRides } from './place-ride.ts';

const catalogue = loadCatalogue();

test.each([
  ['porto', 'lisbon', 'train'],
  ['vienna', 'budapest', 'train'],
  ['rome', 'florence', 'train'],
  ['london', 'paris', 'train'],
  ['beijing', 'shanghai', 'train'],
  ['tokyo', 'kyoto', 'train'],
  ['geneva', 'zermatt', 'train'],
  ['seville', 'granada', 'train'],
  ['singapore', 'kuala-lumpur', 'coach'],
  ['lima', 'cusco', 'flight'],
  ['istanbul', 'goreme', 'flight'],
  ['helsinki', 'tallinn', 'ferry'],
  ['bogota', 'medellin', 'flight'],
  ['kathmandu', 'pokhara', 'flight'],
  ['bergen', 'oslo', 'train'],
  ['bari', 'dubrovnik', 'flight'],
  ['athens', 'naxos', 'ferry'],
  ['split', 'hvar', 'ferry'],
])('from %s to %s one goes by %s', (from, to, mode) => {
  const [start, end] = [catalogue.destination(from), catalogue.destination(to)];

  if (!start || !end) throw new Error(`No ${from} or ${to}`);
  const rides = placeRides([start, end], {
    rides: loadRides(),
    date: '2027-05-10',
    wishes: { avoided: [] },
  });

  expect(rides[0]?.mode).toBe(mode);
});

test('a train of more than a day leaves the way by day to other vehicles', () => {
  const [start, end] = ['jasper', 'vancouver'].flatMap((id) => catalogue.destination(id) ?? []);

  if (!start || !end) throw new Error('No Jasper');
  const rides = placeRides([start, end], {
    rides: loadRides(),
    date: '2027-05-12',
    wishes: { avoided: [] },
  });

  expect(rides.map(({ mode }) => mode)).toContain('drive');
  expect(rides.map(({ mode }) => mode)).not.toContain('train');
});

test('takes no flight from an airport to itself, nor abroad from a regional one', () => {
  const modes = (from: string, to: string, airports?: string) => {
    const [start, end] = [catalogue.destination(from), catalogue.destination(to)];
    const other = catalogue.destination(airports ?? to)?.airports;

    if (!start || !end || !other) throw new Error(`No ${from} or ${to}`);
    return placeRides([start, { ...end, airports: other }], {
      rides: { ridesBetween: () => [] },
      date: '2027-05-10',
      wishes: { avoided: [] },
    }).map(({ mode }) => mode);
  };

  expect(modes('paris', 'lyon')).toContain('flight');
  expect(modes('paris', 'lyon', 'paris')).toEqual(['drive']);
  expect(modes('granada', 'madrid')).toContain('flight');
  expect(modes('granada', 'lisbon')).not.toContain('flight');
});

test('goes by boat between islands that have no airport each', () => {
  const [tenerife] = ['tenerife'].flatMap((id) => catalogue.destination(id) ?? []);

  if (!tenerife) throw new Error('No Tenerife');
  const island = (id: string, lat: number, lon: number) => ({ ...tenerife, id, lat, lon });
  const rides = placeRides([island('geo-1', 28.09, -17.11), island('geo-2', 27.81, -17.91)], {
    rides: { ridesBetween: () => [] },
    date: '2027-05-10',
    wishes: { avoided: [] },
  });

  expect(rides).toMatchObject([{ mode: 'ferry', estimate: true }]);
  expect(rides[0]?.minutes).toBeGreaterThan(120);
  expect(rides[0]?.minutes).toBeLessThan(200);
});

test('after a single night one leaves in the afternoon, and is there for dinner', () => {
  const at = (from: string, to: string, isAfterOneNight: boolean) => {
    const [start, end] = [catalogue.destination(from), catalogue.destination(to)];

    if (!start || !end) throw new Error(`No ${from} or ${to}`);
    return placeRides([start, end], {
      rides: loadRides(),
      date: '2027-05-10',
      wishes: { avoided: [] },
      isAfterOneNight,
    })[0];
  };

  expect(at('seville', 'granada', false)?.departs).toBeLessThan(12 * 60);
  expect(at('seville', 'granada', true)?.departs).toBe(14 * 60 + 30);
  expect(at('berlin', 'krakow', true)?.arrives).toBeLessThanOrEqual(19 * 60);
});
