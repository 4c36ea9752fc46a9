import { loadCatalogue } from './catalogue/catalogue.ts';
import type { Clock } from './clock.ts';
import type { InTransaction } from './db/transaction.ts';
import type { JudgeTrip } from './itinerary/judge-trip.ts';
import { createPlaceReportsRepository } from './place-reports/place-reports.repository.ts';
import { createPlaceReportsService } from './place-reports/place-reports.service.ts';
import { createSharesRepository } from './sharing/shares.repository.ts';
import { createSharingService } from './sharing/sharing.service.ts';
import { createOwnEntriesService } from './trips/own-entries.service.ts';
import { createPackingRepository } from './trips/packing.repository.ts';
import { createPackingService } from './trips/packing.service.ts';
import { createTripCareRepository } from './trips/trip-care.repository.ts';
import { createTripCareService } from './trips/trip-care.service.ts';
import { createTripCopiesRepository } from './trips/trip-copies.repository.ts';
import { createTripCopiesService } from './trips/trip-copies.service.ts';
import { createTripEditsRepository } from './trips/trip-edits.repository.ts';
import { createTripEditsService } from './trips/trip-edits.service.ts';
import type { TripToday } from './trips/domain/trip-today.ts';
import type { TripsService } from './trips/trips.service.ts';

type Parts = {
  manager: Parameters<typeof createTripCareRepository>[0];
  inTransaction: InTransaction;
  trips: Pick<TripsService, 'forCalendar' | 'byId' | 'whole'>;
  judge: JudgeTrip;
  clock: Clock;
  tripToday: TripToday;
};

/** What can be done with a saved trip as a whole: name, copy, delete, pack and share it, and report its places. */
export function createTripServices(parts: Parts) {
  const { manager, inTransaction, trips, judge, clock, tripToday } = parts;

  return {
    tripCare: createTripCareService({
      care: createTripCareRepository(manager),
      tripById: trips.byId,
      clock,
    }),
    packing: createPackingService({
      items: createPackingRepository(manager),
      inTransaction,
      tripById: trips.byId,
    }),
    ownEntries: createOwnEntriesService({ inTransaction }),
    placeReports: createPlaceReportsService({
      reports: createPlaceReportsRepository(manager),
      tripById: trips.byId,
      catalogue: loadCatalogue,
    }),
    tripCopies: createTripCopiesService({
      inTransaction,
      copies: createTripCopiesRepository(manager),
      tripById: trips.byId,
      judge,
      clock,
      tripToday,
    }),
    tripEdits: createTripEditsService({
      trips,
      edits: createTripEditsRepository(manager),
      inTransaction,
      judge,
      clock,
    }),
    sharing: createSharingService({
      shares: createSharesRepository(manager),
      inTransaction,
      tripById: trips.byId,
      calendarTrips: trips.forCalendar,
    }),
  };
}
