import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { createRides, loadRides, serviceHours } from '#server/catalogue/rides.ts';
import { timeOf } from '#shared/dates.ts';
import { placeRides } from './place-ride.ts';

const catalogue = loadCatalogue();
const wishes = { avoided: [] };
const PAIRS = catalogue.destinations.flatMap((from) =>
  catalogue.destinations.flatMap((to) =>
    loadRides().ridesBetween(from.id, to.id).length > 0 ? [[from, to] as const] : [],
  ),
);

test('no ride is planned before the first departure of its service, nor after the last', () => {
  expect(PAIRS.length).toBeGreaterThan(400);
  const late = PAIRS.flatMap((ends) =>
    placeRides(ends, { rides: loadRides(), date: '2027-07-14', wishes }).flatMap((option) => {
      const { firstDeparture = '00:00', lastDeparture = '23:59' } = option.ride
        ? serviceHours(option.ride)
        : {};
      const departs = timeOf(option.departs);

      return departs < firstDeparture || departs > lastDeparture
        ? [`${ends[0].id} to ${ends[1].id} at ${departs}`]
        : [];
    }),
  );

  expect(late).toEqual([]);
});

test('typical hours hold both ways, those of a timetable for the written direction alone', () => {
  const rides = createRides([
    {
      mode: 'train',
      from: 'vienna',
      to: 'budapest',
      minutes: 140,
      operators: ['ÖBB'],
      firstDeparture: '07:42',
      typicalHours: { departuresPerWeek: 98, first: '06:00', last: '21:30' },
      source: 'Test',
      asOf: '2026-11',
    },
  ]);
  const hours = (from: string, to: string) => rides.ridesBetween(from, to).map(serviceHours);

  expect(hours('vienna', 'budapest')).toMatchObject([
    { firstDeparture: '07:42', lastDeparture: '21:30', isTypical: false },
  ]);
  expect(hours('budapest', 'vienna')).toMatchObject([
    { firstDeparture: '06:00', lastDeparture: '21:30', isTypical: true },
  ]);
});
