import { describe, expect, test } from 'vitest';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { dayMap, stopNumbers, stopOf } from '#client/components/plan/day-map.ts';
import { isHome, nextSlot, positionIn, slotsOf, slotText } from './drop-slots.ts';
import { editedDescription } from '#client/lib/itinerary/edited-description.ts';
import { freeMinutes } from './free-time.ts';
import { findStop, stopKeys } from '#client/lib/itinerary/stop-keys.ts';
import { drawEdit, toItineraryEdit, touchedDays } from '#client/lib/itinerary/traveller-edit.ts';

const stop = (name: string, more: Partial<PlannedActivity> = {}): PlannedActivity => ({
  activity: name,
  time: '10:00',
  duration: '1h',
  category: 'Sights',
  kind: 'stop',
  travel: { mode: 'walk', minutes: 10, km: 0.8 },
  place: {
    id: `rome/${name}`,
    name,
    lat: 41.9,
    lon: 12.5,
    kind: 'museum',
    indoor: true,
    open: [],
    price: null,
    source: 'catalogue',
  },
  ...more,
});
const given = (kind: 'arrival' | 'departure'): PlannedActivity => ({
  activity: kind,
  time: '08:00',
  duration: '1h',
  category: 'Travel',
  kind,
});
const day = (dayNumber: number, activities: PlannedActivity[]): TripItineraryDay => ({
  id: dayNumber,
  dayNumber,
  date: `2026-06-0${dayNumber}`,
  dayType: 'Full Day',
  start: '09:00',
  end: '20:00',
  cost: 0,
  walkKm: 0,
  weather: { highC: 20, lowC: 10, rainMm: 0, daylight: ['06:00', '20:00'] },
  back: { mode: 'transit', minutes: 8, km: 2 },
  activities,
});
const days = [
  day(1, [given('arrival'), stop('A'), stop('B')]),
  day(2, [stop('C'), stop('D'), given('departure')]),
];
const order = (shown: readonly TripItineraryDay[]) =>
  shown.map(({ activities }) => activities.map(({ activity }) => activity).join(' '));
const about = { key: 'rome/A', name: 'A' };

describe('an edit', () => {
  test('names a stop by its place, so that it is found wherever it went', () => {
    const move = { kind: 'move', ...about, toDay: 2, toIndex: 1 } as const;

    expect(toItineraryEdit(move, days)).toEqual({
      kind: 'move',
      stop: { day: 1, index: 1 },
      toDay: 2,
      toIndex: 1,
    });
    const elsewhere = [day(1, [stop('B')]), day(2, [stop('C'), stop('A')])];

    expect(toItineraryEdit(move, elsewhere)).toMatchObject({ stop: { day: 2, index: 1 } });
    expect(toItineraryEdit(move, [day(1, [stop('B')])])).toBeUndefined();
  });

  test('never asks for a position that the day does not have', () => {
    const move = { kind: 'move', ...about, toDay: 1, toIndex: 9 } as const;

    expect(toItineraryEdit(move, days)).toMatchObject({ toIndex: 2 });
  });

  test.each([
    [{ kind: 'move', ...about, toDay: 1, toIndex: 2 } as const, ['arrival B A', 'C D departure']],
    [{ kind: 'move', ...about, toDay: 2, toIndex: 1 } as const, ['arrival B', 'C A D departure']],
    // Between arrival and departure, whatever was asked.
    [{ kind: 'move', ...about, toDay: 1, toIndex: 0 } as const, ['arrival A B', 'C D departure']],
    [{ kind: 'move', ...about, toDay: 2, toIndex: 3 } as const, ['arrival B', 'C D A departure']],
    [{ kind: 'remove', ...about } as const, ['arrival B', 'C D departure']],
    [{ kind: 'repair', day: 1 } as const, ['arrival A B', 'C D departure']],
  ])('is drawn before the server answers: %j', (edit, expected) => {
    expect(order(drawEdit(days, edit))).toEqual(expected);
  });

  test('leaves the times of the days it touches open', () => {
    expect(touchedDays(days, { kind: 'move', ...about, toDay: 2, toIndex: 0 })).toEqual([1, 2]);
    expect(touchedDays(days, { kind: 'lock', ...about, locked: true })).toEqual([]);
  });
});

test('entries without a place have keys too, each its own', () => {
  const free = { ...given('arrival'), kind: 'free' as const, activity: 'Free time' };

  expect(new Set(stopKeys(day(1, [free, free, stop('A')]))).size).toBe(3);
  expect(findStop(days, 'rome/D')).toMatchObject({ day: 2, index: 1 });
});

test('a stroll past a sight of another day is not that sight', () => {
  const stroll = { ...stop('D'), kind: 'free' as const, activity: 'A stroll through D' };

  expect(findStop([day(1, [stroll]), ...days.slice(1)], 'rome/D')).toMatchObject({ day: 2 });
});

