import { expect, test } from 'vitest';
import { isToldAsFirst, readRepeatVisit } from './repeat-visit.ts';

test.each([
  ['London, third time, been to all the big sights', 'all'],
  ['Rome. We have seen the highlights on earlier trips', 'all'],
  ['Barcelona, not our first time', 'some'],
  ["Paris. We've both been once before", 'some'],
  ['Rome. We did the Colosseum on our first trip', 'some'],
  ['Wien zum zweiten Mal', 'some'],
  ['Madrid, tercera visita', 'some'],
  ['Amsterdam, third time for me, first time for him', undefined],
  ["Paris, we haven't seen the big sights", undefined],
  ['Lisbon, our second trip together', undefined],
  ['Rome, want to see all the highlights', undefined],
])('%s: %s', (notes, repeat) => {
  expect(readRepeatVisit(notes)).toBe(repeat);
});

test.each([
  ['Prague, first time', true],
  ['Bangkok, temples, first time in Asia', true],
  ['First trip to Italy', true],
  ['Rom, zum ersten Mal', true],
  ['Paris, première fois', true],
  ['Madrid, primera vez', true],
  ['Barcelona, not our first time', false],
  ['Lisbon, our first trip together', false],
  ['Oslo for the first time in ten years', false],
])('%s: whether it is told as a first visit', (notes, isFirst) => {
  expect(isToldAsFirst(notes)).toBe(isFirst);
});
