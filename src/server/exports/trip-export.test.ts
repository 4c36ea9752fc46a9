import { expect, test } from 'vitest';
import { buildSealedTrip, buildTripDetail } from './testing/build-trip-detail.ts';
import { buildExport, tripExport } from './trip-export.ts';

const NOW = new Date('2026-05-01T12:00:00Z');

test('the export is the trip, and says what it is', () => {
  const trip = buildTripDetail();
  const read = tripExport.parse(JSON.parse(JSON.stringify(buildExport(trip, NOW))));

  expect(read).toEqual({
    format: 'northstar-trip',
    formatVersion: 1,
    exportedAt: NOW.toISOString(),
    trip,
  });
});

test('a secret trip is not exported', () => {
  expect(() => buildExport(buildSealedTrip(), NOW)).toThrow('This trip is still a surprise.');
});
