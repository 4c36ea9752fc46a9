import { expect, test } from 'vitest';
import { inArea } from './in-area.ts';

test.each([
  ['Trastevere', 'in Trastevere'],
  ['Vatican', 'in the Vatican'],
  ['Old Town', 'in the Old Town'],
  ['Centre', 'in the Centre'],
  ['French Quarter', 'in the French Quarter'],
  ['The Strip', 'in The Strip'],
  ['Mexico City', 'in Mexico City'],
])('%s: %s', (area, said) => {
  expect(inArea(area)).toBe(said);
});
