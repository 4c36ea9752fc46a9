import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { dayFacts } from '#server/planning/days/day-facts.ts';
import { eachDay } from '#shared/dates.ts';
import { festivalNotes } from './festival-notes.ts';
import type { NotedStop } from './noted-stop.ts';

const catalogue = loadCatalogue();
const PARADE = 'prague/prague-pride-parade';

function notesOf(dates: [string, string], planned: string[] = [], avoided: string[] = []) {
  const destination = catalogue.destination('prague');
  const facts = destination && eachDay(...dates).map((date) => dayFacts(destination, date));
  const stops = planned.map((id) => ({ place: { id } }) as NotedStop);

  return festivalNotes(stops, {
    match: { destination },
    planInput: { facts },
    wishes: { places: { avoided }, kinds: { avoided: [] } },
  } as unknown as Parameters<typeof festivalNotes>[1]);
}

test.each<[string, string[], string[], string[]]>([
  [
    'left out',
    [],
    [],
    [
      'Also on: Prague Pride parade (Sat, Aug 7). Check the program: streets and hotels fill up then.',
    ],
  ],
  ['planned', [PARADE], [], []],
  ['not wanted', [], [PARADE], []],
])('a festival that is %s', (_, planned, avoided, notes) => {
  expect(notesOf(['2027-08-05', '2027-08-09'], planned, avoided)).toEqual(notes);
});

test('a festival of other days', () => {
  expect(notesOf(['2027-08-10', '2027-08-12'])).toEqual([]);
});