describe('the gaps of the days', () => {
  const from = { day: 1, index: 1 };

  test('lie between arrival and departure', () => {
    expect(slotsOf(days).map(({ day: at, index }) => `${at}.${index}`)).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '2.0',
      '2.1',
      '2.2',
    ]);
  });

  test('right before and after a stop are where it is', () => {
    expect(isHome(from, { day: 1, index: 1 }) && isHome(from, { day: 1, index: 2 })).toBe(true);
    expect(isHome(from, { day: 2, index: 1 })).toBe(false);
  });

  test('count positions once the stop has left', () => {
    expect(positionIn(from, { day: 1, index: 3 })).toEqual({ toDay: 1, toIndex: 2 });
    expect(positionIn(from, { day: 2, index: 1 })).toEqual({ toDay: 2, toIndex: 1 });
  });

  test('are walked by arrow, over the end of a day, and told in words', () => {
    const down = [1, 2, 3, 4, 5, 6].reduce<{ day: number; index: number }[]>(
      (path) => [...path, nextSlot(days, from, { at: path.at(-1) ?? from, step: 1 })],
      [],
    );

    expect(down.map((slot) => slotText(days, from, slot))).toEqual([
      'day 1, after B',
      'day 2, at its beginning',
      'day 2, after C',
      'day 2, after D',
      'day 2, after D',
      'day 2, after D',
    ]);
    expect(nextSlot(days, from, { at: { day: 1, index: 3 }, step: -1 })).toEqual(from);
  });
});

test('the map of a day numbers its places as the list does, and leads back to the stay', () => {
  const stay = { id: 's', name: 'Hotel', lat: 41, lon: 12 } as Parameters<typeof dayMap>[1];
  const [first = day(1, [])] = days;
  const { points, legs } = dayMap(first, stay);

  expect(stopNumbers(first)).toEqual([undefined, 1, 2]);
  expect(points.map(({ number, label }) => `${number ?? '-'} ${label}`)).toEqual([
    '- Hotel',
    '1 A',
    '2 B',
  ]);
  expect(legs).toEqual([
    { from: 'stay', to: 'rome/A', mode: 'walk' },
    { from: 'rome/A', to: 'rome/B', mode: 'walk' },
    { from: 'rome/B', to: 'stay', mode: 'transit' },
  ]);
});

test('the map of a day goes on from where a boat ends', () => {
  const stay = { id: 's', name: 'Hotel', lat: 41, lon: 12 } as Parameters<typeof dayMap>[1];
  const place = stop('Boat').place;
  const boat = stop('Boat', {
    place: place && { ...place, kind: 'boat-trip', endsAt: { name: 'Pier', lat: 42, lon: 13 } },
  });
  const { points, legs } = dayMap(day(1, [boat, stop('B')]), stay);

  expect(points.map(({ number, label }) => `${number ?? '-'} ${label}`)).toEqual([
    '- Hotel',
    '1 Boat',
    '- Pier',
    '2 B',
  ]);
  expect(legs).toEqual([
    { from: 'stay', to: 'rome/Boat', mode: 'walk' },
    { from: 'rome/Boat', to: 'rome/Boat~end', mode: 'ferry' },
    { from: 'rome/Boat~end', to: 'rome/B', mode: 'walk' },
    { from: 'rome/B', to: 'stay', mode: 'transit' },
  ]);
  expect(['rome/Boat~end', 'rome/B'].map(stopOf)).toEqual(['rome/Boat', 'rome/B']);
});

test('the map of a day on the road joins the stops of the drive, and the last one to the stay', () => {
  const stay = { id: 's', name: 'Hotel', lat: 41, lon: 12 } as Parameters<typeof dayMap>[1];
  const leg = stop('leg', {
    kind: 'ride',
    place: undefined,
    travel: { mode: 'drive', minutes: 60, km: 80 },
  });
  const seen = (name: string) => stop(name, { travel: undefined });
  const { legs } = dayMap(day(1, [leg, seen('A'), leg, seen('B'), leg]), stay);

  expect(legs).toEqual([
    { from: 'rome/A', to: 'rome/B', mode: 'drive' },
    { from: 'rome/B', to: 'stay', mode: 'drive' },
  ]);
});

test.each([
  ['12:30', undefined],
  ['11:39', undefined],
  ['11:40', 30],
  ['13:00', 110],
])('free time before a stop at %s', (time, free) => {
  // The one before ends at 11:00; the way takes 10 minutes.
  const isClose = time === '12:30';

  expect(freeMinutes(isClose ? undefined : stop('A'), stop('B', { time }))).toBe(free);
});

test('the toast tells the first new problem, or that all is well again', () => {
  const closed = { day: 2, index: 1, rule: 2, message: 'Closed on Mondays' };
  const late = { day: 0, rule: 7, message: 'Above the budget' };

  expect(editedDescription([], [])).toBeUndefined();
  expect(editedDescription([], [closed])).toBe('Day 2: Closed on Mondays');
  expect(editedDescription([], [closed, late])).toBe('Day 2: Closed on Mondays (and 1 more)');
  expect(editedDescription([closed], [closed, late])).toBe('Above the budget');
  expect(editedDescription([closed], [])).toBe('Every rule is kept again.');
});
