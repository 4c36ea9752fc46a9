import { expect, test } from 'vitest';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { beachAfternoons } from './beach-afternoons.ts';

const stay = { name: 'Beach House', lat: 0, lon: 0 };
const frames = ['Arrival Day', ...Array.from({ length: 7 }, () => 'Full Day'), 'Departure Day'].map(
  (kind) => ({ kind }) as DayFrame,
);
const candidate = (visit: object, file: object = {}) =>
  ({ file: { name: 'Reef', ...file }, visit: { spans: [], ...visit } }) as unknown as Candidate;
const daysOf = (candidates: Candidate[]) =>
  beachAfternoons({ frames, candidates }, stay).map(({ day }) => day);

test('all full days but a few are half spent on the beach', () => {
  expect(daysOf([])).toEqual([1, 2, 3, 5, 6, 7]);
});

test('each sight that is named has a day of its own', () => {
  expect(daysOf([candidate({ mandatory: true }), candidate({ mandatory: true })])).toEqual([
    1, 3, 5, 7,
  ]);
});

test('a day trip and what keeps its hour come first', () => {
  const trip = candidate({ spans: [[], [], [[480, 1080]]] }, { travelMinutes: 60 });
  const lesson = candidate({ lockedAt: { day: 3, start: 900, minutes: 60 } });

  expect(daysOf([trip, lesson])).not.toContain(2);
  expect(daysOf([trip, lesson])).not.toContain(3);
});
