import { expect, test } from 'vitest';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import type { PlaceFacts } from '../check-facts.ts';
import { roadFaults } from './road-stops.ts';
import type { TripView } from './trip-view.ts';

type Drive = { ride: TripRide; day: PlannedDay; facts: PlaceFacts };

/** From a town at the origin to one two degrees north: a castle, lunch beside it, and on. */
function drive(): Drive {
  const place = {
    id: 'road/castle',
    name: 'Castle',
    lat: 1,
    lon: 0,
    kind: 'castle',
    indoor: false,
    open: [['09:00', '18:00']],
    price: null,
    source: 'catalogue',
  } as const;
  const at = { lat: 1, lon: 0, detourMinutes: 0 };
  const ride = {
    mode: 'drive',
    date: '2027-05-10',
    departs: '10:00',
    arrives: '16:00',
    minutes: 240,
    stops: [
      { ...at, name: 'Castle', arrives: '12:00', minutes: 60, place },
      { ...at, name: 'Lunch', arrives: '13:00', minutes: 60, meal: 'lunch' },
    ],
  } as unknown as TripRide;
  const entry = (kind: PlannedActivity['kind'], time: string, duration: string) =>
    ({ kind, time, duration, activity: kind, category: 'Travel' }) satisfies PlannedActivity;
  const day = {
    activities: [
      entry('ride', '10:00', '2h'),
      { ...entry('stop', '12:00', '1h'), place },
      entry('meal', '13:00', '1h'),
      entry('ride', '14:00', '2h'),
      entry('stop', '17:00', '1h'),
    ],
  } as unknown as PlannedDay;
  const facts = {
    ...place,
    daylight: true,
    openOn: () => [[9 * 60, 18 * 60]],
  } as unknown as PlaceFacts;

  return { ride, day, facts };
}

function faults({ ride, day, facts }: Drive): string[] {
  const [from, to] = [
    { name: 'South', lat: 0, lon: 0 },
    { name: 'North', lat: 2, lon: 0 },
  ] as TripPlace[];
  const view = {
    trip: { places: [] },
    facts: { place: () => facts, daylight: () => [6 * 60, 20 * 60] },
  } as unknown as TripView;

  if (!from || !to) throw new Error('No ends');
  return roadFaults({ from, to, ride, day }, view);
}

test('a drive with a visit and lunch in its day is fine', () => {
  expect(faults(drive())).toEqual([]);
});

test.each<[string, (parts: Drive) => void, string]>([
  ['a train that stops by the road', ({ ride }) => (ride.mode = 'train'), 'stops at no place'],
  [
    'a leg that no car drives',
    ({ ride }) => (ride.departs = '11:40'),
    'too few for the way to Castle',
  ],
  [
    'a rest of the way that no car drives',
    ({ ride }) => (ride.minutes = 140),
    'from the last stop to North',
  ],
  [
    'stops that overlap',
    ({ ride }) => ride.stops?.[1] && (ride.stops[1].arrives = '12:30'),
    'before one is there',
  ],
  [
    'a stop that the day has at another hour',
    ({ day }) => day.activities[1] && (day.activities[1].time = '12:15'),
    'Castle at 12:00 is not in the day',
  ],
  [
    'a stop that the day has for longer',
    ({ day }) => day.activities[1] && (day.activities[1].duration = '2h'),
    'Castle at 12:00 is not in the day',
  ],
  [
    'a stop that the day lacks',
    ({ day }) => day.activities.splice(1, 1),
    'Castle at 12:00 is not in the day',
  ],
  [
    'a stop that only the day has',
    ({ day }) => day.activities[4] && day.activities.splice(3, 0, day.activities[4]),
    'that the drive has not',
  ],
  [
    'a visit that is closed',
    ({ facts }) => (facts.openOn = () => []),
    'Castle is closed from 12:00',
  ],
  [
    'a visit after dark',
    ({ facts, ride, day }) => {
      facts.openOn = () => [[0, 1440]];
      ride.departs = '18:00';
      ride.stops = ride.stops?.slice(0, 1).map((stop) => ({ ...stop, arrives: '20:00' }));
      day.activities = day.activities.toSpliced(2, 1);
    },
    'seen in the dark',
  ],
  [
    'a drive over noon without lunch',
    ({ ride, day }) => {
      ride.stops?.splice(1, 1);
      day.activities.splice(2, 1);
    },
    'has no lunch',
  ],
])('names %s', (_, change, words) => {
  const parts = drive();

  change(parts);
  expect(faults(parts).join('; ')).toContain(words);
});
