import { expect, test } from 'vitest';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { dinnerHourOutcomes, readDinnerHours } from './dinner-hours.ts';

test.each([
  ['Dinner not before 7 and not after 8:30', { from: 19 * 60, to: 20 * 60 + 30 }],
  ['Abendessen bitte nicht vor 19:30', { from: 19 * 60 + 30 }],
  ['le dîner pas avant 20h30', { from: 20 * 60 + 30 }],
  ['cenas no antes de las 21', { from: 21 * 60 }],
  ['a rest after lunch and an early dinner (7pm), nothing fancy', { from: 1140, to: 1170 }],
  ['dinner between 6 and 7', { from: 1080, to: 1140 }],
  ['we usually eat at half past six', { from: 1110, to: 1140 }],
  ['dinner by 6:30 with the kids', { from: 1080, to: 1110 }],
  ['Abendessen um 19 Uhr', { from: 1140, to: 1170 }],
  ['dinner reservation at Noma at 7pm', {}],
  ['dinner at 7 Portes, dinner for 6', {}],
  ['one dinner at 8pm on Friday', {}],
  ['dinner and bed by 8pm', {}],
  ['no dinner before the show, nothing before 10', {}],
])('%s', (notes, hours) => {
  expect(readDinnerHours(notes)).toEqual(hours);
});

const dayAt = (dayNumber: number, time: string) =>
  ({ dayNumber, activities: [{ meal: 'dinner', time }] }) as PlannedDay;

test.each([
  ['within', [dayAt(1, '19:00'), dayAt(2, '20:30')], true, 'Every dinner starts then.'],
  ['too early', [dayAt(1, '18:35')], false, 'It starts at another time on day 1.'],
] as const)('dinner %s', (_, days, isMet, detail) => {
  expect(dinnerHourOutcomes('Dinner not before 7 and not after 8:30', days)).toEqual([
    { wish: 'Dinner not before 19:00 and not after 20:30', met: isMet, detail },
  ]);
});
