import { setMaxListeners } from 'node:events';
import type { DataSource } from 'typeorm';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { loadTransport } from '../catalogue/transport.ts';
import type { Clock } from '../clock.ts';
import { createInTransaction } from '../db/transaction.ts';
import type { JudgeTrip } from '../itinerary/judge-trip.ts';
import { loadGazetteer } from '../gazetteer/gazetteer.ts';
import { createBookingRepository } from './booking.repository.ts';
import { createFindDestination } from './domain/find-destination.ts';
import { createFindPlace } from './domain/find-place.ts';
import type { TravelWishes } from './domain/rank-context.ts';
import { createProviderChecks } from './provider-checks.service.ts';
import { ServerStopping } from './providers/ask-providers.ts';
import { createLiveProviders, type ProviderConfig } from './providers/create-live-providers.ts';
import { createRecommendationsService } from './recommendations.service.ts';
import { createSampleProviders } from './sample/sample-providers.ts';
import { createSearchService } from './search.service.ts';
import { createSelectionsService } from './selections.service.ts';

type BookingParts = {
  dataSource: DataSource;
  clock: Clock;
  tripById: (id: number) => Promise<TripDetail>;
  wishesOf: (trip: TripDetail) => Promise<TravelWishes>;
  checksOf: JudgeTrip['checks'];
  /** The live providers' keys and addresses; where there is none, the sample inventory stands in. */
  config?: ProviderConfig;
  /** Told of failures of a search that are our own fault. */
  onFault: (error: unknown) => void;
};

/** The booking side put together: searches, recommendations, selections. */
export function createBooking(parts: BookingParts) {
  const { dataSource, clock, tripById, wishesOf, checksOf, config = {} } = parts;
  const catalogue = loadCatalogue();
  const findDestination = createFindDestination(catalogue, loadGazetteer);
  const transport = loadTransport();
  const findPlace = createFindPlace({ catalogue, transport, gazetteer: loadGazetteer });
  const sample = createSampleProviders({ catalogue, transport, findDestination, clock });
  const live = createLiveProviders({ config, findPlace });
  const bookings = createBookingRepository(dataSource.manager);
  const inTransaction = createInTransaction(dataSource);
  const closing = new AbortController();

  // Every search under way listens; the default of ten is a warning against leaks.
  setMaxListeners(0, closing.signal);
  const search = createSearchService({
    closing: closing.signal,
    flights: live.flights.length > 0 ? live.flights : [sample.flights],
    hotels: live.hotels.length > 0 ? live.hotels : [sample.hotels],
    experiences: live.experiences.length > 0 ? live.experiences : [sample.experiences],
    transport,
    findPlace,
    clock,
    onFault: parts.onFault,
  });

  return {
    search,
    /** Ends every search under way with what there is, as the server stops. */
    endSearches: () => closing.abort(new ServerStopping()),
    providerChecks: createProviderChecks(live.checks),
    selections: createSelectionsService({ bookings, inTransaction, tripById, checksOf }),
    recommendations: createRecommendationsService({
      bookings,
      inTransaction,
      tripById,
      wishesOf,
      search,
      catalogue,
      clock,
    }),
  };
}
