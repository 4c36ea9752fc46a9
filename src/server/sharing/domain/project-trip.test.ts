import { expect, test } from 'vitest';
import { buildTripDetail } from '#server/exports/testing/build-trip-detail.ts';
import { DEFAULT_PARTS, SHARED_PARTS, type SharedPart } from '#shared/sharing/shared-parts.ts';
import { projectTrip } from './project-trip.ts';

const at = { date: '2026-06-01', time: '20:30' };
const trip = buildTripDetail({
  entries: [
    { ...at, id: '7b0f6a0e-5f43-4c5a-9a05-0f1d5a0f3f11', kind: 'stop', title: 'Miradouro' },
    { ...at, id: '7b0f6a0e-5f43-4c5a-9a05-0f1d5a0f3f12', kind: 'note', title: 'Call Ana' },
    {
      ...at,
      id: '7b0f6a0e-5f43-4c5a-9a05-0f1d5a0f3f13',
      kind: 'restaurant',
      title: 'Ramiro',
      place: 'Av. Almirante Reis 1',
      number: 'R-42',
      price: 60,
      note: 'Under Ana’s name',
    },
  ],
});
const entriesOf = (parts: readonly SharedPart[]) => projectTrip(trip, parts).days?.[0]?.entries;

test('of own entries a shared page tells what was ticked: by default no notes, no names of reservations', () => {
  expect(entriesOf(DEFAULT_PARTS)).toEqual([
    { kind: 'stop', time: '20:30', title: 'Miradouro' },
    { kind: 'restaurant', time: '20:30' },
  ]);
  expect(entriesOf(['days'])).toBeUndefined();
});

test('a booking number and a private note stay at home, whatever was ticked', () => {
  expect(entriesOf(SHARED_PARTS)).toEqual([
    { kind: 'stop', time: '20:30', title: 'Miradouro' },
    { kind: 'note', time: '20:30', title: 'Call Ana' },
    {
      kind: 'restaurant',
      time: '20:30',
      title: 'Ramiro',
      place: 'Av. Almirante Reis 1',
      price: 60,
    },
  ]);
});
