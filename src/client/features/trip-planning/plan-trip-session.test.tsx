import { beforeEach, expect, test } from 'vitest';
import { defaultFormValues } from './form-values.ts';
import { currentVisit, restoreSession, storeSession } from './plan-trip-session.ts';
import { START_OF_PLANNING, type PlanTripState } from './plan-trip-state.ts';
import { buildTrip } from './testing/sample-trip.ts';

const fallback = defaultFormValues('complete', '2026-12-30');
const here = 'visit-a';
const storage = window.sessionStorage;
const values = { ...fallback, interests: ['Hiking', 'Beach'], isVeganFriendly: true };
const form: PlanTripState = { ...START_OF_PLANNING, step: 2, shown: ['rome'] };
const draft = { state: form, values };
const draftOf = (change: Partial<PlanTripState>) => ({ values, state: { ...form, ...change } });

beforeEach(() => storage.clear());

test('gives a draft back to the visit it belongs to, and to no other', () => {
  storeSession(storage, here, draft);

  expect(restoreSession(storage, here, fallback)).toEqual(draft);
  expect(restoreSession(storage, 'visit-b', fallback)).toBeUndefined();
});

test('a visit stays with its history entry', () => {
  window.history.replaceState({ idx: 3, key: 'abc' }, '');
  const visit = currentVisit(window.history);

  expect(currentVisit(window.history)).toBe(visit);
  expect(window.history.state).toMatchObject({ idx: 3, key: 'abc' });
  window.history.pushState({ idx: 4, key: 'def' }, '');
  expect(currentVisit(window.history)).not.toBe(visit);
});

test('keeps a preview with its trip', () => {
  const preview = draftOf({
    view: 'preview',
    trip: buildTrip(),
    preferenceId: 7,
    savedTripId: 3,
  });
  storeSession(storage, here, preview);

  expect(restoreSession(storage, here, fallback)).toEqual(preview);
});

test('keeps a wait that the server knows, without its words', () => {
  const wait = { view: 'generating', preferenceId: 7, generationId: 'g' } as const;

  storeSession(storage, here, draftOf({ ...wait, words: 'We begin' }));
  expect(restoreSession(storage, here, fallback)).toEqual(draftOf(wait));
});

test('forgets over a reload why an attempt failed', () => {
  storeSession(storage, here, draftOf({ problem: { title: 'Not planned', text: 'Too long.' } }));

  expect(storage.getItem('northstar.plan-trip')).not.toContain('Too long.');
  expect(restoreSession(storage, here, fallback)).toEqual(draft);
});

test('keeps a wait that nobody knows yet as the form that led to it', () => {
  storeSession(storage, here, draftOf({ view: 'generating', preferenceId: 7 }));

  expect(restoreSession(storage, here, fallback)).toMatchObject({
    state: { view: 'form', step: 2 },
    values,
  });
});

test.each([
  'not json',
  'null',
  '{}',
  '{"version":0,"visit":"visit-a","state":{}}',
  '{"version":1,"visit":"visit-a"}',
])('ignores %s', (text) => {
  storage.setItem('northstar.plan-trip', text);

  expect(restoreSession(storage, here, fallback)).toBeUndefined();
});

test('fills what a damaged draft lacks from the defaults', () => {
  storage.setItem(
    'northstar.plan-trip',
    JSON.stringify({
      version: 1,
      visit: here,
      state: {
        view: 'preview',
        step: 9,
        shown: [1],
        values: { interests: 'all', travelers: '4 travelers' },
      },
    }),
  );

  expect(restoreSession(storage, here, fallback)).toEqual({
    state: { view: 'form', step: 0, shown: [] },
    values: { ...fallback, travelers: '4 travelers' },
  });
});

test('a browser without room loses only the convenience', () => {
  storeSession(storage, here, draft);
  const full = {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };

  storeSession(full, here, draft);
  expect(restoreSession(full, here, fallback)).toBeUndefined();
});
