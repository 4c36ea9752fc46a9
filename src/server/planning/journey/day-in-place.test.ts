import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { daysInPlaces } from './day-in-place.ts';
import { chooseRouteHome } from './last-night.ts';
import { readRideWishes } from './ride-wishes.ts';

const catalogue = loadCatalogue();
const TRIP = { departureDate: '2027-10-23', returnDate: '2027-10-31' };
const places = ['delhi', 'agra', 'jaipur'].flatMap((id) => catalogue.destination(id) ?? []);

test.each([
  ['Delhi, Agra, Jaipur, and be in Jaipur for Diwali on the 29th', '2027-10-29'],
  ['Delhi, Agra, Jaipur. On October 29 in Jaipur, please', '2027-10-29'],
  ['Delhi, Agra, Jaipur, am 29. Oktober in Jaipur', '2027-10-29'],
  ['Delhi, Agra, Jaipur, à Jaipur le 29 octobre', '2027-10-29'],
  ['Delhi, Agra, Jaipur, en Jaipur el 29 de octubre', '2027-10-29'],
  ['Delhi, Agra, Jaipur, a Jaipur il 29 ottobre', '2027-10-29'],
  ['Delhi, Agra, Jaipur, em Jaipur no dia 29', '2027-10-29'],
  ['Delhi, Agra, Jaipur, in Jaipur we fly home on the 31st', undefined],
  ['Delhi, Agra, 3 nights in Jaipur', undefined],
])('%s', (text, date) => {
  expect(daysInPlaces(text, places, TRIP)).toEqual(date ? [{ id: 'jaipur', date }] : []);
});

test.each(['24th', '29th'])('the route is in Jaipur on the %s', (day) => {
  const request = buildRequest({
    ...TRIP,
    additionalPreferences: `Delhi, Agra and Jaipur, and be in Jaipur on the ${day}`,
  });
  const plan = chooseRouteHome(
    request,
    { places: places.map((destination) => ({ destination, isRequired: true })), isOrdered: false },
    { home: undefined, rides: loadRides(), wishes: readRideWishes(request), catalogue },
  );
  const date = `2027-10-${day.slice(0, 2)}`;

  if ('reason' in plan) throw new Error(plan.reason);
  const stay = plan.stays.find(({ arrive, depart }) => arrive <= date && date < depart);

  expect(stay?.destination.id).toBe('jaipur');
  expect(plan.stays).toHaveLength(3);
});
