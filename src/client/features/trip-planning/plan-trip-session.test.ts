import { beforeEach, expect, test } from 'vitest';
import { defaultFormValues } from './form-values.ts';
import { restoreSession, storeSession, type Visit } from './plan-trip-session.ts';
import { startPlanning, type PlanTripState } from './plan-trip-state.ts';
import { buildTrip } from './testing/sample-trip.ts';

const fallback = defaultFormValues('complete', '2026-12-30');
const here: Visit = { key: 'entry-a', loadedAt: 100, isNewLoad: true };
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

test.each<[string, Visit, Visit, boolean]>([
  ['a step back in history', here, here, true],
  ['another visit of the same document', here, { ...here, key: 'entry-b' }, false],
  ['a reload', here, { ...here, loadedAt: 200, isNewLoad: false }, true],
  ['a reload of the first address', { ...here, key: 'default' }, { key: 'default', loadedAt: 200, isNewLoad: false }, true],
  ['a step back to the first address', { ...here, key: 'default' }, { ...here, key: 'default' }, true],
  ['the address typed anew', { ...here, key: 'default' }, { key: 'default', loadedAt: 200, isNewLoad: true }, false],
])('after %s', (_case, stored, visit, isRestored) => {
  storeSession(storage, stored, draft);

  expect(restoreSession(storage, visit, fallback)).toEqual(isRestored ? draft : undefined);
});

test('keeps a preview with its trip', () => {
  const preview: PlanTripState = { ...draft, view: 'preview', trip: buildTrip(), preferenceId: 7, savedTripId: 3 };
  storeSession(storage, here, preview);

  expect(restoreSession(storage, here, fallback)).toEqual(preview);
});

test('keeps a wait as the form that led to it', () => {
  storeSession(storage, here, { ...draft, view: 'generating', preferenceId: 7 });

  expect(restoreSession(storage, here, fallback)).toMatchObject({ view: 'form', step: 2, values: draft.values });
});

test.each(['not json', 'null', '{}', '{"version":0,"visit":{"key":"entry-a"},"state":{}}', '{"version":1,"state":{}}'])('ignores %s', (text) => {
  storage.setItem('northstar.plan-trip', text);

  expect(restoreSession(storage, here, fallback)).toBeUndefined();
});

test('fills what a damaged draft lacks from the defaults', () => {
  storage.setItem(
    'northstar.plan-trip',
    JSON.stringify({ version: 1, visit: here, state: { view: 'preview', step: 9, shown: [1], values: { interests: 'all', travelers: '4 travelers' } } }),
  );

  expect(restoreSession(storage, here, fallback)).toEqual({
    view: 'form',
    step: 0,
    shown: [],
    values: { ...fallback, travelers: '4 travelers' },
  });
});

test('a browser without room loses only the convenience', () => {
  storeSession(storage, here, draft);
  const full: Storage = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };

  storeSession(full, here, draft);
  expect(restoreSession(full, here, fallback)).toBeUndefined();
});
