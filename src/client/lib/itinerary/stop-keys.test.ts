import { expect, test } from 'vitest';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { editableBeside, isGap, isOnRoad } from './stop-keys.ts';

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

test('the stops of a drive stay with it, and nothing comes between its legs', () => {
  const [moving] = day('stop', 'ride', 'stop', 'meal', 'ride', 'arrival', 'stop');
  const all = [0, 1, 2, 3, 4, 5, 6];

  if (!moving) throw new Error('No day');
  expect(all.filter((at) => isOnRoad(moving, at))).toEqual([2, 3]);
  expect(all.filter((at) => isGap(moving, at))).toEqual([0, 1, 5, 6]);
  expect(editableBeside([moving], { day: 1, index: 0 })).toBe('1/stop/stop 6');
});
