import type { DataSource } from 'typeorm';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { loadTransport } from '../catalogue/transport.ts';
import type { Clock } from '../clock.ts';
import { createInTransaction } from '../db/transaction.ts';
import { loadGazetteer } from '../gazetteer/gazetteer.ts';
import { createBookingRepository } from './booking.repository.ts';
import { createFindDestination } from './domain/find-destination.ts';
import { createRecommendationsService } from './recommendations.service.ts';
import { createSampleProviders } from './sample/sample-providers.ts';
import { createSearchService } from './search.service.ts';
import { createSelectionsService } from './selections.service.ts';

type BookingParts = {
  dataSource: DataSource;
  clock: Clock;
  tripById: (id: number) => Promise<TripDetail>;
};

/** The booking side put together: searches, recommendations, selections. */
export function createBooking({ dataSource, clock, tripById }: BookingParts) {
  const catalogue = loadCatalogue();
  const findDestination = createFindDestination(catalogue, loadGazetteer);
  const sample = createSampleProviders({
    catalogue,
    transport: loadTransport(),
    findDestination,
    clock,
  });
  const bookings = createBookingRepository(dataSource.manager);
  const inTransaction = createInTransaction(dataSource);
  const search = createSearchService({
    flights: [sample.flights],
    hotels: [sample.hotels],
    experiences: [sample.experiences],
    clock,
  });

  return {
    search,
    selections: createSelectionsService({ bookings, inTransaction, tripById }),
    recommendations: createRecommendationsService({
      bookings,
      inTransaction,
      tripById,
      search,
      catalogue,
    }),
  };
}
