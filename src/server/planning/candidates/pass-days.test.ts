import { expect, test } from 'vitest';
import type { DayFrame } from '../days/day-windows.ts';
import type { Candidate } from './candidates.ts';
import { onPassDays } from './pass-days.ts';

const OPEN = [[540, 1080]] as const;
const frames = ['Arrival Day', 'Full Day', 'Full Day', 'Departure Day'].map(
  (kind) => ({ kind }) as DayFrame,
);
const sight = (id: string, days: readonly number[]) =>
  ({
    id,
    pass: { id: 'town/hill', options: [{ days: 1 }] },
    visit: { minutes: 80, spans: frames.map((_, day) => (days.includes(day) ? OPEN : [])) },
  }) as unknown as Candidate;
const daysOf = (spans: Candidate['visit']['spans'] | undefined) =>
  spans?.flatMap((open, day) => (open.length > 0 ? [day] : []));

test('sights of one ticket for one day stay on one day', () => {
  const [palace, garden] = onPassDays([sight('palace', [2]), sight('garden', [1, 2])], frames);

  expect(daysOf(palace?.visit.spans)).toEqual([2]);
  expect(daysOf(garden?.visit.spans)).toEqual([2]);
});

test('a sight that is shut on that day keeps its own', () => {
  const [, late] = onPassDays([sight('palace', [1]), sight('late', [3])], frames);

  expect(daysOf(late?.visit.spans)).toEqual([3]);
});
