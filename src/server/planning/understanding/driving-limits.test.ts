import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { readDrivingLimits } from './driving-limits.ts';
import { readWishes } from './wishes.ts';

const BY_DAY = { isByDayOnly: true };

test.each([
  ['no driving at night', BY_DAY],
  ['No driving after dark please', BY_DAY],
  ['we would rather not drive in the dark', BY_DAY],
  ['we don’t like to drive when it is dark', BY_DAY],
  ['never drive after a glass of wine', { isSoberOnly: true }],
  [
    'Neither of us wants to drive after drinking or in the dark.',
    { isSoberOnly: true, isByDayOnly: true },
  ],
  ["don't like more than four hours of driving a day", { hoursADay: 4 }],
  ['at most 3 hours driving per day', { hoursADay: 3 }],
  ['never drive for more than 2 hours', { hoursADay: 2 }],
])('limits to driving: %s', (notes, limits) => {
  expect(readDrivingLimits(notes)).toEqual(limits);
});

test.each([
  'no driving',
  'a drive along the coast at sunset',
  'driving is fine',
  'a night drive on safari',
  'no more than four hours of walking a day',
  'no museums, and drinks in the dark',
])('no limit to driving: %s', (notes) => {
  expect(readDrivingLimits(notes)).toBeUndefined();
});

const catalogue = loadCatalogue();

test.each([
  ['Neither of us wants to drive after drinking or in the dark', []],
  ['nobody drives after drinking', []],
  ['drinking with friends, no driving', ['bar', 'club']],
])('no bar is asked for by the glass that nobody drives after: %s', (notes, kinds) => {
  expect(readWishes(notes, catalogue).kinds.wanted).toEqual(kinds);
});
