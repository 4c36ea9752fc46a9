import { expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { createInTransaction } from '../db/transaction.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPlan, buildTrip } from '../testing/factories.ts';
import { createStoredTripsService } from './stored-trips.service.ts';
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

/** The service as the app has it, with a planner that takes as long as the traveller needs for something else. */
function storedTrips(plan: () => Promise<unknown>) {
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
  });
}
