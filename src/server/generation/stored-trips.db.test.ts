import { expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { createInTransaction } from '../db/transaction.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPlan, buildTrip } from '../testing/factories.ts';
import { createStoredTripsService, type StoredTripsPorts } from './stored-trips.service.ts';
import { createTripPlansRepository } from './trip-plans.repository.ts';

const api = createTestApi();

test('[API-06] what changed while the days were planned is not written over', async () => {
  const { id, version } = await api.caller.trips.create(buildTrip());
  const { itinerary } = storedTrips(async () => {
    await api.caller.trips.update({
      id,
      version,
      startDate: '2026-07-01',
      endDate: '2026-07-02',
      travelers: 3,
      notes: '',
    });
    return buildPlan();
  });

  await expect(itinerary(id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This trip has changed in the meantime. Reload it, then make your change again.',
  });
  expect(await api.caller.trips.byId({ id })).toMatchObject({
    startDate: '2026-07-01',
    version: version + 1,
    itineraryDays: [],
  });
});

test('[TRIP-11] local information is filled in without refusing an edit that is under way', async () => {
  const { id, version } = await api.caller.trips.create(buildTrip());

  for (const section of ['weather', 'phrases', 'culture', 'safety'] as const)
    await api.caller.generation.localInfo({ id, section });
  const filled = await api.caller.trips.byId({ id });
  const edited = await api.caller.trips.update({
    id,
    version,
    startDate: filled.startDate,
    endDate: filled.endDate,
    travelers: 3,
    notes: 'By train',
  });

  expect(filled.safetyTips.length).toBeGreaterThan(0);
  expect(filled.weatherInfo?.season).toBe('summer');
  expect(edited).toEqual({
    ...filled,
    version: version + 1,
    travelers: 3,
    tripPreferences: { ...filled.tripPreferences, travelers: 3, additionalPreferences: 'By train' },
  });
});

test('[TRIP-11] the weather filled in is that of the dates which the trip has by then', async () => {
  const { id, version } = await api.caller.trips.create(buildTrip());
  const { localInfo } = storedTrips(() => Promise.reject(new Error('nothing to plan')), {
    async tripById(tripId) {
      const trip = await api.services.trips.whole(tripId);
      const dates = { startDate: '2026-12-21', endDate: '2026-12-24' };

      await api.caller.trips.update({ id, version, ...dates, travelers: 2, notes: '' });
      return trip;
    },
  });

  await localInfo({ id, section: 'weather' });
  expect((await api.caller.trips.byId({ id })).weatherInfo?.season).toBe('winter');
});

/** The service as the app has it, with a planner that takes as long as the traveller needs for something else. */
function storedTrips(plan: () => Promise<unknown>, changes: Partial<StoredTripsPorts> = {}) {
  const { trips, preferences, clock } = api.services;

  return createStoredTripsService({
    pool: { run: plan as never },
    inTransaction: createInTransaction(api.dataSource),
    tripPlans: createTripPlansRepository(api.dataSource.manager),
    tripById: trips.whole,
    preferenceById: preferences.byId,
    catalogue: loadCatalogue,
    freshFacts: { find: () => Promise.resolve([]), kept: () => Promise.resolve([]) },
    packingAdviser: { advise: (entries) => Promise.resolve(entries) },
    clock,
    ...changes,
  });
}
