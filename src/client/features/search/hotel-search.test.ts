import { expect, test } from 'vitest';
import { hotelSearchInput } from '#shared/booking/search.schema.ts';
import { callErrors } from './call-errors.ts';
import { hotelSearch, type HotelValues } from './hotel-search.ts';

const GOOD: HotelValues = {
  destination: 'Rome',
  checkIn: '2027-05-01',
  checkOut: '2027-05-03',
  adults: '2',
  children: '0',
  rooms: '1',
  low: '50',
  high: '500',
  stars: '3',
  types: '',
  amenities: '',
  sort: '',
};

test.each([
  [{}, {}],
  [{ destination: 'R' }, { destination: 'Destination is required' }],
  [{ destination: '   ' }, { destination: 'Destination is required' }],
  [{ checkIn: '' }, { checkIn: 'Check-in date is required' }],
  [{ checkOut: '' }, { checkOut: 'Check-out date is required' }],
  [{ checkOut: '2027-05-01' }, { checkOut: 'Check-out must be after check-in' }],
  [
    { checkIn: '', checkOut: '' },
    { checkIn: 'Check-in date is required', checkOut: 'Check-out date is required' },
  ],
])('[HTL-02] %j is answered with %j', (change, errors) => {
  const form = { schema: hotelSearchInput, toCall: hotelSearch };

  expect(callErrors(form, { ...GOOD, ...change })).toEqual(errors);
});
