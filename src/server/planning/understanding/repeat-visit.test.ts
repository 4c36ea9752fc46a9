import { expect, test } from 'vitest';
import { readRepeatVisit } from './repeat-visit.ts';

test.each([
  ['London, third time, been to all the big sights', 'all'],
  ['Rome. We have seen the highlights on earlier trips', 'all'],
  ['Barcelona, not our first time', 'some'],
  ['Wien zum zweiten Mal', 'some'],
  ['Madrid, tercera visita', 'some'],
  ['Amsterdam, third time for me, first time for him', undefined],
  ["Paris, we haven't seen the big sights", undefined],
  ['Lisbon, our second trip together', undefined],
  ['Rome, want to see all the highlights', undefined],
])('%s: %s', (notes, repeat) => {
  expect(readRepeatVisit(notes)).toBe(repeat);
});
