import { expect, test } from 'vitest';
import { dayTitle } from './day-words.ts';

const frame = { kind: 'Full Day' as const, date: '2027-05-04' };
const orsay = { name: 'Orsay', area: 'Saint-Germain' };
const cafe = { name: 'Saint-Sulpice', area: 'Saint-Germain' };
const louvre = { name: 'Louvre', area: 'Louvre' };

test('a title names an area only where both of its stops lie in it', () => {
  expect(dayTitle(frame, [orsay, cafe, louvre])).toBe('Saint-Germain: Orsay and Saint-Sulpice');
  expect(dayTitle(frame, [louvre, orsay, cafe])).toBe('Louvre and Orsay');
});
