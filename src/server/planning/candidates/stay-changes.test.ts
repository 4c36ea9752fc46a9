import { expect, test } from 'vitest';
import { stayChangeOutcomes } from './stay-changes.ts';

const told = (additionalPreferences: string, stays: number) =>
  stayChangeOutcomes(
    { additionalPreferences, departureDate: '2027-05-08', returnDate: '2027-05-15' },
    stays,
  ).map(({ wish, met }) => `${wish}: ${met}`);

test.each([
  ['one base please', 1, ['One base: true']],
  ['one base please', 2, ['One base: false']],
  ['please not a different hotel every night', 2, ['Few hotel changes: true']],
  ['We don’t want to pack every day', 4, ['Few hotel changes: true']],
  ['We don’t want to change hotels every night', 4, ['Few hotel changes: true']],
  ['We don’t want to change hotels every night', 5, ['Few hotel changes: false']],
  ['max two different places to sleep', 2, ['Places to stay: at most 2: true']],
  ['no more than 2 hotels please', 3, ['Places to stay: at most 2: false']],
  ['few hotel changes', 3, ['Few hotel changes: false']],
  ['few hotel changes', 2, ['Few hotel changes: true']],
  ['bitte wenig Hotelwechsel', 2, ['Few hotel changes: true']],
  ['a hotel with a pool', 2, []],
])('%s, with %i stays', (notes, stays, wishes) => {
  expect(told(notes, stays)).toEqual(wishes);
});
