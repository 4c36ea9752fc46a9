import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

describe('folded text', () => {
  test.each([
    ["St. Peter's   Basilica", 'st peters basilica'],
    ['Ærø, Łódź & Straße', 'aero lodz strasse'],
    ['Café “L’Été”', 'cafe lete'],
    ['東京・浅草', '東京浅草'],
  ])('%s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('plain letters fold the same beside letters that have accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(foldText(`${text} é`)).toBe(`${foldText(text)} e`.trim());
      }),
      { numRuns: 300 },
    );
  });
});
