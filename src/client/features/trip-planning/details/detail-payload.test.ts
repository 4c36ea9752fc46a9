import { expect, test } from 'vitest';
import { preferenceInput } from '#shared/preferences/preference.schema.ts';
import { defaultFormValues, toPreferencePayload, type FormValues } from '../form-values.ts';
import { validateForm } from '../validate-form.ts';
import type { ChosenPlace } from '../where-to/chosen-places.ts';

const TODAY = '2026-12-30';
const ROME: ChosenPlace = {
  kind: 'destination',
  id: 'rome',
  name: 'Rome',
  country: 'IT',
  lat: 41.9,
  lon: 12.5,
  label: 'Rome, Lazio, Italy',
  region: 'Lazio',
  countryName: 'Italy',
  nights: '3',
};

const formWith = (changes: Partial<FormValues>): FormValues => ({
  ...defaultFormValues('complete', TODAY),
  ...changes,
});

test('[PLAN-19] a form with nothing more filled in sends the documented payload and no more', () => {
  expect(Object.keys(toPreferencePayload(formWith({})))).toEqual([
    'tripType',
    'departureDate',
    'returnDate',
    'travelers',
    'budget',
    'interests',
    'isEcoFriendly',
    'isVeganFriendly',
    'additionalPreferences',
  ]);
});

const FULL: Partial<FormValues> = {
  tripType: 'business',
  travelers: '3 travelers',
  places: [ROME],
  mustSees: [{ id: 'rome/pantheon', name: 'Pantheon' }],
  arrivalTime: '10:15',
  departureFlight: 'lh 123',
  children: [{ age: '4' }],
  stepFree: true,
  diet: ['vegan'],
  allergies: 'nuts,  , shellfish',
  beenBefore: true,
  pace: 'slow',
  limitAmount: '2,500',
  limitCurrency: 'EUR',
  appointments: [
    { date: '2026-12-31', start: '10:00', end: '', title: ' Client ', place: 'Via Appia 1' },
  ],
  workStart: '09:00',
  workEnd: '17:00',
};

test('what is filled in is sent as the server takes it', () => {
  const values = formWith(FULL);

  expect(validateForm(values, TODAY)).toEqual({});
  expect(preferenceInput.parse(toPreferencePayload(values))).toMatchObject({
    places: [{ kind: 'destination', id: 'rome', name: 'Rome', country: 'IT', nights: 3 }],
    mustSees: [{ id: 'rome/pantheon', name: 'Pantheon' }],
    arrival: { time: '10:15' },
    departure: { flight: 'LH123' },
    companions: { adults: 2, children: [4], stepFree: true },
    diet: ['vegan'],
    allergies: ['nuts', 'shellfish'],
    firstVisit: false,
    pace: 'slow',
    spendingLimit: { amount: 2500, currency: 'EUR' },
    appointments: [{ date: '2026-12-31', start: '10:00', title: 'Client', place: 'Via Appia 1' }],
    work: { start: '09:00', end: '17:00' },
  });
});

test('a surprise trip names no place and no sights', () => {
  const payload = toPreferencePayload(formWith({ ...FULL, tripType: 'surprise' }));

  expect(payload).not.toHaveProperty('places');
  expect(payload).not.toHaveProperty('mustSees');
  expect(payload).not.toHaveProperty('work');
});

test.each<[Partial<FormValues>, string]>([
  [{ placeQuery: 'Rom' }, 'placeQuery'],
  [{ travelers: '2 travelers', children: [{ age: '1' }, { age: '2' }] }, 'children'],
  [{ children: [{ age: '' }] }, 'children.0.age'],
  [{ limitAmount: 'a lot' }, 'limitAmount'],
  [{ arrivalFlight: 'the late one' }, 'arrivalFlight'],
  [{ tripType: 'business', workStart: '17:00', workEnd: '09:00' }, 'workEnd'],
  [
    { appointments: [{ date: '2027-02-01', start: '10:00', end: '', title: 'X', place: '' }] },
    'appointments.0.date',
  ],
])('names what cannot be sent: %o', (changes, path) => {
  expect(Object.keys(validateForm(formWith(changes), TODAY))).toEqual([path]);
});
