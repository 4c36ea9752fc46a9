import { describe, expect, test } from 'vitest';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { sealHints } from './seal-hints.ts';

const secret = (more: Partial<TripDetail> = {}) =>
  ({
    isSurprise: true,
    isRevealed: false,
    startDate: '2026-06-15',
    hints: ['Pack light', 'A sea', 'An island', 'Never scheduled'],
    revealSchedule: [
      { daysBeforeDeparture: 14, hintToReveal: 'Pack light' },
      { daysBeforeDeparture: 7, hintToReveal: 'A sea An island' },
    ],
    ...more,
  }) as TripDetail;

describe('hints of a secret trip', () => {
  test.each([
    ['2026-05-31', [], ['', '']],
    ['2026-06-01', ['Pack light'], ['Pack light', '']],
    ['2026-06-08', ['Pack light', 'A sea', 'An island'], ['Pack light', 'A sea An island']],
  ])('on %s only those of the past are told', (today, hints, scheduled) => {
    const told = sealHints(secret(), today);

    expect(told.hints).toEqual(hints);
    expect(told.revealSchedule.map(({ hintToReveal }) => hintToReveal)).toEqual(scheduled);
    expect(told.revealSchedule.map(({ daysBeforeDeparture }) => daysBeforeDeparture)).toEqual([
      14, 7,
    ]);
  });

  test('all are told once the trip is revealed', () => {
    const trip = secret({ isRevealed: true });

    expect(sealHints(trip, '2026-01-01')).toEqual(trip);
  });

  test('an empty schedule keeps every hint', () => {
    const told = sealHints(secret({ revealSchedule: [] }), '2026-06-14');

    expect(told.hints).toEqual([]);
  });
});
