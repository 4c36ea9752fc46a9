import { expect, test } from 'vitest';
import { defaultFormValues, type FormValues } from './form-values.ts';
import { notesMismatches } from './notes-mismatch.ts';

/** A day away, for two. */
const form = (additionalPreferences: string, changes: Partial<FormValues> = {}): FormValues => ({
  ...defaultFormValues('complete', '2026-05-01'),
  additionalPreferences,
  ...changes,
});

test('[PLAN-09] days and children of the notes that the form knows nothing of are asked about', () => {
  expect(notesMismatches(form('Rome 4 days first time, two kids 6 and 9, no long queues'))).toEqual(
    [
      {
        text: 'Your notes say 4 days; your dates make 2 days.',
        remedy: 'Make it 4 days',
        values: { returnDate: '2026-05-05' },
      },
      {
        text: 'Your notes mention 2 children; your trip is for 2 travelers.',
        remedy: 'Make it 4 travelers',
        values: { travelers: '4 travelers' },
      },
    ],
  );
  expect(notesMismatches(form('Three nights, please'))).toMatchObject([
    { text: 'Your notes say 3 nights; your dates make 1 night.' },
  ]);
});

test.each([
  ['Rome, 2 days'],
  ['One night'],
  ['Rome 4 nights, then Florence 3'],
  ['The first 2 days slowly'],
  ['A 3 day pass for the museums'],
  ['We come back 2 days before Christmas'],
  ['A day trip to Tivoli'],
  ['3 days in Rome, the rest at the sea'],
  ['Two weeks, of which 4 days hiking'],
])('nothing to ask about in “%s”', (notes) => {
  expect(notesMismatches(form(notes))).toEqual([]);
});

test('children beside their parents, or told by age, are no riddle', () => {
  const notes = 'two kids 6 and 9';

  expect(notesMismatches(form(notes, { travelers: '4 travelers' }))).toEqual([]);
  expect(notesMismatches(form('six kids', { travelers: '5+ travelers' }))).toEqual([]);
});
