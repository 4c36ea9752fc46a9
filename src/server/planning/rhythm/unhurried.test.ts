import { expect, test } from 'vitest';
import { readRhythm } from './read-rhythm.ts';

const LONG_STAY = { departureDate: '2027-04-12', returnDate: '2027-04-17' };
const WEEKEND = { departureDate: '2027-04-16', returnDate: '2027-04-18' };

test.each([
  'Please leave some free time',
  'Paris, some free time please',
  'time to ourselves',
  'not every hour planned',
  'Rome, mostly for the food. No driving at night. Not every hour planned.',
  "we don't want every minute planned",
  'some unplanned hours',
  'a few free hours',
  'not too planned',
  'leave us room to breathe',
  'etwas freie Zeit',
  'tempo libero',
])('time that nothing is planned for: %s', (notes) => {
  expect(readRhythm(notes, LONG_STAY)).toEqual({
    isWithFreeTime: true,
    freeAfternoons: ['2027-04-15'],
  });
  expect(readRhythm(notes, WEEKEND)).toEqual({ isWithFreeTime: true });
});

test.each([
  '',
  'free museums',
  'no free time, we want to see everything',
  'every hour planned',
  'first time to Rome',
  'we have plenty to do and no time',
])('nothing of it: %s', (notes) => {
  expect(readRhythm(notes, LONG_STAY).isWithFreeTime).toBeUndefined();
});

test('a free afternoon that is named stays the one', () => {
  expect(readRhythm('some free time, a free afternoon on the 14th', LONG_STAY)).toEqual({
    freeAfternoons: ['2027-04-14'],
  });
});

test.each([
  ['breakfast that lasts for hours', 2],
  ['long lazy breakfasts', 2],
  ['a proper brunch', 1],
  ['one long breakfast', 1],
  ['leisurely brunches', 2],
  ['lingering over breakfast', 2],
  ['slow breakfasts every day', 4],
  ['ausgiebig frühstücken', 2],
])('a long breakfast: %s', (notes, days) => {
  expect(readRhythm(notes, LONG_STAY).longBreakfasts).toHaveLength(days);
});

test.each([
  '',
  'breakfast at the hotel',
  'a quick breakfast',
  'no long breakfasts',
  'lunch that lasts for hours',
  'a late breakfast',
])('no long breakfast: %s', (notes) => {
  expect(readRhythm(notes, LONG_STAY).longBreakfasts).toBeUndefined();
});

test('on the day that is named, and on the one full day of a weekend', () => {
  expect(readRhythm('a long brunch on the 14th', LONG_STAY).longBreakfasts).toEqual(['2027-04-14']);
  expect(readRhythm('a long brunch', WEEKEND).longBreakfasts).toEqual(['2027-04-17']);
});
