import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { nightDeparture } from '../days/early-flight.ts';
import type { RouteWish } from './choose-route.ts';
import { lastNightNearer } from './last-night.ts';

const catalogue = loadCatalogue();

function place(id: string) {
  const found = catalogue.destination(id);

  if (!found) throw new Error(`No ${id}`);
  return found;
}

const stay = (id: string) => ({
  destination: place(id),
  nights: 3,
  arrive: '2027-06-05',
  depart: '2027-06-08',
});

function nearer(
  takeOff: string,
  { ids = ['florence', 'siena'], ...wish }: Partial<RouteWish> & { ids?: string[] } = {},
) {
  const request = {
    departureDate: '2027-06-05',
    returnDate: '2027-06-12',
    travelers: 2,
    additionalPreferences: '',
    departure: { time: takeOff },
  } as PlanRequest;
  const found = lastNightNearer(
    request,
    {
      wish: {
        places: ids.map((id) => ({ destination: place(id), isRequired: true })),
        isOrdered: false,
        ...wish,
      },
      plan: { stays: ids.map(stay), leftOut: [] },
    },
    catalogue,
  );

  return found && [found.last, found.places.length];
}

test('a trip ends near the airport where its flight home leaves early', () => {
  expect(nearer('07:00')).toEqual(['florence', 2]);
  expect(nearer('07:00', { isOrdered: true })).toEqual(['florence-2', 3]);
  expect(nearer('07:00', { ids: ['rome', 'siena'] })).toEqual(['florence', 3]);
});

test('it ends where it would where one leaves by day, or where that is fixed', () => {
  expect(nearer('12:00')).toBeUndefined();
  expect(nearer('07:00', { ids: ['siena', 'florence'] })).toBeUndefined();
  expect(nearer('07:00', { last: 'siena' })).toBeUndefined();
  expect(
    nearer('07:00', {
      isOrdered: true,
      places: ['florence', 'siena'].map((id) => ({
        destination: place(id),
        isRequired: true,
        nights: 3,
      })),
    }),
  ).toBeUndefined();
});

test.each([
  [7 * 60, 90, 210],
  [7 * 60, 40, undefined],
  [12 * 60, 90, undefined],
  [2 * 60, 90, -90],
])('a flight at minute %d, %d minutes away, is set out for at %s', (takeOff, minutes, leave) => {
  expect(nightDeparture(takeOff, minutes)).toBe(leave);
});
