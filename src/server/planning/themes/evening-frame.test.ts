import { expect, test } from 'vitest';
import type { DayFrame } from '../days/day-windows.ts';
import { frameOfNight } from './evening-frame.ts';

const at = (hour: number) => Math.round(hour * 60);
const frame = {
  kind: 'Full Day',
  window: [at(9), at(23)],
  dayEnd: at(18),
  evening: at(20),
  meals: [{ meal: 'dinner', window: [at(18.5), at(21)], minutes: 90 }],
} as unknown as DayFrame;

test.each([
  ['a club at half past ten leaves the hours behind dinner free', 22.5, 24.5, 20],
  ['a show takes the evening from its curtain on', 19.5, 22, 19.5],
])('%s', (_, start, end, evening) => {
  const dinner: [number, number] = [at(18.5), Math.min(at(21), at(start) - 15)];
  const night = { start: at(start), end: at(end), dinner, isDinnerAfter: false };

  expect(frameOfNight(frame, night).evening).toBeLessThanOrEqual(at(evening));
  expect(frameOfNight(frame, night).evening).toBeLessThanOrEqual(at(start));
  expect(frameOfNight(frame, night).evening).toBeGreaterThan(dinner[1] - 90);
});
