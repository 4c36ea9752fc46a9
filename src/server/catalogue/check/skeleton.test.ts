import { expect, test } from 'vitest';
import { skeleton } from './skeleton.ts';

const REFERENCE = {
  name: 'Lisbon',
  cc: 'PT',
  lat: 38.72,
  lon: -9.15,
  high_c: Array.from({ length: 12 }, () => 20),
  low_c: Array.from({ length: 12 }, () => 10),
  rain_mm: Array.from({ length: 12 }, () => 50),
  sea_c: null,
};

test('takes over what the reference gives', () => {
  const file = skeleton('Lisbon', REFERENCE, '2026-11');

  expect(file).toMatchObject({
    id: 'lisbon',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    asOf: '2026-11',
  });
  expect(file.airports[0]).toMatchObject({ iata: 'LIS' });
  expect(file.climate.highC).toHaveLength(12);
});

test('names every field to fill in when there is no reference', () => {
  const file = skeleton('São Tomé', undefined, '2026-11');

  expect(file.id).toBe('sao-tome');
  expect(Object.keys(file.interests)).toHaveLength(25);
  expect(file.places).toEqual([]);
});
