import { expect, test } from 'vitest';
import type { DayFrame } from '../days/day-windows.ts';
import { eveningAt, frameOfNight } from './evening-frame.ts';

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

test.each([
  ['a light show at a set hour', [19.75, 21], 17.75],
  ['what is open all evening', [19, 24], 18.5],
])('dinner begins sooner than usual for %s alone', (_, [open = 0, close = 0], earliest) => {
  const night = eveningAt(frame, {
    span: [at(open), at(close)],
    minutes: 60,
    kind: 'park',
    dinnerFrom: at(17.5),
    dinnerUntil: at(22),
  });

  expect(night?.dinner[0]).toBeGreaterThanOrEqual(at(earliest));
  expect(night?.dinner[0]).toBeLessThanOrEqual(at(18.5));
});

test('dinner before a show is no sooner than the country has it for who has a seat', () => {
  const dinnerAt = (dinnerFrom: number) =>
    eveningAt(frame, {
      span: [at(19.75), at(21)],
      minutes: 75,
      kind: 'show',
      dinnerFrom: at(dinnerFrom),
      dinnerUntil: at(22),
    })?.dinner[0];

  expect(dinnerAt(17.5)).toBeLessThan(at(18.5));
  expect(dinnerAt(17.5)).toBeGreaterThanOrEqual(at(17.5));
  expect(dinnerAt(18.5) ?? at(18.5)).toBe(at(18.5));
});

test('dinner after a show waits for no rest of its own', () => {
  const gentle = {
    ...frame,
    meals: [{ meal: 'dinner', window: [at(18.75), at(21.5)], minutes: 90, rest: 45 }],
  } as unknown as DayFrame;
  const night = { start: at(18.5), end: at(19.5), dinner: [at(19.75), at(21.5)] as const };
  const restOf = (isDinnerAfter: boolean) =>
    frameOfNight(gentle, { ...night, isDinnerAfter }).meals[0]?.rest;

  expect(restOf(true)).toBe(0);
  expect(restOf(false)).toBe(45);
});
