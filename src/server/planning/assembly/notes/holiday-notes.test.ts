import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { dayFacts } from '#server/planning/days/day-facts.ts';
import { eachDay } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { calendarNotes, holidayNotes } from './holiday-notes.ts';

const catalogue = loadCatalogue();
const tripTo = (id: string, from: string, to: string) => {
  const destination = catalogue.destination(id);

  if (!destination) throw new RangeError(id);
  const facts = eachDay(from, to).map((date) => dayFacts(destination, date));

  return { match: { destination }, planInput: { facts } };
};
const stop = (name: string, opening: string) =>
  ({ kind: 'stop', place: { name, opening } }) as unknown as PlannedActivity;

test.each<[string, string, RegExp | undefined]>([
  ['beijing', '2027-09-15', /^Mid-Autumn Festival, a public holiday\. .*mooncakes.*crowded/],
  ['jerusalem', '2027-05-10', /^The eve of Memorial Day\. .*siren.*bars close by 20:00\./],
  [
    'jerusalem',
    '2027-05-12',
    /^Independence Day, a public holiday\. .*shops and markets are closed/,
  ],
  ['las-vegas', '2027-05-29', /^Memorial Day weekend\. .*pool parties/],
  [
    'funchal',
    '2027-05-01',
    /^Labour Day, a public holiday\. .*Most museums, sights and markets are closed\./,
  ],
  ['budapest', '2027-03-15', /^National Day, a public holiday\. .*1848/],
  ['rome', '2027-10-03', /^The free first Sunday of the month\. .*queues/],
  ['vienna', '2027-12-24', /^Christmas Eve\. .*Most museums.*restaurants close by 15:00/],
  ['paris', '2027-06-15', undefined],
  ['marrakesh', '2027-02-21', undefined],
])('the day in %s on %s: %s', (id, date, words) => {
  const [note] = holidayNotes(tripTo(id, date, date), 0, []);

  if (words) expect(note).toMatch(words);
  else expect(note).toBeUndefined();
});

test('what a day means is said on the first of several days, and what it closes on each', () => {
  const trip = tripTo('bangkok', '2027-04-13', '2027-04-14');
  const [first, second] = [0, 1].flatMap((index) => holidayNotes(trip, index, []));

  expect(first).toContain('soaked with water');
  expect(second).toBe('Songkran Festival, a public holiday. Most museums and markets are closed.');
});

test.each([
  [['checked', 'checked'], /Every stop here is open\.$/],
  [['checked', 'assumed'], /Check the hours of Second before you go\.$/],
])('stops that are %j open on a holiday', (openings, words) => {
  const trip = tripTo('budapest', '2027-03-15', '2027-03-15');
  const stops = openings.map((opening, i) => stop(i === 0 ? 'First' : 'Second', opening));

  expect(holidayNotes(trip, 0, stops).join(' ')).toMatch(words);
});

test('a whole trip tells each meaning once, with its dates', () => {
  const notes = calendarNotes(tripTo('tokyo', '2027-04-29', '2027-05-05'));

  expect(notes).toEqual([
    expect.stringMatching(
      /^On the calendar: Showa Day \(Thu, Apr 29\), Constitution Day .* and Children's Day \(Wed, May 5\), public holidays\. Museums/,
    ),
    expect.stringMatching(/^On the calendar: Golden Week \(Thu, Apr 29 to Wed, May 5\)\. /),
  ]);
  expect(calendarNotes(tripTo('prague', '2027-06-14', '2027-06-17'))).toEqual([]);
});
