import { expect, test } from 'vitest';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import { earlyFlightNotes } from './early-flight.ts';
import { departure } from './journey-activities.ts';
import type { DayFrame } from './day-windows.ts';

function draft(takeOff: number, minutes = 150, isAssumed = false): PlanDraft {
  return {
    journey: { takeOff, isAssumed },
    match: {
      destination: {
        name: 'Monteverde',
        airports: [{ iata: 'LIR', minutes, mode: 'bus', usd: 0 }],
      },
      flight: {},
    },
    planInput: { stay: { stay: { name: 'Inn', lat: 10, lon: -84 } } },
    wishes: { needs: [], rhythm: {} },
    request: buildRequest(),
  } as unknown as PlanDraft;
}

test('one is told to leave in the night for an early flight from far away alone', () => {
  expect(earlyFlightNotes(draft(450))).toEqual([
    expect.stringMatching(/^Your flight leaves at 07:30 and the way to the airport takes 2h 30m/),
  ]);
  expect(earlyFlightNotes(draft(450, 40))).toEqual([]);
  expect(earlyFlightNotes(draft(900))).toEqual([]);
  expect(earlyFlightNotes(draft(450, 150, true))).toEqual([]);
});

test('the day of an early flight begins with the way to it', () => {
  const frame = { window: [510, 165], takeOff: 450 } as unknown as DayFrame;

  expect(departure(frame, draft(450))[0]?.time).toBe('02:45');
});
