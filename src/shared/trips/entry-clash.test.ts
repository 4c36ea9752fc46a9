import { expect, test } from 'vitest';
import type { PlannedActivity } from '../generation/generated-trip.schema.ts';
import { entryClash } from './entry-clash.ts';
import type { OwnEntry } from './own-entries.schema.ts';

const planned = (
  activity: string,
  time: string,
  kind: PlannedActivity['kind'] = 'stop',
): PlannedActivity => ({
  activity,
  time,
  duration: '2h',
  category: 'History',
  kind,
  place: { name: activity } as NonNullable<PlannedActivity['place']>,
});
const activities = [
  planned('Fiumicino', '08:00', 'arrival'),
  planned('Forum', '12:00'),
  planned('Rest', '15:00', 'stay'),
];
const entry = (kind: OwnEntry['kind'], title: string, time?: string): OwnEntry => ({
  id: title,
  kind,
  date: '2026-06-01',
  title,
  ...(time === undefined ? {} : { time }),
});
const drinks = entry('stop', 'Drinks', '18:00');
const clashOf = (one: OwnEntry) => entryClash(one, { activities, entries: [drinks, one] });

test.each([
  ['within a stop', entry('restaurant', 'Roscioli', '13:00')],
  ['shortly before one', entry('restaurant', 'Roscioli', '11:30')],
])('an entry %s overlaps with it', (_, one) => {
  expect(clashOf(one)).toBe('Overlaps with Forum, 12:00 to 14:00.');
});

test('two entries at one time overlap, and each says so', () => {
  const show = entry('ticket', 'Aida', '18:30');

  expect(clashOf(show)).toBe('Overlaps with Drinks, 18:00 to 19:00.');
  expect(entryClash(drinks, { activities, entries: [drinks, show] })).toBe(
    'Overlaps with Aida, 18:30 to 19:30.',
  );
});

test.each([
  ['has no time', entry('stop', 'Roscioli')],
  ['is a note', entry('note', 'Call home', '12:30')],
  ['begins as a stop ends', entry('stop', 'Gelato', '14:00')],
  ['is the ticket to that stop', entry('ticket', 'Forum, guided tour', '12:15')],
  ['is the flight of the plan', entry('flight', 'LH 240', '08:10')],
  ['falls into a rest at the stay', entry('stop', 'Gelato', '15:30')],
])('an entry that %s overlaps with nothing', (_, one) => {
  expect(clashOf(one)).toBeUndefined();
});
