import { AppError } from '#shared/app-error.ts';
import { earliestToday } from '#shared/dates.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { Recommendation } from '#shared/booking/selection.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { InTransaction } from '../db/transaction.ts';
import { stayTrips } from '../itinerary/domain/stay-trips.ts';
import { toRecommendation } from './booking.mapper.ts';
import { type BookingRepository, createBookingRepository } from './booking.repository.ts';
import { rankContext, type Ranked, type TravelWishes } from './domain/rank-context.ts';
import { rankExperiences } from './domain/rank-experiences.ts';
import { rankFlights } from './domain/rank-flights.ts';
import { rankHotels } from './domain/rank-hotels.ts';
import {
  experienceSearchOf,
  flightSearchOf,
  hotelSearchOf,
  requireAhead,
} from './domain/trip-searches.ts';
import { withPlannedStay } from './with-planned-stay.ts';
import type { SearchService } from './search.service.ts';

type Ports = {
  bookings: BookingRepository;
  inTransaction: InTransaction;
  tripById: (id: number) => Promise<TripDetail>;
  /** What the preferences behind a trip ask for. */
  wishesOf: (trip: TripDetail) => Promise<TravelWishes>;
  search: SearchService;
  catalogue: Catalogue;
  clock: Clock;
};

/** Options picked and ranked for one traveller and one plan, each with the reason it ranks. */
export function createRecommendationsService(ports: Ports) {
  const { bookings, inTransaction, tripById } = ports;

  return {
    async list(tripId: number): Promise<Recommendation[]> {
      await tripById(tripId);
      return (await bookings.recommendations(tripId)).map(toRecommendation);
    },

    /**
     * Searches and ranks anew; replaces this category's earlier recommendations. UNPROCESSABLE, with the reason,
     * for a trip that nothing can be found for.
     */
    async generate(
      {
        tripId,
        type,
        placeId,
      }: { tripId: number; type: SelectionType; placeId?: string | undefined },
      signal?: AbortSignal,
    ): Promise<Recommendation[]> {
      const trip = ofPlace(await tripById(tripId), type, placeId);

      requireAhead(trip, earliestToday(ports.clock.now()));
      const ranked = await rankedOptions({ ...ports, signal }, trip, type).catch(blameTrip);

      if (ranked.length === 0) {
        throw new AppError(
          'UNPROCESSABLE',
          `No ${type} were found for these dates. Other dates may have some.`,
        );
      }

      const rows = ranked.map(({ option, reason }, index) => ({
        tripId,
        recommendationType: type,
        providerData: { ...option },
        aiRanking: index + 1,
        reason,
      }));

      return inTransaction(async (manager) => {
        const repository = createBookingRepository(manager);

        await repository.lockTrip(tripId);
        await repository.replaceRecommendations(tripId, type, rows);
        return (await repository.recommendations(tripId))
          .filter((row) => row.recommendationType === type)
          .map(toRecommendation);
      });
    },
  };
}

/** Hotels and experiences are searched for one place at a time: the one that is named, else the first. */
function ofPlace(trip: TripDetail, type: SelectionType, placeId: string | undefined): TripDetail {
  const stays = type === 'flights' ? [] : stayTrips(trip);
  const named = stays.find(({ destinationId }) => destinationId === placeId);

  if (placeId !== undefined && stays.length > 0 && !named)
    throw new AppError('BAD_REQUEST', 'placeId: this trip does not stay there');
  return named ?? stays[0] ?? trip;
}

/** What a search refuses is a field of the trip's; the caller's own is none of it. */
function blameTrip(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'BAD_REQUEST') throw error;
  throw new AppError('UNPROCESSABLE', `This trip can't be searched for: ${error.message}`, {
    cause: error,
  });
}

type Search = Pick<Ports, 'search' | 'catalogue' | 'wishesOf'> & {
  signal: AbortSignal | undefined;
};

async function rankedOptions(
  { search, catalogue, wishesOf, signal }: Search,
  trip: TripDetail,
  type: SelectionType,
): Promise<Ranked<object>[]> {
  const context = rankContext(trip, await wishesOf(trip));

  switch (type) {
    case 'flights':
      return rankFlights(
        (await search.flights(flightSearchOf(trip, catalogue), signal)).results,
        context,
      );
    case 'hotels':
      return rankHotels(
        withPlannedStay(await search.hotels(hotelSearchOf(trip), signal), trip, catalogue),
        context,
      );
    case 'experiences':
      return rankExperiences(
        (await search.experiences(experienceSearchOf(trip), signal)).results,
        context,
      );
  }
}
