import { expect, test } from 'vitest';
import { defaultFormValues, type FormValues } from './form-values.ts';
import { latestReturn, validateForm } from './validate-form.ts';

const TODAY = '2026-12-30';
const errorsOf = (change: Partial<FormValues>) =>
  validateForm({ ...defaultFormValues('complete', TODAY), ...change }, TODAY);

test('[PLAN-12] the defaults are in order', () => {
  expect(errorsOf({})).toEqual({});
});

test.each<[string, Partial<FormValues>, Record<string, string>]>([
  ['no departure', { departureDate: '' }, { departureDate: 'Departure date is required' }],
  [
    'departure today',
    { departureDate: TODAY },
    { departureDate: 'Departure date must be in the future' },
  ],
  [
    'departure last week',
    { departureDate: '2026-12-24' },
    { departureDate: 'Departure date must be in the future' },
  ],
  ['no return', { returnDate: '' }, { returnDate: 'Return date is required' }],
  [
    'return on the departure day',
    { departureDate: '2027-01-02', returnDate: '2027-01-02' },
    { returnDate: 'Return date must be after departure date' },
  ],
  [
    'return before departure',
    { departureDate: '2027-01-03', returnDate: '2027-01-02' },
    { returnDate: 'Return date must be after departure date' },
  ],
  ['no travelers', { travelers: '' }, { travelers: 'Number of travelers is required' }],
  ['no budget', { budget: '' }, { budget: 'Budget is required' }],
  ['no interest', { interests: [] }, { interests: 'Select at least one interest' }],
  [
    'everything empty',
    { departureDate: '', returnDate: '', travelers: '', budget: '', interests: [] },
    {
      departureDate: 'Departure date is required',
      returnDate: 'Return date is required',
      travelers: 'Number of travelers is required',
      budget: 'Budget is required',
      interests: 'Select at least one interest',
    },
  ],
])('[PLAN-12] %s', (_case, change, expected) => {
  expect(errorsOf(change)).toEqual(expected);
});

test('a business trip needs no interest', () => {
  expect(errorsOf({ tripType: 'business', interests: [] })).toEqual({});
});

test.each(['LI', 'LISB', 'L1S', 'Lisbon'])('refuses %s as an airport', (homeAirport) => {
  expect(errorsOf({ homeAirport })).toHaveProperty('homeAirport');
});

test.each(['', 'LIS', 'lis', ' lis '])('takes "%s" as an airport', (homeAirport) => {
  expect(errorsOf({ homeAirport })).toEqual({});
});

test('keeps a trip within thirty days', () => {
  const last = latestReturn('2027-01-01') ?? '';

  expect(last).toBe('2027-01-30');
  expect(errorsOf({ departureDate: '2027-01-01', returnDate: last })).toEqual({});
  expect(errorsOf({ departureDate: '2027-01-01', returnDate: '2027-01-31' })).toEqual({
    returnDate: 'A trip can last up to 30 days',
  });
});

test('leaves a date that does not exist to the conversion', () => {
  expect(errorsOf({ departureDate: '2030-02-28', returnDate: '2030-02-30' })).toEqual({});
  expect(latestReturn('2030-02-30')).toBeUndefined();
});

test('asks for shorter notes past the limit', () => {
  expect(errorsOf({ additionalPreferences: 'x'.repeat(4001) })).toHaveProperty(
    'additionalPreferences',
  );
  expect(errorsOf({ additionalPreferences: 'x'.repeat(4000) })).toEqual({});
});
