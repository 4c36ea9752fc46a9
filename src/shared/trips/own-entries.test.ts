import { expect, test } from 'vitest';
import { type OwnEntry, withEntry } from './own-entries.schema.ts';

const entry = (id: string, date: string, time?: string): OwnEntry => ({
  id,
  kind: 'stop',
  date,
  title: id,
  ...(time === undefined ? {} : { time }),
});

test('entries stand in the order of days and times, a saved one in place of its former self', () => {
  const drinks = entry('drinks', '2026-06-02', '19:00');
  const note = entry('note', '2026-06-02');
  const first = entry('first', '2026-06-01', '20:00');
  const all = [drinks, note, first].reduce(withEntry, [] as OwnEntry[]);

  expect(all).toEqual([first, note, drinks]);
  expect(withEntry(all, { ...drinks, time: '18:00', date: '2026-06-01' })).toEqual([
    { ...drinks, time: '18:00', date: '2026-06-01' },
    first,
    note,
  ]);
});
