import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';
import { knownDrive, knownDrives } from './known-drives.ts';

const named = knownDrives().map((drive) => ({
  ...drive,
  way: drive.ends.map(({ name }) => name).join(' to '),
}));

test.each(named)('$way is a drive that can be', ({ ends: [from, to], km, minutes }) => {
  expect(km).toBeGreaterThanOrEqual(distanceKm(from, to));
  expect((60 * km) / minutes).toBeGreaterThan(25);
  expect((60 * km) / minutes).toBeLessThan(110);
});

test('no drive is written down twice', () => {
  const ways = named.map(({ ends }) =>
    ends
      .map(({ name }) => name)
      .toSorted()
      .join(),
  );

  expect(new Set(ways).size).toBe(ways.length);
});

test('holds from near either end and in both directions, and for no other way', () => {
  const [laFortuna, monteverde, elsewhere] = [
    { lat: 10.4684, lon: -84.6437 },
    { lat: 10.3, lon: -84.82 },
    { lat: 9.93, lon: -84.08 },
  ];

  expect(knownDrive(laFortuna, monteverde)).toEqual(knownDrive(monteverde, laFortuna));
  expect(knownDrive(laFortuna, monteverde)?.minutes).toBe(180);
  expect(knownDrive(monteverde, monteverde)).toBeUndefined();
  expect(knownDrive({ lat: 48, lon: 2 }, elsewhere)).toBeUndefined();
});
