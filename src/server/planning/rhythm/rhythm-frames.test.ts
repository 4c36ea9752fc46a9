import { expect, test } from 'vitest';
import type { DayFrame } from '../days/day-windows.ts';
import { framesInRhythm } from './rhythm-frames.ts';

const arrival = (landing: number): DayFrame => ({
  date: '2027-05-10',
  kind: 'Arrival Day',
  window: [landing + 120, 22 * 60],
  meals: [{ meal: 'dinner', window: [19 * 60, 22 * 60], minutes: 90, usual: 20 * 60 + 30 }],
  dayEnd: 18 * 60,
  evening: 20 * 60,
  landing,
  maxProgramme: 540,
  maxWalkKm: 10,
});

test.each([
  ['a quarter to seven', 6 * 60 + 45, [15 * 60 + 45, 22 * 60, 21 * 60 + 30]],
  ['half past ten', 10 * 60 + 30, [18 * 60, 20 * 60, 22 * 60]],
])('after landing at %s', (_, landing, [dayEnd, evening, dinner]) => {
  const [frame] = framesInRhythm([arrival(landing)], {});

  expect(frame).toMatchObject({ dayEnd, evening });
  expect(frame?.meals[0]?.window[1]).toBe(dinner);
});
