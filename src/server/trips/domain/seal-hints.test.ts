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
    ['2026-05-30T12:00:00Z', [], ['', '']],
    ['2026-06-01T11:59:00Z', [], ['', '']],
    ['2026-06-01T12:00:00Z', ['Pack light'], ['Pack light', '']],
    [
      '2026-06-08T12:00:00Z',
      ['Pack light', 'A sea', 'An island'],
      ['Pack light', 'A sea An island'],
    ],
  ])('at %s only those of the past are told', (now, hints, scheduled) => {
    const told = sealHints(secret(), new Date(now));

    expect(told.hints).toEqual(hints);
    expect(told.revealSchedule.map(({ hintToReveal }) => hintToReveal)).toEqual(scheduled);
    expect(told.revealSchedule.map(({ daysBeforeDeparture }) => daysBeforeDeparture)).toEqual([
      14, 7,
    ]);
  });

  test('all are told once the trip is revealed', () => {
    const trip = secret({ isRevealed: true });

    expect(sealHints(trip, new Date('2026-01-01T00:00:00Z'))).toEqual(trip);
  });

  test('an empty schedule keeps every hint', () => {
    const told = sealHints(secret({ revealSchedule: [] }), new Date('2026-06-14T12:00:00Z'));

    expect(told.hints).toEqual([]);
  });
});
