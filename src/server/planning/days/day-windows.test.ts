import { describe, expect, test } from 'vitest';
import { mealHours } from '#server/catalogue/meal-hours.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import {
  assumedJourney,
  comesByPlane,
  frameDays,
  goesByPlane,
  type Journey,
} from './day-windows.ts';
import { mealsIn, partyMealHours } from './meals-of-day.ts';
import { timeOf } from '#shared/dates.ts';
import { journeyOfFlights } from './journey-of-flights.ts';
import { readWishes } from '../understanding/wishes.ts';

const catalogue = loadCatalogue();
const destination = catalogue.destination('lisbon') ?? catalogue.destinations[0];

if (!destination) throw new Error('The catalogue is empty');

function frames(
  changes: Parameters<typeof buildRequest>[0] = {},
  journey: Journey = assumedJourney(3),
) {
  const request = buildRequest(changes);
  const facts = {
    destination: destination as NonNullable<typeof destination>,
    journey,
    isHoliday: (date: string) => date === '2027-05-05',
  };

  return frameDays(request, readWishes(request.additionalPreferences, catalogue), facts);
}

describe('the frame of the days', () => {
  test.each([
    ['a short flight', 1, 120],
    ['a flight of five hours', 5, 120],
    ['a long flight', 14, 180],
  ])('%s leaves time for border, ride and bags on both days', (_, hours, atAirport) => {
    const journey = assumedJourney(hours);
    const days = frames({}, journey);
    const ride = destination?.airports[0]?.minutes ?? 0;

    expect(days[0]?.window[0]).toBeGreaterThanOrEqual(
      (journey.landing ?? 0) + Math.max(75, 30 + ride),
    );
    expect(days.at(-1)?.window[1]).toBeLessThanOrEqual((journey.takeOff ?? 0) - atAirport - ride);
  });

  test.each([
    [17 * 60 + 30, true],
    [22 * 60, false],
  ])('a family that lands at minute %s has dinner: %s', (landing, hasDinner) => {
    const [day] = frames(
      { additionalPreferences: 'Lisbon with our kids, 6 and 9' },
      { landing, takeOff: 1080, isAssumed: false },
    );

    expect(day?.meals.some(({ meal }) => meal === 'dinner')).toBe(hasDinner);
  });

  test('the last sight leaves room for a rest before dinner, and the evening begins after its latest start', () => {
    const [, day] = frames();
    const dinner = day?.meals.find(({ meal }) => meal === 'dinner');
    const latest = (dinner?.window[1] ?? 0) - (dinner?.minutes ?? 0);

    expect(dinner?.rest).toBe(45);
    expect(day?.dayEnd).toBeLessThanOrEqual(latest - 75);
    expect(day?.evening).toBeGreaterThan(latest);
  });

  test('names the days', () => {
    expect(frames().map(({ kind }) => kind)).toEqual([
      'Arrival Day',
      'Full Day',
      'Full Day',
      'Full Day',
      'Departure Day',
    ]);
  });

  test('who works eats between the halves, also where others eat at two', () => {
    const spain = mealHours('ES');
    const [lunch] = mealsIn([8 * 60, 23 * 60], readWishes('', catalogue), {
      isWork: true,
      hours: spain,
    });

    expect(spain.lunch[0]).toBe(13 * 60);
    expect(lunch?.window[0]).toBe(12 * 60 + 30);
  });

  test('a business trip works on weekdays, not on holidays', () => {
    const kinds = frames({ tripType: 'business', returnDate: '2027-05-10' }).map(
      ({ kind }) => kind,
    );

    expect(kinds).toEqual([
      'Arrival Day',
      'Work Day',
      'Full Day',
      'Work Day',
      'Work Day',
      'Full Day',
      'Full Day',
      'Departure Day',
    ]);
  });

  test('full days hold lunch and dinner', () => {
    for (const frame of frames().filter(({ kind }) => kind === 'Full Day')) {
      expect(frame.meals.map(({ meal }) => meal)).toEqual(['lunch', 'dinner']);
    }
  });

  test.each([
    ['with a toddler', 450, 6],
    ['wheelchair', 480, 6],
    ['we want to relax', 480, 9],
    ['show us as much as possible', 540, 12],
    ['', 540, 10],
  ])('"%s" allows %i minutes and %i km', (additionalPreferences, minutes, km) => {
    expect(frames({ additionalPreferences })[1]).toMatchObject({
      maxProgramme: minutes,
      maxWalkKm: km,
    });
  });

  test('late risers begin late', () => {
    expect(frames({ additionalPreferences: 'we sleep in' })[1]?.window[0]).toBe(10 * 60);
  });

  test('a flight through the night leaves the first day empty', () => {
    const days = frames({}, { landing: 600, landsAfterDays: 1, takeOff: 900, isAssumed: false });

    expect(days.map(({ kind }) => kind)).toEqual([
      'Travel Day',
      'Arrival Day',
      'Full Day',
      'Full Day',
      'Departure Day',
    ]);
    expect(days[0]?.meals).toEqual([]);
  });
});

test.each([
  [
    [9 * 60, 21 * 60],
    ['lunch', 'dinner'],
  ],
  [[16 * 60, 21 * 60], ['dinner']],
  [[9 * 60, 14 * 60], ['lunch']],
  [[9 * 60, 11 * 60], []],
  [[21 * 60, 23 * 60], []],
] as const)('a day from %s has %s', (window, meals) => {
  const hours = mealHours('DE');

  expect(mealsIn(window, readWishes('', catalogue), { hours }).map(({ meal }) => meal)).toEqual(
    meals,
  );
});

