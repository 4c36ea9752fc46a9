import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/dates.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { moveTrip } from './move-trip.ts';

const aTrip = () =>
  ({
    startDate: '2026-06-01',
    endDate: '2026-06-04',
    flights: [
      { isReturn: false, departureDate: '2026-05-31', arrivalDate: '2026-06-01T06:10' },
      { isReturn: true, departureDate: '2026-06-04', arrivalDate: 'next morning' },
    ],
    accommodations: [
      { isSelected: false, checkIn: '2026-06-01', checkOut: '2026-06-04' },
      { isSelected: true, checkIn: '2026-06-01', checkOut: '2026-06-04' },
    ],
    itineraryDays: [1, 2, 3, 4].map((dayNumber) => ({
      dayNumber,
      date: addDays('2026-05-31', dayNumber),
      title: `Day ${dayNumber}`,
    })),
    costs: { flights: 400, stay: 300, food: 200, activities: 50, transport: 50, total: 1000 },
  }) as TripDetail;

const to = (startDate: string, endDate: string, hasChosenFlights = false) =>
  moveTrip(aTrip(), { startDate, endDate, hasChosenFlights });

describe('the days of a trip on other dates', () => {
  test.each([
    [
      'later',
      '2026-06-11',
      '2026-06-14',
      ['06-11 Day 1', '06-12 Day 2', '06-13 Day 3', '06-14 Day 4'],
    ],
    ['later and shorter', '2026-06-11', '2026-06-12', ['06-11 Day 1', '06-12 Day 2']],
    ['home earlier', '2026-06-01', '2026-06-03', ['06-01 Day 1', '06-02 Day 2', '06-03 Day 3']],
    ['there later', '2026-06-03', '2026-06-04', ['06-03 Day 3', '06-04 Day 4']],
    [
      'longer',
      '2026-06-01',
      '2026-06-09',
      ['06-01 Day 1', '06-02 Day 2', '06-03 Day 3', '06-04 Day 4'],
    ],
    [
      'there earlier',
      '2026-05-31',
      '2026-06-04',
      ['05-31 Day 1', '06-01 Day 2', '06-02 Day 3', '06-03 Day 4'],
    ],
  ])('%s', (_, startDate, endDate, expected) => {
    const { itineraryDays } = to(startDate, endDate);

    expect(itineraryDays.map(({ date, title }) => `${date.slice(5)} ${title}`)).toEqual(expected);
    expect(itineraryDays.map(({ dayNumber }) => dayNumber)).toEqual(
      expected.map((_day, i) => i + 1),
    );
  });
});

test('what was suggested follows the ends of the trip, and a stay costs by its nights', () => {
  const { flights, accommodations, costs } = to('2026-06-10', '2026-06-16');

  expect(flights).toMatchObject([
    { departureDate: '2026-06-09', arrivalDate: '2026-06-10T06:10' },
    { departureDate: '2026-06-16', arrivalDate: 'next morning' },
  ]);
  expect(accommodations).toMatchObject([
    { checkIn: '2026-06-10', checkOut: '2026-06-16' },
    { checkIn: '2026-06-01', checkOut: '2026-06-04' },
  ]);
  expect(costs).toMatchObject({ stay: 600, total: 1300 });
});

test('chosen flights keep the dates they were chosen for', () => {
  expect(to('2026-06-10', '2026-06-16', true).flights).toEqual(aTrip().flights);
});
