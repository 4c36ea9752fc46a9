import { AppError } from '#shared/app-error.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import {
  experienceSearchInput,
  flightSearchInput,
  hotelSearchInput,
} from '#shared/booking/search.schema.ts';
import type { Recommendation } from '#shared/booking/selection.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { InTransaction } from '../db/transaction.ts';
import { knownByName } from '../gazetteer/known-names.ts';
import { toRecommendation } from './booking.mapper.ts';
import { type BookingRepository, createBookingRepository } from './booking.repository.ts';
import { rankContext, type Ranked, type TravelWishes } from './domain/rank-context.ts';
import { rankExperiences } from './domain/rank-experiences.ts';
import { rankFlights } from './domain/rank-flights.ts';
import { rankHotels } from './domain/rank-hotels.ts';
import type { SearchService } from './search.service.ts';

export type RecommendationsService = ReturnType<typeof createRecommendationsService>;

type Ports = {
  bookings: BookingRepository;
  inTransaction: InTransaction;
  tripById: (id: number) => Promise<TripDetail>;
  /** What the preferences behind a trip ask for. */
  wishesOf: (trip: TripDetail) => Promise<TravelWishes>;
  search: SearchService;
  catalogue: Catalogue;
};

/** Where a trip is taken to start when the traveller named no home airport. */
const USUAL_ORIGIN = 'LON';
const OTHER_ORIGIN = 'PAR';
const WIDE_PRICE_RANGE: [number, number] = [0, 5000];

/** Options picked and ranked for one traveller and one plan, each with the reason it ranks. */
export function createRecommendationsService(ports: Ports) {
  const { bookings, inTransaction, tripById } = ports;

  return {
    async list(tripId: number): Promise<Recommendation[]> {
      await tripById(tripId);
      return (await bookings.recommendations(tripId)).map(toRecommendation);
    },

    /** Searches and ranks anew; replaces this category's earlier recommendations. */
    async generate(
      { tripId, type }: { tripId: number; type: SelectionType },
      signal?: AbortSignal,
    ): Promise<Recommendation[]> {
      const trip = await tripById(tripId);
      const ranked = await rankedOptions({ ...ports, signal }, trip, type);

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

type Search = Pick<Ports, 'search' | 'catalogue' | 'wishesOf'> & {
  signal: AbortSignal | undefined;
};

async function rankedOptions(
  ports: Search,
  trip: TripDetail,
  type: SelectionType,
): Promise<Ranked<object>[]> {
  const context = rankContext(trip, await ports.wishesOf(trip));

  switch (type) {
    case 'flights':
      return rankFlights(await flightsFor(ports, trip), context);
    case 'hotels':
      return rankHotels(await hotelsFor(ports, trip), context);
    case 'experiences':
      return rankExperiences(await experiencesFor(ports, trip), context);
  }
}

async function flightsFor({ search, catalogue, signal }: Search, trip: TripDetail) {
  const destination =
    trip.amadeusCodes.destination ?? knownByName(trip.destination, catalogue)[0]?.airports[0]?.iata;

  if (!destination)
    throw new AppError('UNPROCESSABLE', `We do not know an airport for ${trip.destination}.`);
  const home =
    trip.amadeusCodes.origin ??
    (destination.startsWith('L') && isBritish(trip) ? OTHER_ORIGIN : USUAL_ORIGIN);
  const { results } = await search.flights(
    flightSearchInput.parse({
      origin: home,
      destination,
      departureDate: trip.startDate,
      returnDate: trip.endDate,
      adults: Math.min(10, Math.max(1, trip.tripPreferences.travelers)),
    }),
    signal,
  );

  return results;
}

function isBritish(trip: TripDetail): boolean {
  return /United Kingdom|England|Scotland|Wales/.test(trip.destination);
}

function hotelsFor({ search, signal }: Search, trip: TripDetail) {
  return search.hotels(
    hotelSearchInput.parse({
      destination: trip.destination,
      checkIn: trip.startDate,
      checkOut: trip.endDate,
      guests: {
        adults: Math.min(10, Math.max(1, trip.tripPreferences.travelers)),
        children: 0,
        rooms: 1,
      },
      priceRange: WIDE_PRICE_RANGE,
    }),
    signal,
  );
}

async function experiencesFor({ search, signal }: Search, trip: TripDetail) {
  const { results } = await search.experiences(
    experienceSearchInput.parse({
      destination: trip.destination,
      startDate: trip.startDate,
      endDate: trip.endDate,
      adults: Math.min(20, Math.max(1, trip.tripPreferences.travelers)),
    }),
    signal,
  );

  return results;
}
