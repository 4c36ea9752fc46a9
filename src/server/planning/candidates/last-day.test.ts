import { describe, expect, test } from 'vitest';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Candidate } from './candidates.ts';
import { offTheLastDay } from './last-day.ts';

const singapore = loadCatalogue().destination('singapore') as Destination;
const frames = [1, 2, 3, 4].map(() => ({ window: [540, 1200] })) as unknown as DayFrame[];
const named = (id: string, minutes: number, more: object = {}) =>
  ({
    id,
    file: { kind: 'zoo', interests: [], indoor: true },
    visit: { id, minutes, mandatory: true, spans: frames.map(() => [[540, 1080]]), ...more },
  }) as unknown as Candidate;
const daysOf = (...candidates: Candidate[]) =>
  offTheLastDay(candidates, frames, singapore).map(({ visit }) =>
    visit.spans.flatMap((open, day) => (open.length > 0 ? [day] : [])),
  );

describe('what was named', () => {
  test('and takes half a day is seen between coming and going', () => {
    expect(daysOf(named('zoo', 210), named('island', 150))).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('and takes half a day is seen on a day that no trip takes', () => {
    const spans = [[], [[480, 1080]], [], []];
    const trip = named('trip', 400, { spans });

    expect(daysOf(trip, named('mine', 220))).toEqual([[1], [2]]);
    expect(daysOf(trip, named('mine', 220), named('castle', 150))).toEqual([
      [1],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
  });

  test.each([
    ['is short', [named('temple', 45)], [[0, 1, 2, 3]]],
    ['is locked', [named('zoo', 210, { lockedAt: { day: 3 } })], [[0, 1, 2, 3]]],
    [
      'is more than these days hold',
      [named('zoo', 210), named('island', 150), named('park', 180)],
      [
        [0, 1, 2, 3],
        [0, 1, 2, 3],
        [0, 1, 2, 3],
      ],
    ],
  ])('may be on any day where it %s', (_, candidates, days) => {
    expect(daysOf(...candidates)).toEqual(days);
  });
});

const boat = (weather: string, visit: object) => {
  const one = named('boat', 150, { meets: [], ...visit });

  return { ...one, file: { ...one.file, kind: 'boat-trip', weather } } as unknown as Candidate;
};

test.each([
  ['whales that were named', 'calm-sea', { mandatory: true }, [1]],
  [
    'whales that were asked for',
    'calm-sea',
    { mandatory: false, meets: ['theme: whale watching'] },
    [1],
  ],
  ['a boat that nobody asked for', 'calm-sea', { mandatory: false }, [0, 1, 2]],
  ['what rain spoils a little', 'dry', { mandatory: false }, [0, 1, 2, 3]],
])('%s: a day is kept behind it', (_, weather, visit, days) => {
  expect(daysOf(boat(weather, visit))).toEqual([days]);
});
