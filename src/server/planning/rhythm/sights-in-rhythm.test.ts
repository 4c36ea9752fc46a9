import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { Rhythm } from './rhythm.ts';
import { isClimb } from '../candidates/hard-on-the-body.ts';
import { sightsInRhythm } from './sights-in-rhythm.ts';

const catalogue = loadCatalogue();

test.each([
  ['edinburgh/arthurs-seat', true],
  ['bruges/belfry-of-bruges', true],
  ['amsterdam/anne-frank-house', true],
  ['edinburgh/national-museum-of-scotland', false],
  ['rome/colosseum', false],
  ['rome/st-peters-basilica', false],
  ['rome/trevi-fountain', false],
])('%s is a climb for a bad knee: %s', (id, is) => {
  const place = catalogue.place(id);

  if (place?.type !== 'sight') throw new RangeError(id);
  expect(isClimb(place.file)).toBe(is);
});

test.each([
  ['edinburgh/arthurs-seat', false],
  ['cairo/desert-horse-ride-giza', false],
  ['edinburgh/national-museum-of-scotland', true],
])('somebody of age is taken to %s unasked: %s', (id, is) => {
  const place = catalogue.place(id);

  if (place?.type !== 'sight') throw new RangeError(id);
  const one = (meets: string[], mandatory?: boolean) =>
    ({
      id,
      file: place.file,
      visit: { id, meets, mandatory, value: 1, minutes: 60, spans: [] },
    }) as unknown as Candidate;
  const isLeft = (sight: Candidate) => sightsInRhythm([sight], [], { isSenior: true }).length === 1;

  expect(isLeft(one([]))).toBe(is);
  expect(isLeft(one(['theme: hiking']))).toBe(true);
  expect(isLeft(one([], true))).toBe(true);
});

test('who hates queues cares less for what is known for long ones, and no time can be booked', () => {
  const sight = (id: string, tip: string, more: object = {}) =>
    ({
      id,
      file: { kind: 'museum', tip, minutes: 60, interests: [], name: id, ...more },
      visit: { id, value: 100, minutes: 60, spans: [[[540, 1080]]] },
      open: [[[540, 1080]]],
    }) as unknown as Candidate;
  const values = (rhythm: Rhythm) =>
    sightsInRhythm(
      [
        sight('queue', 'Long queues from ten.'),
        sight('timed', 'Long queues from ten.', { timedEntry: true }),
        sight('none', 'Hardly anybody.'),
      ],
      [],
      rhythm,
    ).map(({ visit }) => visit.value);

  expect(values({ isWithoutQueues: true })).toEqual([30, 100, 100]);
  expect(values({})).toEqual([100, 100, 100]);
});

test('what is left out on one day is open to the others', () => {
  const sight = (kind: string) =>
    ({
      id: kind,
      file: { kind, minutes: 60, interests: [], name: kind },
      visit: { id: kind, meets: [], value: 1, minutes: 60, spans: [[[540, 1080]], [[540, 1080]]] },
      open: [[[540, 1080]], [[540, 1080]]],
    }) as unknown as Candidate;
  const frames = ['2027-05-06', '2027-05-07'].map((date) => ({
    date,
    kind: 'Full Day',
    window: [540, 1320],
    meals: [],
  })) as unknown as DayFrame[];
  const daysOf = (kind: string) =>
    sightsInRhythm([sight(kind)], frames, {
      refusedOnDays: [{ kind: 'museum', date: '2027-05-07' }],
    }).map(({ visit }) => visit.spans.map((day) => day.length));

  expect(daysOf('museum')).toEqual([[1, 0]]);
  expect(daysOf('gallery')).toEqual([[1, 0]]);
  expect(daysOf('park')).toEqual([[1, 1]]);
});
