import { describe, expect, test } from 'vitest';
import type { PackingChange } from '#client/lib/offline/packing-changes.ts';
import type { EditsOutcome } from '#client/lib/offline/send-edits.ts';
import type { ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import { sentMessage } from './report-sent.ts';

const edit = { kind: 'remove', key: 'k', name: 'Louvre' } as const;
const state = (more: Partial<ItineraryState> = {}) =>
  ({ version: 1, days: [], problems: [], ...more }) as unknown as ItineraryState;
const sent = {
  tripId: 1,
  edit,
  before: state(),
  after: state({
    undoLabel: 'Removed Louvre',
    problems: [{ day: 2, rule: 6, message: 'No lunch' }],
  }),
};
const tick: PackingChange = { kind: 'tick', tripId: 1, itemId: 1, name: 'Hat', packed: true };
const message = (edits: Partial<EditsOutcome>, packing = { sent: [tick], refused: [tick] }) =>
  sentMessage({ packing, edits: { sent: [], refused: [], heldTrips: [], ...edits } });
const nothing = { sent: [], refused: [] };

describe('what became of the changes that waited', () => {
  test('one change of days is told as online, with what it brought about', () => {
    expect(message({ sent: [sent] }, nothing)).toEqual({
      title: 'Removed Louvre',
      description: 'Day 2: No lunch',
    });
  });

  test('what was refused is told before all else, each with its reason', () => {
    const told = message({
      sent: [sent],
      heldTrips: [3],
      refused: [{ tripId: 1, edit, reason: '409: Louvre is locked' }],
    });

    expect(told).toMatchObject({
      title: 'Not every change could be saved',
      description: expect.stringMatching(
        /^Remove Louvre: 409: Louvre is locked; Hat: no longer/,
      ) as string,
      variant: 'destructive',
    });
  });

  test('a newer plan is told before what was saved; nothing sent tells nothing', () => {
    expect(message({ sent: [sent], heldTrips: [3] }, nothing)?.title).toMatch(/changed elsewhere/);
    expect(message({}, nothing)).toBeUndefined();
    expect(message({ sent: [sent] }, { sent: [tick], refused: [] })?.title).toBe('2 changes saved');
  });
});
