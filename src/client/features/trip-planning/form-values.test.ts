import { describe, expect, test } from 'vitest';
import { EMPTY_DETAILS } from './details/detail-values.ts';
import {
  DateConversionError,
  defaultFormValues,
  toPreferencePayload,
  travelerCount,
  tripTypeFromQuery,
} from './form-values.ts';

const values = defaultFormValues('complete', '2026-12-31');

test.each([
  ['surprise', 'surprise'],
  ['business', 'business'],
  ['complete', 'complete'],
  ['Business', 'complete'],
  ['toString', 'complete'],
  ['', 'complete'],
  [null, 'complete'],
] as const)('[PLAN-01] the query type %s means %s', (query, expected) => {
  expect(tripTypeFromQuery(query)).toBe(expected);
});

test('[PLAN-11] starts from tomorrow, one night, two travelers, moderate, nature', () => {
  expect(values).toEqual({
    ...EMPTY_DETAILS,
    places: [],
    anyOrder: false,
    placeQuery: '',
    tripType: 'complete',
    departureDate: '2027-01-01',
    returnDate: '2027-01-02',
    travelers: '2 travelers',
    budget: 'Moderate ($$)',
    interests: ['Nature'],
    isEcoFriendly: false,
    isVeganFriendly: false,
    destinations: '',
    homeAirport: '',
    additionalPreferences: '',
    wishes: { added: [], removed: [] },
  });
});

test.each([
  ['1 traveler', 1],
  ['2 travelers', 2],
  ['5+ travelers', 5],
  ['12 travelers', 12],
  ['travelers', 2],
  ['', 2],
])('[PLAN-19] "%s" is sent as %i', (text, count) => {
  expect(travelerCount(text)).toBe(count);
});

describe('toPreferencePayload', () => {
  test('[PLAN-19] carries every documented field, with empty text when there are no notes', () => {
    expect(toPreferencePayload(values)).toEqual({
      tripType: 'complete',
      departureDate: '2027-01-01',
      returnDate: '2027-01-02',
      travelers: 2,
      budget: 'Moderate ($$)',
      interests: ['Nature'],
      isEcoFriendly: false,
      isVeganFriendly: false,
      additionalPreferences: '',
    });
  });

  test('[PLAN-19] sends destinations for a business trip only', () => {
    const typed = { ...values, destinations: ' Singapore, Tokyo ' };

    expect(toPreferencePayload(typed)).not.toHaveProperty('destinations');
    expect(toPreferencePayload({ ...typed, tripType: 'business' })).toMatchObject({
      destinations: 'Singapore, Tokyo',
      interests: [],
    });
  });

  test('sends the home airport in capitals when there is one', () => {
    expect(toPreferencePayload({ ...values, homeAirport: ' lhr' }).homeAirport).toBe('LHR');
    expect(toPreferencePayload(values)).not.toHaveProperty('homeAirport');
  });

  test('[PLAN-17] refuses a date that does not exist', () => {
    expect(() => toPreferencePayload({ ...values, returnDate: '2030-02-30' })).toThrow(
      DateConversionError,
    );
  });
});
