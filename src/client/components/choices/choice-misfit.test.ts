import { expect, test } from 'vitest';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { choiceMisfits, misfitsText } from './choice-misfit.ts';

type Chosen = Parameters<typeof choiceMisfits>[0];

const days = [
  { dayNumber: 1, date: '2026-06-01', start: '12:00', end: '21:00' },
  { dayNumber: 5, date: '2026-06-05', start: '09:00', end: '15:00' },
] as TripDetail['itineraryDays'];
const out = (date: string, time: string) =>
  ({ isReturn: false, arrivalDate: date, arrivalTime: time }) as TripDetail['flights'][number];
const back = (date: string, time: string) =>
  ({ isReturn: true, departureDate: date, departureTime: time }) as TripDetail['flights'][number];
const chosenStay = { id: 'lisbon/chosen-7', name: 'Hotel Mundial' } as NonNullable<
  TripDetail['stay']
>;
const plannedStay = { id: 'lisbon/mundial', name: 'Hotel Mundial' } as typeof chosenStay;
const slowWay = { day: 2, index: 0, rule: 3, message: 'Too far to walk' };

test.each<[string, Partial<Chosen>, RegExp[]]>([
  ['flights in time', { flights: [out('2026-06-01', '10:10'), back('2026-06-05', '18:00')] }, []],
  [
    'a late landing',
    { flights: [out('2026-06-01', '16:40')] },
    [/lands at 16:40, too late for a first day that starts at 12:00\. Re-plan it\?$/],
  ],
  [
    'a landing after midnight',
    { flights: [out('2026-06-02', '00:20')] },
    [/lands at 00:20 on Tue, Jun 2, too late/],
  ],
  [
    'an early landing',
    { flights: [out('2026-06-01', '06:10')] },
    [/06:10, hours before your plan starts at 12:00/],
  ],
  [
    'an early flight home',
    { flights: [back('2026-06-05', '11:00')] },
    [/11:00 flight leaves too little time after a last day that ends at .*Re-plan it\?$/],
  ],
  [
    'a late flight home',
    { flights: [back('2026-06-05', '22:45')] },
    [/hours after your plan ends/],
  ],
  ['a time that cannot be read', { flights: [out('2026-06-01', 'noon')] }, []],
  ['a trip without days', { flights: [out('2026-06-01', '23:00')], itineraryDays: [] }, []],
  ['a chosen stay', { stay: chosenStay }, [/^From Hotel Mundial, one leg takes longer/]],
])('[BOOK-03] %s', (_what, changes, texts) => {
  const told = choiceMisfits({ flights: [], itineraryDays: days, stay: undefined, ...changes }, [
    slowWay,
  ]);

  expect(told).toHaveLength(texts.length);
  for (const [index, text] of texts.entries())
    expect(misfitsText(told.slice(index, index + 1))).toMatch(text);
});

test('[BOOK-03] a chosen stay that the ways allow for is no misfit', () => {
  expect(choiceMisfits({ flights: [], itineraryDays: days, stay: chosenStay }, [])).toEqual([]);
});

test('[BOOK-03] flights concern the day they touch, a stay all days', () => {
  const told = choiceMisfits(
    {
      flights: [out('2026-06-01', '16:40'), back('2026-06-05', '11:00')],
      itineraryDays: days,
      stay: chosenStay,
    },
    [slowWay],
  );

  expect(told.map((misfit) => misfit.days)).toEqual([[1], [5], undefined]);
  expect(misfitsText(told)).toBe(
    'Your flight lands at 16:40, too late for a first day that starts at 12:00. Your 11:00 flight leaves too little time after a last day that ends at 15:00. From Hotel Mundial, one leg takes longer than your plan allows. Re-plan your days?',
  );
});

test('[BOOK-03] of several places, the stay and the ride that do not go with the days are named', () => {
  const place = (name: string, arrive: string, depart: string) =>
    ({ name, arrive, depart, stay: chosenStay }) as NonNullable<TripDetail['places']>[number];
  const vienna = { ...place('Vienna', '2026-06-01', '2026-06-03'), stay: plannedStay };
  const budapest = {
    ...place('Budapest', '2026-06-03', '2026-06-05'),
    ride: { mode: 'train', departs: '08:00', arrives: '10:40', isSelected: true },
  } as NonNullable<TripDetail['places']>[number];
  const tooLate = {
    day: 3,
    rule: 15,
    message: 'Naschmarkt lasts until 09:30, too late for the train at 08:00',
  };
  const allDays = [1, 2, 3, 4, 5].map((dayNumber) => ({
    dayNumber,
    date: `2026-06-0${dayNumber}`,
  })) as TripDetail['itineraryDays'];
  const told = choiceMisfits(
    { flights: [], itineraryDays: allDays, stay: plannedStay, places: [vienna, budapest] },
    [{ ...slowWay, day: 4 }, tooLate],
  );

  expect(told.map(({ text }) => text)).toEqual([
    expect.stringContaining(`From ${chosenStay.name}, one leg takes`),
    'Your 08:00 train to Budapest clashes with that day’s plan.',
  ]);
});
