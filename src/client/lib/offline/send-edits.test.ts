import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { HttpError } from '../request.ts';
import type { TravellerEdit } from '../itinerary/traveller-edit.ts';
import { sendEdits, type EditCalls } from './send-edits.ts';
import {
  doEditsLast,
  dropLastEdit,
  editsOf,
  keepEdit,
  loadEdits,
  waitingEdits,
} from './waiting-edits.ts';

const browser = vi.hoisted(() => ({ store: new Map<string, unknown>(), isForbidden: false }));

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => structuredClone(browser.store.get(key)),
  update: async (key: string, edit: (before: unknown) => unknown) => {
    if (browser.isForbidden) throw new Error('QuotaExceededError');
    browser.store.set(key, structuredClone(edit(structuredClone(browser.store.get(key)))));
  },
}));

const TRIP = 7;
const remove = (name: string): TravellerEdit => ({ kind: 'remove', key: `1/stop/${name}`, name });
const keep = (edit: TravellerEdit, madeOn = 3) =>
  keepEdit({ tripId: TRIP, edit, madeOn, isHeld: false });
const waiting = () =>
  editsOf(TRIP).map(({ edit, madeOn, isHeld }) => [
    'name' in edit && edit.name,
    madeOn,
    isHeld ? 'held' : 'to send',
  ]);
const stop = (name: string) => ({ activity: name, kind: 'stop', time: '10:00' });
const stateAt = (version: number, names: readonly string[]): ItineraryState => ({
  version,
  days: [{ dayNumber: 1, activities: names.map(stop) } as unknown as TripItineraryDay],
  checks: [],
  problems: [],
  costs: undefined,
  score: undefined,
  bound: undefined,
  canUndo: true,
});

/** A server that has the plan of a version, and takes or refuses what is made on it. */
function serverAt(version: number, edit?: EditCalls['edit']) {
  let state = stateAt(version, ['A', 'B', 'C']);
  const calls: EditCalls = {
    load: async () => state,
    edit:
      edit ??
      (async ({ version: from, edit: change }) => {
        if (from !== state.version || change.kind !== 'remove') throw new HttpError(409, 'Stale');
        const left = state.days[0]?.activities.toSpliced(change.stop.index, 1) ?? [];

        state = stateAt(
          state.version + 1,
          left.map(({ activity }) => activity),
        );
        return state;
      }),
  };

  return { calls, left: () => state.days[0]?.activities.map(({ activity }) => activity) };
}

beforeEach(() => {
  browser.store.clear();
  waitingEdits.show([]);
});

describe('changes of days made without a network', () => {
  test('[TRIP-11] outlast a reload and are sent in order, each on what the one before brought about', async () => {
    await keep(remove('A'));
    await keep(remove('B'));
    waitingEdits.show([]);
    await loadEdits();
    expect(waiting()).toEqual([
      ['A', 3, 'to send'],
      ['B', 3, 'to send'],
    ]);
    const { calls, left } = serverAt(3);
    const { sent, refused, heldTrips } = await sendEdits(calls);

    expect(sent.map(({ after }) => after.version)).toEqual([4, 5]);
    expect([refused, heldTrips]).toEqual([[], []]);
    expect(left()).toEqual(['C']);
    expect(waiting()).toEqual([]);
  });

  test('that meet a newer plan are all held, and nothing of them is sent', async () => {
    await keep(remove('A'));
    await keep(remove('B'));
    const { calls, left } = serverAt(4);

    expect((await sendEdits(calls)).heldTrips).toEqual([TRIP]);
    expect(left()).toEqual(['A', 'B', 'C']);
    expect(waiting()).toEqual([
      ['A', 3, 'held'],
      ['B', 3, 'held'],
    ]);
    expect(await sendEdits(calls)).toEqual({ sent: [], refused: [], heldTrips: [] });
  });

  test('are held as well when the plan changes while they are on their way', async () => {
    await keep(remove('A'));
    let version = 3;
    const load = async () => stateAt(version, ['A']);
    const edit = async () => {
      version = 4;
      throw new HttpError(409, 'This plan was changed elsewhere');
    };

    expect((await sendEdits({ load, edit })).heldTrips).toEqual([TRIP]);
    expect(waiting()).toEqual([['A', 3, 'held']]);
  });

  test('stay, with all behind them, when no reply comes', async () => {
    await keep(remove('A'));
    await keep(remove('B'));
    const { calls } = serverAt(3, async () => {
      throw new TypeError('Failed to fetch');
    });

    expect((await sendEdits(calls)).sent).toEqual([]);
    expect(waiting()).toHaveLength(2);
  });

  test('are told and let go when the server refuses them; the next is sent', async () => {
    await keep(remove('A'));
    await keep(remove('Gone'));
    await keep(remove('B'));
    const { calls, left } = serverAt(3);
    const { sent, refused } = await sendEdits(calls);

    expect(sent).toHaveLength(2);
    expect(refused).toMatchObject([{ edit: { name: 'Gone' }, reason: /no longer/ }]);
    expect(left()).toEqual(['C']);
    expect(waiting()).toEqual([]);
  });

  test('of a trip that is gone are told, and let go', async () => {
    await keep(remove('A'));
    const load = async () => {
      throw new HttpError(404, 'Trip not found');
    };
    const { refused } = await sendEdits({ load, edit: load });

    expect(refused).toMatchObject([{ edit: { name: 'A' } }]);
    expect(waiting()).toEqual([]);
  });

  test('are taken back by Undo, the last first, without a call', async () => {
    await keep(remove('A'));
    await keep(remove('B'));

    expect((await dropLastEdit(TRIP))?.edit).toEqual(remove('B'));
    expect(waiting()).toEqual([['A', 3, 'to send']]);
  });

  test('wait on the page alone where the browser keeps nothing, and are sent from there', async () => {
    browser.isForbidden = true;
    await keep(remove('A'));
    expect(doEditsLast()).toBe(false);
    expect(waiting()).toEqual([['A', 3, 'to send']]);
    const { calls, left } = serverAt(3);

    await sendEdits(calls);
    expect(left()).toEqual(['B', 'C']);
    expect(waiting()).toEqual([]);
  });
});
