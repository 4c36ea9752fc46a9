import { describe, expect, test } from 'vitest';
import { asOfText } from './as-of-text.ts';
import { keptKey, MAX_TRIPS, withinBounds } from './offline-store.ts';

describe('how old what is shown is', () => {
  test.each([
    [new Date(2026, 4, 2, 14, 5), 'as of 14:05'],
    [new Date(2026, 4, 1, 14, 5), 'as of 14:05 yesterday'],
    [new Date(2026, 0, 5, 9, 7), 'as of 09:07 on Jan 5, 2026'],
  ])('%s', (at, text) => {
    expect(asOfText(at, new Date(2026, 4, 2, 15, 0))).toBe(text);
  });
});

describe('what the browser keeps', () => {
  test('only what a trip is read by', () => {
    expect(keptKey('trips.byId', { id: 7 })).toBe('1:trips.byId:{"id":7}');
    expect(keptKey('trips.sharing', { id: 7 })).toBeUndefined();
    expect(keptKey('preferences.byId', { id: 7 })).toBeUndefined();
  });

  test('the twenty trips opened last, each with all its replies', () => {
    const entry = (id: number, procedure: string) => ({
      key: `1:${procedure}:{"id":${id}}`,
      group: `trip ${id}`,
      keptAt: id,
    });
    const ids = Array.from({ length: MAX_TRIPS + 5 }, (_, index) => index + 1);
    const kept = withinBounds(
      ids.flatMap((id) => [entry(id, 'trips.byId'), entry(id, 'trips.itinerary')]),
    );

    expect(kept).toHaveLength(2 * MAX_TRIPS);
    expect(Math.min(...kept.map(({ keptAt }) => keptAt))).toBe(6);
  });
});
