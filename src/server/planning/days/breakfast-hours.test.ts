import { expect, test } from 'vitest';
import { withBreakfastOnLanding } from './breakfast-hours.ts';
import type { DayFrame } from './day-windows.ts';

const startsOf = (landing: number | undefined) =>
  withBreakfastOnLanding([{ landing, window: [450, 1320] } as unknown as DayFrame]).map(
    ({ window }) => window[0],
  );

test.each([
  [365, 495],
  [545, 450],
  [undefined, 450],
])('a day with a landing at %s begins to be planned at %s', (landing, start) => {
  expect(startsOf(landing)).toEqual([start]);
});
