import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import { bookingNotes } from './booking-notes.ts';
import type { NotedStop } from './noted-stop.ts';
import { isTripNote } from './trip-notes.ts';

const catalogue = loadCatalogue();
/** Each day of the calendar, programme and tip has a note of its own. */
const MANY = new Set(['On the calendar', 'Check the programme', 'Local tip']);
const notesOf = (notes: string) => {
  const trip = generateTrip(buildRequest({ additionalPreferences: notes }), {
    catalogue,
    prove,
    rounds: FEW_ROUNDS,
  });

  return { trip, notes: trip.warnings.filter(isTripNote) };
};

test.each(['Rome', 'Istanbul', 'London', 'Tokyo', 'Lisbon'])(
  '%s: a few notes, each kind once, and all of them of stops in the plan',
  (name) => {
    const { trip, notes } = notesOf(`${name}!`);
    const kinds = notes.map((note) => note.split(':')[0]);
    const names = trip.itinerary.flatMap(({ activities }) =>
      activities.flatMap(({ place }) => place?.name ?? []),
    );

    expect(notes.length).toBeGreaterThan(0);
    const once = kinds.filter((kind) => !MANY.has(kind ?? ''));

    expect(notes.length).toBeLessThanOrEqual(9);
    expect(once).toEqual([...new Set(once)]);
    for (const note of notes.filter((one) => one.startsWith('Book ahead: ')))
      for (const item of note.replace('Book ahead: ', '').split('; '))
        expect(names.some((one) => item.startsWith(one))).toBe(true);
  },
  60_000,
);

const known = (id: string): NotedStop => {
  const found = catalogue.place(id);

  if (!found) throw new Error(`${id} is not in the catalogue`);
  return {
    place: {
      ...found,
      name: found.file.name,
      lat: 0,
      lon: 0,
      kind: '',
      indoor: true,
      open: [],
      price: null,
      source: 'catalogue',
    },
    known: found,
    date: '2027-05-12',
    start: 540,
    facts: undefined,
  };
};

test('who takes no bookings is to be come early to, never to be booked', () => {
  const stops = [
    'lisbon/taberna-da-rua-das-flores',
    'rome/roscioli-salumeria',
    'rome/colosseum',
  ].map(known);

  expect(bookingNotes(stops)).toEqual({
    book: ['Book ahead: Colosseum (May 12, 4 weeks ahead).'],
    reserve: ['Reserve a table: Roscioli Salumeria (May 12, days ahead).'],
    queue: ['Come early: Taberna da Rua das Flores takes no reservations and fills up early.'],
  });
});
