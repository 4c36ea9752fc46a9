import { expect, test } from 'vitest';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { editableBeside } from './stop-keys.ts';

const day = (...kinds: string[]) =>
  [
    {
      dayNumber: 1,
      activities: kinds.map((kind, at) => ({ kind, activity: `${kind} ${at}` })),
    },
  ] as unknown as TripItineraryDay[];

test.each([
  ['the next', day('stop', 'meal', 'stop'), 1, '1/stop/stop 2'],
  ['past what is given', day('meal', 'work', 'stay', 'stop'), 0, '1/stop/stop 3'],
  ['the one before, at the end', day('stop', 'work', 'meal', 'departure'), 2, '1/stop/stop 0'],
  ['none', day('arrival', 'stop', 'departure'), 1, undefined],
])('beside a stop that goes: %s', (_, days, index, key) => {
  expect(editableBeside(days, { day: 1, index })).toBe(key);
});
