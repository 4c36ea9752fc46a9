import { describe, expect, test } from 'vitest';
import { flightOffer, type PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { journeyEnds, withFlights } from './flown-ends.ts';

const ARRIVAL = {
  activity: 'Land at VIE and drop your bags at Hotel Wandl',
  time: '10:30',
  duration: '2h 10m',
  description:
    'By train in about 25 minutes. The landing time is assumed until you choose flights.',
  category: 'Travel',
  kind: 'arrival',
} as const;
const DEPARTURE = {
  activity: 'Leave for VIE: take-off at 19:00',
  time: '16:20',
  duration: '2h 40m',
  description:
    'Collect your bags at Hotel Wandl first. The take-off time is assumed until you choose flights.',
  category: 'Travel',
  kind: 'departure',
} as const;
const STOP = {
  activity: 'Belvedere',
  time: '13:00',
  duration: '2h',
  description: '',
  category: 'Museum',
  kind: 'stop',
  travel: { mode: 'walk', minutes: 20, km: 1.2 },
} as const;
const DAYS = [
  { date: '2027-05-10', start: '12:40', end: '22:00', activities: [ARRIVAL, STOP] },
  {
    date: '2027-05-14',
    start: '09:00',
    end: '16:20',
    back: { mode: 'walk', minutes: 20, km: 1.2 },
    activities: [STOP, DEPARTURE],
  },
] as unknown as PlannedDay[];

const flight = (changes: object) =>
  flightOffer.parse({
    airline: 'Austrian',
    flightNumber: 'OS452',
    departureAirport: 'LHR',
    arrivalAirport: 'VIE',
    departureDate: '2027-05-10',
    departureTime: '07:35',
    arrivalDate: '2027-05-10',
    arrivalTime: '10:51',
    price: 100,
    ...changes,
  });
const home = (changes: object) =>
  flight({
    isReturn: true,
    flightNumber: 'OS455',
    departureAirport: 'VIE',
    departureDate: '2027-05-14',
    departureTime: '20:45',
    arrivalDate: '2027-05-14',
    ...changes,
  });

describe('[BOOK-03] coming and going told by chosen flights', () => {
  test.each([
    [
      'that lands a little later',
      [flight({})],
      { arrival: { time: '10:51', duration: '1h 49m', description: /^Austrian OS452\. By train/ } },
    ],
    [
      'whose last leg has a number of its own, to another airport',
      [
        flight({
          arrivalAirport: 'BTS',
          segments: [{ flightNumber: 'OS1' }, { airline: 'Ryanair', flightNumber: 'FR2' }],
        }),
      ],
      {
        arrival: {
          activity: 'Land at BTS and drop your bags at Hotel Wandl',
          time: '10:51',
          duration: '1h 49m',
          description: 'Ryanair FR2. Allow time for the way between airport and town.',
        },
      },
    ],
    [
      'that lands hours earlier, which leaves time at the stay',
      [flight({ arrivalTime: '08:30' })],
      {
        arrival: {
          activity: 'Land at VIE and settle in at Hotel Wandl',
          time: '08:30',
          duration: '4h 10m',
          description: /put your feet up/,
        },
      },
    ],
    ['that lands too late for the day', [flight({ arrivalTime: '14:33' })], {}],
    ['that lands on another day', [flight({ arrivalDate: '2027-05-11' })], {}],
    ['of which no hour is known', [flight({ arrivalTime: '' })], {}],
    [
      'that goes home later',
      [home({})],
      {
        departure: {
          activity: 'Leave for VIE: take-off at 20:45',
          time: '18:05',
          duration: '2h 40m',
          description: 'Austrian OS455. Collect your bags at Hotel Wandl first.',
        },
      },
    ],
    ['that goes home too early for the day', [home({ departureTime: '18:30' })], {}],
  ])('%s', (_what, flights, changes: { arrival?: object; departure?: object }) => {
    const days = withFlights(DAYS, flights);
    const { arrival, departure } = journeyEnds(days);

    expect(arrival).toEqual({ ...ARRIVAL, ...matching(changes.arrival) });
    expect(departure).toEqual({ ...DEPARTURE, ...matching(changes.departure) });
    // Nothing else is touched.
    expect(days.map(({ activities }) => activities.filter(({ kind }) => kind === 'stop'))).toEqual([
      [STOP],
      [STOP],
    ]);
  });

  test('gives way to other flights, and to the assumption again', () => {
    const before = journeyEnds(DAYS);
    const chosen = withFlights(DAYS, [flight({ arrivalTime: '08:30' }), home({})], before);
    const other = withFlights(chosen, [flight({ flightNumber: 'OS456' }), home({})], before);

    expect(other).toEqual(withFlights(DAYS, [flight({ flightNumber: 'OS456' }), home({})]));
    expect(withFlights(other, [], before)).toEqual(DAYS);
  });

  test('keeps hours that the stops leave no time to take back', () => {
    const before = journeyEnds(DAYS);
    const [first, last] = DAYS.map((day) => ({ ...day, activities: [...day.activities] }));

    if (!first || !last) throw new Error('the plan has two days');
    first.start = '09:45';
    first.activities[0] = { ...ARRIVAL, time: '08:00', duration: '1h 45m' };
    last.activities = [
      { ...STOP, time: '16:00' },
      { ...DEPARTURE, time: '19:00', duration: '2h' },
    ];
    const { arrival, departure } = journeyEnds(withFlights([first, last], [], before));

    expect(arrival).toEqual({ ...ARRIVAL, time: '08:00', duration: '1h 45m' });
    expect(departure).toEqual({
      ...DEPARTURE,
      activity: 'Leave for VIE: take-off at 21:00',
      time: '19:00',
      duration: '2h',
    });
  });
});

/** Texts by what they hold. */
function matching(changes: object = {}): object {
  return Object.fromEntries(
    Object.entries(changes).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof RegExp ? (expect.stringMatching(value) as unknown) : value,
    ]),
  );
}
