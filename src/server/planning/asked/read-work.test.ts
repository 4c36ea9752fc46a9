import { expect, test } from 'vitest';
import { readWork } from './read-work.ts';

const WEEK = { departureDate: '2027-09-13', returnDate: '2027-09-17' };
const FRIDAY = '2027-09-17';
const hours = (start: number, end: number) => ({ start: start * 60, end: end * 60 });
const told = (notes: string) => readWork({ additionalPreferences: notes, ...WEEK });

test.each([
  ['I work 9 to 5 at Alexanderplatz', hours(9, 17), 'Alexanderplatz'],
  ['I work from 8:30 to 16:30', hours(8.5, 16.5), undefined],
  ['working 9am-6pm at Siemens', hours(9, 18), 'Siemens'],
  ['Monday to Friday I work 9 to 5', hours(9, 17), undefined],
  ['office hours 10-18 every day', hours(10, 18), undefined],
  ['I work until 4pm', hours(9, 16), undefined],
  ['ich arbeite von 9 bis 17 Uhr am Potsdamer Platz', hours(9, 17), 'Potsdamer Platz'],
  ['je travaille de 9h à 17h', hours(9, 17), undefined],
  ['trabajo de 9 a 18', hours(9, 18), undefined],
  ['lavoro dalle 9 alle 17', hours(9, 17), undefined],
  ['trabalho das 9 às 17', hours(9, 17), undefined],
  ['I work at the Austria Center', undefined, 'Austria Center'],
])('of every working day: %s', (notes, worked, place) => {
  expect({ hours: told(notes)?.hours, place: told(notes)?.place }).toEqual({
    hours: worked,
    place,
  });
});

test.each([
  ['I work 9 to 5 at Alexanderplatz, free afternoon on Friday', 'afternoon'],
  ['I work 9 to 5 and have Friday afternoon off', 'afternoon'],
  ['work 9-17, Friday morning free', 'morning'],
  ['Friday off', 'day'],
  ['ich arbeite von 9 bis 17 Uhr, Freitagnachmittag frei', 'afternoon'],
  ['vendredi après-midi libre', 'afternoon'],
  ['la tarde del viernes libre', 'afternoon'],
  ['venerdì pomeriggio libero', 'afternoon'],
])('what is off: %s', (notes, half) => {
  expect(told(notes)?.off).toEqual([{ date: FRIDAY, half }]);
});

test.each([
  'a quiet hotel, no museums',
  'meeting Wednesday 10-15 at Potsdamer Platz',
  'dinner 7 to 9',
  'free evening on Friday',
])('nothing of it: %s', (notes) => {
  expect(told(notes)).toBeUndefined();
});

test.each([
  'meetings in Westlands Tuesday and Wednesday 9-16',
  'meeting Wednesday 10-15 at Potsdamer Platz, free otherwise',
])('only what stands among the appointments is worked: %s', (notes) => {
  expect(told(notes)).toEqual({ off: [], isByAppointment: true });
});

test('its own field counts before the notes', () => {
  const field = { start: '08:00', end: '16:00', place: 'Mitte' };

  const notes = 'I work 9 to 5 at Alexanderplatz';

  expect(readWork({ additionalPreferences: notes, ...WEEK, work: field })).toEqual({
    hours: hours(8, 16),
    place: 'Mitte',
    off: [],
  });
});
