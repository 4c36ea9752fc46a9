import { expect, test } from 'vitest';
import { areKitchensShut, servedEvenings } from './shut-kitchens.ts';

const day = (date: string) => ({ date, sunrise: 450, sunset: 960 });
const AREA = { country: 'DE', holidayRegion: undefined };

test.each([
  ['2027-12-23', false],
  ['2027-12-24', true],
])('kitchens in Germany are shut in the evening of %s: %s', (date, isShut) => {
  expect(areKitchensShut(AREA, day(date))).toBe(isShut);
});

test.each([
  [['spa', 'restaurant'], [1]],
  [['spa'], []],
])('a stay with %j serves on days %j', (amenities, days) => {
  expect(servedEvenings({ amenities }, AREA, [day('2027-12-23'), day('2027-12-24')])).toEqual(days);
});