test.each([
  ['DK', 'with kids of 4 and 8', '18:00', '19:15'],
  ['DK', '', '18:45', '20:00'],
  ['DK', 'early nights', '18:00', '18:45'],
  ['US', '', '18:45', '20:00'],
  ['IT', 'with our kids', '18:00', '19:15'],
  ['ES', 'family with two kids', '19:30', '20:15'],
  ['ES', '', '20:30', '21:45'],
])('dinner in %s %s begins between %s and %s', (country, notes, from, latest) => {
  const wishes = readWishes(notes, catalogue);
  const hours = partyMealHours({ country }, wishes);
  const dinner = mealsIn([9 * 60, 24 * 60], wishes, { hours }).find(
    ({ meal }) => meal === 'dinner',
  );

  expect(timeOf(dinner?.window[0] ?? 0)).toBe(from);
  expect(timeOf((dinner?.window[1] ?? 0) - (dinner?.minutes ?? 0))).toBe(latest);
});

test.each([
  ['ES', 14 * 60 + 10, '12:00'],
  ['ES', 13 * 60, undefined],
  ['ES', 17 * 60, '13:00'],
  ['DE', 14 * 60, '11:30'],
])('who leaves %s at %i has lunch from %s', (country, ends, from) => {
  const [lunch] = mealsIn([9 * 60, ends], readWishes('', catalogue), { hours: mealHours(country) });

  expect(lunch && timeOf(lunch.window[0])).toBe(from);
});

test.each([
  ['MX', '14:00'],
  ['GR', '14:00'],
  ['EG', '14:00'],
  ['AE', '14:00'],
  ['PT', '14:00'],
  ['ES', '14:45'],
  ['AR', '14:45'],
])('lunch in %s begins by %s', (country, latest) => {
  const [lunch] = mealsIn([9 * 60, 24 * 60], readWishes('', catalogue), {
    hours: mealHours(country),
  });

  expect(timeOf((lunch?.window[1] ?? 0) - (lunch?.minutes ?? 0))).toBe(latest);
});

test.each([
  [12 * 60 + 10, '14:30'],
  [13 * 60, '14:45'],
  [13 * 60 + 20, '15:05'],
])('who is settled at %i in Germany has lunch before anything else, until %s', (begins, until) => {
  const [lunch] = mealsIn([begins, 24 * 60], readWishes('', catalogue), {
    isArrival: true,
    hours: mealHours('DE'),
  });

  expect(timeOf(lunch?.window[1] ?? 0)).toBe(until);
});

test('who arrives in the evening sits down late, within the local hours', () => {
  const hours = mealHours('DE');
  const arrival = hours.dinner[1] - 110;
  const [dinner] = mealsIn([arrival, 24 * 60], readWishes('', catalogue), { hours });

  expect(dinner?.minutes).toBe(80);
  expect(dinner?.window[1]).toBe(hours.dinner[1]);
});

describe('chosen flights', () => {
  const trip = { startDate: '2027-05-03', endDate: '2027-05-07' };
  const flight = {
    airline: 'Air France',
    flightNumber: 'AF1081',
    departureAirport: 'LHR',
    arrivalAirport: 'CDG',
    segments: [],
  };
  const out = {
    ...flight,
    isReturn: false,
    departureDate: '2027-05-02',
    departureTime: '22:10',
    arrivalDate: '2027-05-03',
    arrivalTime: '11:25',
  };
  const back = {
    ...flight,
    isReturn: true,
    departureDate: '2027-05-07',
    departureTime: '18:40',
    arrivalDate: '2027-05-08',
    arrivalTime: '06:00',
  };

  test.each([
    [
      'land and leave on the trip’s days',
      [out, back],
      { landing: 685, takeOff: 1120, landsAfterDays: 0, leavesBeforeDays: 0 },
    ],
    [
      'land a day later',
      [{ ...out, arrivalDate: '2027-05-04' }],
      { landing: 685, landsAfterDays: 1 },
    ],
    [
      'leave a day early',
      [{ ...back, departureDate: '2027-05-06' }],
      { takeOff: 1120, leavesBeforeDays: 1 },
    ],
    [
      'carry date-times',
      [{ ...out, arrivalDate: '2027-05-03T11:25:00', arrivalTime: '2027-05-03T11:25:00' }],
      { landing: 685 },
    ],
  ])('%s', (_, flights, expected) => {
    expect(journeyOfFlights(flights, trip)).toMatchObject({ ...expected, isAssumed: false });
  });

  test('say nothing when they are of other dates or have no readable times', () => {
    expect(journeyOfFlights([], trip)).toBeUndefined();
    expect(journeyOfFlights([{ ...out, arrivalTime: 'morning' }], trip)).toBeUndefined();
    expect(journeyOfFlights([{ ...out, arrivalDate: '2028-01-01' }], trip)).toBeUndefined();
  });
});

test.each<[Partial<Journey>, comes: boolean, goes: boolean]>([
  [{}, true, true],
  [{ byTrain: true }, false, false],
  [{ byTrain: true, leavesWith: 'plane' }, false, true],
  [{ leavesWith: 'ferry' }, true, false],
  [{ arrivesBy: rideEnd('train'), leavesBy: rideEnd('flight') }, false, true],
  [{ arrivesBy: rideEnd('flight'), leavesBy: rideEnd('drive') }, true, false],
])('%o comes, and goes, by plane', (journey, comes, goes) => {
  const whole: Journey = { isAssumed: true, ...journey };

  expect([comesByPlane(whole), goesByPlane(whole)]).toEqual([comes, goes]);
});

function rideEnd(mode: NonNullable<Journey['arrivesBy']>['mode']) {
  return { mode, point: undefined, wait: 0, transfer: 0, usd: 0 };
}
