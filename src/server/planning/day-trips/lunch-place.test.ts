import { expect, test } from 'vitest';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { buildDayTrip } from '#server/catalogue/testing/build-day-trip.ts';
import { dayTripParts, dayTripWay } from './day-trip-stops.ts';

type Stop = [
  name: string,
  minutes: number,
  lon: number,
  way?: { by: 'walk' | 'ride'; minutes: number },
];

/** A drive along the equator, 11 kilometres for each tenth of a degree. */
function tripOf(stops: Stop[], lunchAt?: number): DayTripFile {
  const longest = stops.toSorted((a, b) => b[1] - a[1])[0];

  return buildDayTrip({
    lon: longest?.[2] ?? 0,
    ...(lunchAt === undefined ? {} : { lunchAt }),
    stops: stops.map(([name, minutes, lon, way]) => ({
      name,
      minutes,
      lat: 0,
      lon,
      ...(way ? { way } : {}),
    })),
  });
}

const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const told = (trip: DayTripFile, from: string, until: string) =>
  dayTripParts(trip, [clock(from), clock(until)], [clock('11:30'), clock('14:30')]).map(
    ({ name, way }) => `${way ? `${way.mode} ${way.minutes} > ` : ''}${name}`,
  );

test.each<[string, Stop[], number | undefined, [string, string], string[]]>([
  [
    'comes after the ride to where it is eaten',
    [
      ['Cape', 120, 0],
      ['Harbour', 120, 0.4],
    ],
    2,
    ['09:00', '15:00'],
    ['Cape', 'drive 65 > Fish at the harbour', 'Harbour'],
  ],
  [
    'comes after what one sees there when that is the better hour',
    [
      ['Harbour', 150, 0],
      ['Cape', 120, 0.4],
    ],
    1,
    ['09:00', '15:30'],
    ['Harbour', 'Fish at the harbour', 'drive 65 > Cape'],
  ],
  [
    'may be eaten after another stop a walk away',
    [
      ['Church', 60, 0],
      ['Museum', 100, 0.005],
      ['Beach', 60, 0.1],
    ],
    1,
    ['09:00', '14:00'],
    ['Church', 'walk 10 > Museum', 'Fish at the harbour', 'drive 20 > Beach'],
  ],
  [
    'is not told to be where one is not by then',
    [
      ['Harbour', 40, 0],
      ['Cape', 120, 0.4],
    ],
    1,
    ['09:00', '13:45'],
    ['Harbour', 'drive 65 > Cape', 'Lunch near Cape'],
  ],
  [
    'splits no visit that it can come before or after',
    [['Boat', 140, 0]],
    1,
    ['10:30', '13:50'],
    ['Boat', 'Fish at the harbour'],
  ],
  [
    'splits a day on the beach',
    [['Beach', 360, 0]],
    undefined,
    ['09:00', '16:00'],
    ['Beach', 'Fish at the harbour', 'Beach'],
  ],
])('lunch %s', (_, stops, lunchAt, [from, until], expected) => {
  expect(told(tripOf(stops, lunchAt), from, until)).toEqual(expected);
});

test.each<[string, Stop, { mode: string; minutes: number }]>([
  ['a walk', ['Next', 60, 0.009], { mode: 'walk', minutes: 20 }],
  ['a drive', ['Next', 60, 0.1], { mode: 'drive', minutes: 20 }],
  ['a path', ['Next', 60, 0.03, { by: 'walk', minutes: 75 }], { mode: 'walk', minutes: 75 }],
  ['a ferry', ['Next', 60, 0.1, { by: 'ride', minutes: 40 }], { mode: 'drive', minutes: 40 }],
])('the way to the next stop is %s', (_, next, expected) => {
  const trip = tripOf([['First', 120, 0], next]);
  const [from, to] = [
    { lat: 0, lon: 0 },
    { lat: 0, lon: next[2] },
  ];

  expect(dayTripWay(trip, from, to)).toMatchObject(expected);
  expect(dayTripWay(trip, to, from)).toMatchObject(expected);
});
