import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { prove } from '../assembly/prove.ts';
import { themedSights } from './themed-sights.ts';
import { THEMES } from './themes.ts';

const catalogue = loadCatalogue();

const theme = (name: string, more: object) => {
  const found = THEMES.find((one) => one.name === name);

  if (!found) throw new RangeError(name);
  return { ...found, ...more };
};
const sight = (name: string, file: object) =>
  ({
    id: name,
    file: { name, kind: 'museum', interests: [], minutes: 60, appeal: 60, fame: 3, ...file },
    visit: { id: name, value: 100, minutes: 60, meets: [], spans: [[]] },
  }) as unknown as Candidate;
const SIGHTS = [
  sight('Coffee roaster', { kind: 'activity', why: 'Specialty coffee' }),
  sight('Market', { kind: 'landmark', why: 'A hall', tip: 'The coffee bar at the back' }),
  sight('Old jail', {}),
  sight('Cathedral', { kind: 'church', appeal: 95 }),
  sight('Ocean road', { kind: undefined, travelMinutes: 150, appeal: 95 }),
];
const worths = (...themes: Parameters<typeof themedSights>[1]) =>
  themedSights(SIGHTS, themes).map(({ visit }) => visit.value);

test('what a trip is made for weighs more than what all come for, and a day out of town least', () => {
  const purpose = worths(theme('coffee', { isMany: true, isReason: true }));

  expect(purpose.toSorted((a, b) => b - a)).toEqual([0, 1, 3, 2, 4].map((at) => purpose[at]));
  // An evening of music takes nothing from the days.
  const [, market = 0, , cathedral = 0, road = 0] = worths(
    theme('live music', { isMany: true, isReason: true }),
  );

  expect([cathedral, road]).toEqual([100, 100]);
  expect(market).toBeLessThan(100);
  expect(worths()).toEqual([100, 100, 100, 100, 100]);
});

test('street food is the thread of its days: no coach to a bay, and the walk begins at its hour', async () => {
  const request = buildRequest({
    additionalPreferences: 'Hanoi 4 days street food',
    departureDate: '2027-05-12',
    returnDate: '2027-05-16',
  });
  const trip = generateTrip(await withClearPlaces(request), {
    catalogue,
    prove,
    rounds: FEW_ROUNDS,
  });
  const all = trip.itinerary.flatMap(({ activities }) => activities);

  expect(all.filter(({ activity }) => /ha long|ninh binh|trang an/i.test(activity))).toEqual([]);
  expect(all.find(({ activity }) => activity.startsWith('Street food walk'))?.time).toBe('17:30');
  expect(trip.asked?.find(({ wish }) => wish === 'Street food')?.detail.split(';').length).toBe(3);
  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
});
