import type { DataSource } from 'typeorm';
import type { Clock } from './clock.ts';
import { createInTransaction } from './db/transaction.ts';
import { createGeneratedTripsRepository } from './generation/generated-trips.repository.ts';
import { createPreferencesRepository } from './preferences/preferences.repository.ts';
import { createPreferencesService } from './preferences/preferences.service.ts';
import { createTripsRepository } from './trips/trips.repository.ts';
import { createTripsService } from './trips/trips.service.ts';

export type Services = ReturnType<typeof createServices>;

/** The composition root: every repository, port and service is built here, once. */
export function createServices({ dataSource, clock }: { dataSource: DataSource; clock: Clock }) {
  const manager = dataSource.manager;
  const generatedTrips = createGeneratedTripsRepository(manager);
  const preferences = createPreferencesService({ preferences: createPreferencesRepository(manager) });
  const trips = createTripsService({
    trips: createTripsRepository(manager),
    inTransaction: createInTransaction(dataSource),
    preferenceById: preferences.byId,
    keptPlan: generatedTrips.latest,
    clock,
  });

  return { clock, preferences, trips, pingDatabase: () => dataSource.query('SELECT 1') as Promise<unknown> };
}
