import { expect, test } from 'vitest';
import { flightSearchInput } from '#shared/booking/search.schema.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { loadCatalogue } from '../../catalogue/catalogue.ts';
import { loadRides } from '../../catalogue/rides.ts';
import { loadTransport } from '../../catalogue/transport.ts';
import { sampleFlights } from '../sample/sample-flights.ts';
import { toRide } from './ride-choice.ts';
import { rideOptions } from './ride-options.ts';

const catalogue = loadCatalogue();
const world = { catalogue, rides: loadRides(), travelers: 2 };
const DAY = '2027-05-12';

function placeOf(id: string, depart = '2027-05-14'): TripPlace {
  const { name, country, lat, lon, timeZone } = catalogue.destination(id) ?? {};

  return {
    id,
    name,
    country,
    lat,
    lon,
    timeZone,
    nights: 2,
    arrive: DAY,
    depart,
    stay: {},
  } as TripPlace;
}

const flightsTo = (origin: string, destination: string) =>
  sampleFlights(
    flightSearchInput.parse({ origin, destination, departureDate: DAY }),
    loadTransport(),
    '2027-01-10',
  );

test('[BOOK-03] a coach that leaves eight times a day is offered in the morning and in the afternoon as well', () => {
  const options = rideOptions({ from: placeOf('prague', DAY), to: placeOf('dresden') }, [], world);
  const coaches = options.filter(({ mode }) => mode === 'coach');

  expect(coaches.map(({ departs }) => departs)).toContain('15:30');
  expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
  for (const { date, departs, arrives, price, usd } of options) {
    expect(date).toBe(DAY);
    expect(departs < arrives).toBe(true);
    expect(price).toBe(Math.round(usd));
  }
});

test('[BOOK-03] a train tells how often it leaves and between which hours, and that they are typical', () => {
  const [first] = rideOptions({ from: placeOf('vienna', DAY), to: placeOf('budapest') }, [], world);

  expect(first).toMatchObject({
    mode: 'train',
    departuresPerWeek: expect.any(Number),
    firstDeparture: '06:00',
    lastDeparture: '21:30',
    hasTypicalHours: true,
  });
});

test('[BOOK-03] a flight that was found stands beside the services on the ground, priced for the party', () => {
  const flights = flightsTo('FCO', 'PMO');
  const ends = { from: placeOf('rome', DAY), to: placeOf('palermo') };
  const options = rideOptions(ends, flights, world);
  const flown = options.filter(({ mode }) => mode === 'flight');
  const [first] = flown;
  const found = flights.find(({ id }) => id === first?.id);

  expect(flown.length).toBeGreaterThan(0);
  expect(first?.usd).toBe(Math.round((found?.price ?? 0) * 2));
  expect(
    toRide({ ...found }, { leaves: DAY, arrives: DAY }, (found?.price ?? 0) * 200),
  ).toMatchObject({
    mode: 'flight',
    departs: first?.departs,
    usd: first?.usd,
    isSelected: true,
  });
  const nextDay = { leaves: '2027-05-13', arrives: '2027-05-13' };

  expect(() => toRide({ ...found }, nextDay)).toThrow('does not leave and land on that day');
});

test('[BOOK-03] where the plan moves on through the night, flights of that night are offered and chosen', () => {
  const ends = { from: placeOf('london', '2027-05-11'), to: placeOf('singapore') };
  const options = rideOptions(ends, [], world);
  const move = { leaves: '2027-05-11', arrives: DAY };

  expect(options).toMatchObject([{ mode: 'flight', date: '2027-05-11', arrivesOn: DAY }]);
  expect(toRide({ ...options[0] }, move)).toMatchObject({
    date: '2027-05-11',
    arrivesOn: DAY,
    isSelected: true,
  });
});
