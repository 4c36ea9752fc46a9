import { beforeEach, expect, test } from 'vitest';
import { defaultFormValues } from './form-values.ts';
import { restoreSession, storeSession } from './plan-trip-session.ts';
import { startPlanning, type PlanTripState } from './plan-trip-state.ts';
import { buildTrip } from './testing/sample-trip.ts';

const fallback = defaultFormValues('complete', '2026-12-30');
const kept = new Map<string, string>();
const storage: Storage = {
  get length() {
    return kept.size;
  },
  clear: () => kept.clear(),
  getItem: (key) => kept.get(key) ?? null,
  key: (index) => [...kept.keys()][index] ?? null,
  removeItem: (key) => void kept.delete(key),
  setItem: (key, value) => void kept.set(key, value),
};
const draft: PlanTripState = {
  ...startPlanning({ ...fallback, interests: ['Hiking', 'Beach'], isVeganFriendly: true }),
  step: 2,
  shown: ['rome'],
};

beforeEach(() => kept.clear());

test('gives a draft back to the history entry it belongs to, and to no other', () => {
  storeSession(storage, 'entry-a', draft);

  expect(restoreSession(storage, 'entry-a', fallback)).toEqual(draft);
  expect(restoreSession(storage, 'entry-b', fallback)).toBeUndefined();
});

test('keeps a preview with its trip', () => {
  const preview: PlanTripState = { ...draft, view: 'preview', trip: buildTrip(), preferenceId: 7, savedTripId: 3 };
  storeSession(storage, 'entry-a', preview);

  expect(restoreSession(storage, 'entry-a', fallback)).toEqual(preview);
});

test('keeps a wait as the form that led to it', () => {
  storeSession(storage, 'entry-a', { ...draft, view: 'generating', preferenceId: 7 });

  expect(restoreSession(storage, 'entry-a', fallback)).toMatchObject({ view: 'form', step: 2, values: draft.values });
});

test.each(['not json', 'null', '{}', '{"version":0,"entry":"entry-a","state":{}}'])('ignores %s', (text) => {
  storage.setItem('northstar.plan-trip', text);

  expect(restoreSession(storage, 'entry-a', fallback)).toBeUndefined();
});

test('fills what a damaged draft lacks from the defaults', () => {
  storage.setItem(
    'northstar.plan-trip',
    JSON.stringify({ version: 1, entry: 'entry-a', state: { view: 'preview', step: 9, shown: [1], values: { interests: 'all', travelers: '4 travelers' } } }),
  );

  expect(restoreSession(storage, 'entry-a', fallback)).toEqual({
    view: 'form',
    step: 0,
    shown: [],
    values: { ...fallback, travelers: '4 travelers' },
  });
});

test('a browser without room loses only the convenience', () => {
  storeSession(storage, 'entry-a', draft);
  const full: Storage = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };

  storeSession(full, 'entry-a', draft);
  expect(restoreSession(full, 'entry-a', fallback)).toBeUndefined();
});
