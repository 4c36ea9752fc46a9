import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../request.ts';
import { forgetDeletedSecrets } from './forget-deleted.ts';
import { keptKey, writeKept } from './offline-store.ts';

const browser = vi.hoisted(() => ({ store: new Map<string, unknown>() }));

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => structuredClone(browser.store.get(key)),
  getMany: async (keys: string[]) => keys.map((key) => structuredClone(browser.store.get(key))),
  set: async (key: string, value: unknown) => void browser.store.set(key, structuredClone(value)),
  delMany: async (keys: string[]) => keys.forEach((key) => browser.store.delete(key)),
  update: async (key: string, edit: (before: unknown) => unknown) =>
    void browser.store.set(key, structuredClone(edit(structuredClone(browser.store.get(key))))),
}));

const SECRET = 7;
const GONE = 8;
const OPEN = 9;
const keep = (procedure: string, input: unknown, data: unknown) =>
  writeKept(keptKey(procedure, input) ?? '', { data, keptAt: 1 });
const card = (id: number, place: string) => ({
  id,
  destination: place,
  isSurprise: id !== OPEN,
  isRevealed: false,
});
const everything = () => JSON.stringify([...browser.store]);

beforeEach(async () => {
  browser.store.clear();
  await keep('trips.byId', { id: SECRET }, card(SECRET, 'Oslo'));
  await keep('trips.byId', { id: GONE }, card(GONE, 'Lisbon'));
  await keep('trips.itinerary', { id: GONE }, { days: ['Lisbon'] });
  await keep('trips.byId', { id: OPEN }, card(OPEN, 'Rome'));
  await keep('trips.list', {}, { trips: [card(GONE, 'Lisbon'), card(SECRET, 'Oslo')], total: 2 });
  await keep(
    'trips.list',
    { tab: 'all' },
    { pages: [{ trips: [card(GONE, 'Lisbon')], total: 1 }] },
  );
});

test('a secret trip that was deleted elsewhere leaves nothing behind', async () => {
  const asked: number[] = [];

  await forgetDeletedSecrets((id) => {
    asked.push(id);
    return id === GONE ? Promise.reject(new HttpError(404, 'Trip not found')) : Promise.resolve();
  });
  expect(asked.toSorted((a, b) => a - b)).toEqual([SECRET, GONE]);
  expect(everything()).not.toMatch(/Lisbon/);
  expect(everything()).toMatch(/Oslo/);
  expect(everything()).toMatch(/Rome/);
});

test('without an answer everything stays', async () => {
  await forgetDeletedSecrets(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(everything()).toMatch(/Lisbon/);
});
