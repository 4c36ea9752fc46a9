import { AppError } from '#shared/app-error.ts';
import { earliestToday } from '#shared/dates.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { Recommendation } from '#shared/booking/selection.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { InTransaction } from '../db/transaction.ts';
import { distanceKm } from '../catalogue/distance.ts';
import { loadRides } from '../catalogue/rides.ts';
import { toRecommendation } from './booking.mapper.ts';
import { type BookingRepository, createBookingRepository } from './booking.repository.ts';
import { rankContext, type Ranked, type TravelWishes } from './domain/rank-context.ts';
import { rankExperiences } from './domain/rank-experiences.ts';
import { rankFlights } from './domain/rank-flights.ts';
import { rankHotels } from './domain/rank-hotels.ts';
import { rankRides } from './domain/rank-rides.ts';
import { rideOptions } from './domain/ride-options.ts';
import { stayToBook } from './domain/stay-to-book.ts';
import {
  experienceSearchOf,
  flightSearchOf,
  hotelSearchOf,
  requireAhead,
  rideFlightSearchOf,
} from './domain/trip-searches.ts';
import { flightsForPlan } from './flights-for-plan.ts';
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
      const trip = await tripById(tripId);

      return (await bookings.recommendations(tripId)).map((row) => toRecommendation(row, trip));
    },

    /**
     * Searches and ranks anew; replaces this category's earlier recommendations, of a trip to several places those
     * for the same stay. UNPROCESSABLE, with the reason, for a trip that nothing can be found for.
     */
    async generate(
      {
        tripId,
        type,
        placeId,
      }: { tripId: number; type: SelectionType; placeId?: string | undefined },
      signal?: AbortSignal,
    ): Promise<Recommendation[]> {
      const whole = await tripById(tripId);
      const { trip, position, key } = stayToBook(whole, type, placeId);

      requireAhead(trip, earliestToday(ports.clock.now()));
      const search = { ...ports, signal };
      const ranked = await (
        type === 'rides' ? rankedRides(search, whole, position) : rankedOptions(search, trip, type)
      ).catch(blameTrip);

      if (ranked.length === 0) {
        throw new AppError(
          'UNPROCESSABLE',
          `No ${type} were found for these dates. Other dates may have some.`,
        );
      }

      const rows = ranked.map(({ option, reason }, index) => ({
        tripId,
        recommendationType: type,
        placeId: key,
        providerData: { ...option },
        aiRanking: index + 1,
        reason,
      }));

      return inTransaction(async (manager) => {
        const repository = createBookingRepository(manager);

        await repository.lockTrip(tripId);
        await repository.replaceRecommendations(tripId, { type, placeId: key }, rows);
        return (await repository.recommendations(tripId))
          .filter((row) => row.recommendationType === type && row.placeId === key)
          .map((row) => toRecommendation(row, whole));
      });
    },
  };
}

/** What a search refuses is a field of the trip's; the caller's own is none of it. */
function blameTrip(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'BAD_REQUEST') throw error;
  throw new AppError('UNPROCESSABLE', `This trip can't be searched for: ${error.message}`, {
    cause: error,
  });
}

type Search = Pick<Ports, 'search' | 'catalogue' | 'wishesOf' | 'clock'> & {
  signal: AbortSignal | undefined;
};

async function rankedOptions(
  { search, catalogue, wishesOf, clock, signal }: Search,
  trip: TripDetail,
  type: Exclude<SelectionType, 'rides'>,
): Promise<Ranked<object>[]> {
  const context = rankContext(
    trip,
    await wishesOf(trip),
    catalogue.destination(trip.destinationId ?? ''),
  );

  switch (type) {
    case 'flights':
      return rankFlights(
        await flightsForPlan(
          search,
          {
            query: flightSearchOf(trip, catalogue),
            days: context.days,
            today: earliestToday(clock.now()),
          },
          signal,
        ),
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

/** Below this nobody flies from place to place. */
const LEAST_FLIGHT_KM = 250;

/** The ways to a place from the one before it, with the flights that are sold where it is far enough for one. */
async function rankedRides(
  { search, catalogue, wishesOf, signal }: Search,
  trip: TripDetail,
  position: number,
): Promise<Ranked<object>[]> {
  const { travelers } = trip.tripPreferences;
  const [from, to] = [trip.places?.[position - 1], trip.places?.[position]];

  if (!from || !to) return [];
  const query =
    to.ride?.mode === 'flight' || distanceKm(from, to) >= LEAST_FLIGHT_KM
      ? rideFlightSearchOf(trip, position, catalogue)
      : undefined;
  // No flight is no fault: there may be a train.
  const flights = query
    ? await search.flights(query, signal).then(
        ({ results }) => results,
        () => [],
      )
    : [];
  const options = rideOptions({ from, to }, flights, { catalogue, rides: loadRides(), travelers });

  return rankRides(options, {
    ...rankContext(trip, await wishesOf(trip)),
    own: to.ride,
    travelers,
  });
}
