import type { DataSource, EntityManager } from 'typeorm';
import { createBooking } from './booking/create-booking.ts';
import type { ProviderConfig } from './booking/providers/create-live-providers.ts';
import { loadCatalogue } from './catalogue/catalogue.ts';
import { loadTransport } from './catalogue/transport.ts';
import type { Clock } from './clock.ts';
import { createInTransaction } from './db/transaction.ts';
import { createDiagnosticsService } from './diagnostics/diagnostics.service.ts';
import type { ServiceConfig } from './diagnostics/service-probes.ts';
import { loadGazetteer } from './gazetteer/gazetteer.ts';
import { createGeneration } from './generation/create-generation.ts';
import { createGeneratedTripsRepository } from './generation/generated-trips.repository.ts';
import { createGenerationPool, type PlanningPool } from './generation/generation-pool.ts';
import { createGenerationStore } from './generation/generations.repository.ts';
import type { TripMaker } from './generation/make-trip.ts';
import { createTripPlansRepository } from './generation/trip-plans.repository.ts';
import { createItineraryRevisionsRepository } from './itinerary/itinerary-revisions.repository.ts';
import { createItineraryService } from './itinerary/itinerary.service.ts';
import { createJudgeTrip } from './itinerary/judge-trip.ts';
import { createRateLimitsRepository } from './limits/rate-limits.repository.ts';
import type { ModelConfig } from './language-model/client/create-models.ts';
import type { ModelLimits } from './language-model/client/model-limits.ts';
import { createLanguageServices } from './language-model/create-language-services.ts';
import { createFreshFactsRepository } from './language-model/search/fresh-facts.repository.ts';
import { createIdentityService } from './identity/identity.service.ts';
import { createOwnersRepository } from './identity/owners.repository.ts';
import { understandNotes } from './language-model/understanding/understand-notes.ts';
import { describeFailure, type Logger } from './logger.ts';
import { createMoodBoardRepository } from './mood-board/mood-board.repository.ts';
import { createMoodBoardService } from './mood-board/mood-board.service.ts';
import {
  boardPicturesOf,
  type PictureConfig,
} from './mood-board/pictures/create-board-pictures.ts';
import { createNearNames } from './preferences/near-names.ts';
import { createPreferencesRepository } from './preferences/preferences.repository.ts';
import { createPreferencesService } from './preferences/preferences.service.ts';
import { createRetentionJobs } from '#server/retention/retention-jobs.ts';
import { createTripServices } from './trip-services.ts';
import { tripToday, type TripToday } from './trips/domain/trip-today.ts';
import { createTripCalendarsRepository } from './trips/trip-calendars.repository.ts';
import { createTripListsService } from './trips/trip-lists.service.ts';
import { createTripListsRepository } from './trips/trip-lists.repository.ts';
import { createPlaceFinder } from './places/place-finder.ts';
import { settlePlaces } from './places/settle-places.ts';
import { warmPlacesSoon } from './places/warm-places.ts';
import { createTripsRepository } from './trips/trips.repository.ts';
import { tripCountries } from './planning/journey/trip-countries.ts';
import { createTripsService } from './trips/trips.service.ts';

export type Services = ReturnType<typeof createServices>;

export type ServiceParts = {
  dataSource: DataSource;
  clock: Clock;
  logger: Logger;
  /** Keys and addresses of outside services; without them the built-in ones do. */
  config?: ServiceConfig &
    ProviderConfig &
    PictureConfig &
    ModelConfig & { NORTHSTAR_SEARCH_ROUNDS?: number | undefined };
  /** Shorter time limits of the language model, for tests. */
  limits?: Partial<ModelLimits>;
  /** How trips are made; without it, as the configuration says. */
  tripMaker?: TripMaker;
  /** Who plans; without it, threads of these services' own. */
  pool?: PlanningPool;
};

/** The composition root: every repository, port and service is built here, once. */
export function createServices(parts: ServiceParts) {
  const { dataSource, clock, logger, config = {} } = parts;
  const manager = dataSource.manager;
  const today: TripToday = (trip) => tripToday(trip, { now: clock.now(), airportZone });
  const { pool, preferences, trips, generating } = createPlanning(parts, today);
  const judge = createJudgeTrip({ planning: generating.generation, catalogue: loadCatalogue });
  const booking = createBooking({
    dataSource,
    clock,
    tripById: trips.whole,
    wishesOf: async (trip) => (await generating.generation.itineraryRequest(trip)).request,
    checksOf: judge.checks,
    config,
    onFault: (error) => logger.error({ error: describeFailure(error) }, 'search failed'),
  });
  const rateLimits = createRateLimitsRepository(manager);
  const inTransaction = createInTransaction(dataSource);
  const tripServices = createTripServices({
    manager,
    inTransaction,
    trips,
    judge,
    clock,
    tripToday: today,
  });

  return {
    ...booking,
    identity: createIdentityService(createOwnersRepository(manager)),
    diagnostics: createDiagnosticsService(config, booking.providerChecks),
    moodBoards: createMoodBoards(manager, config, logger),
    clock,
    preferences,
    trips,
    tripLists: createTripListsService({
      lists: createTripListsRepository(manager),
      clock,
      tripToday: today,
    }),
    ...tripServices,
    retention: createRetentionJobs({
      inTransaction,
      purgeDeleted: tripServices.tripCare.purgeDeleted,
      removeOldLimits: rateLimits.removeOld,
    }),
    ...generating,
    itinerary: createItineraryService({
      tripById: trips.whole,
      itineraryRequest: generating.generation.itineraryRequest,
      revisions: createItineraryRevisionsRepository(manager),
      pool,
      inTransaction,
      catalogue: loadCatalogue,
      clock,
    }),
    rateLimits,
    /** Throws when the database does not answer. */
    pingDatabase: (): Promise<unknown> => dataSource.query('SELECT 1'),
    /** Starts what the first plan would otherwise wait for; never throws. */
    warm: () => warm(pool),
  };
}

function createMoodBoards(
  manager: EntityManager,
  config: ServiceConfig & PictureConfig,
  logger: Logger,
) {
  return createMoodBoardService({
    boards: createMoodBoardRepository(manager),
    catalogue: loadCatalogue(),
    gazetteer: loadGazetteer,
    pictures: boardPicturesOf(config, logger),
  });
}

/** Reads beforehand what the first requests would wait for. */
function warm(pool: { warm: () => void }): void {
  pool.warm();
  warmPlacesSoon({ catalogue: loadCatalogue, gazetteer: loadGazetteer });
}

const airportZone = (code: string) => loadTransport().airport(code)?.timeZone;

/** Preferences, the trips made of them, and who makes them. */
function createPlanning(parts: ServiceParts, today: TripToday) {
  const { dataSource, clock, logger, config = {}, limits } = parts;
  const manager = dataSource.manager;
  const pool =
    parts.pool ??
    createGenerationPool({
      rounds: config.NORTHSTAR_SEARCH_ROUNDS,
      onFault: (detail) => logger.error({ detail }, 'planning failed'),
    });
  const plans = createGeneratedTripsRepository(manager);
  const language = createLanguageServices({
    catalogue: loadCatalogue,
    facts: createFreshFactsRepository(manager),
    pool,
    clock,
    config,
    logger,
    limits,
  });
  const preferences = createPreferencesService({
    catalogue: loadCatalogue,
    readPlaces: settlePlaces,
    places: createPlaceFinder({ catalogue: loadCatalogue(), gazetteer: loadGazetteer }),
    preferences: createPreferencesRepository(manager),
    understand: language.understand,
    nearNames: createNearNames({
      catalogue: loadCatalogue(),
      gazetteer: loadGazetteer,
      readByRules: (notes) =>
        understandNotes({ additionalPreferences: notes }, {}, loadCatalogue()).wishes,
    }),
  });
  const trips = createTripsService({
    trips: createTripsRepository(manager),
    calendars: createTripCalendarsRepository(manager),
    inTransaction: createInTransaction(dataSource),
    preferenceById: preferences.byId,
    keptPlan: plans.latest,
    countriesOf: (places) => tripCountries(places, loadCatalogue()),
    clock,
    tripToday: today,
  });
  const generating = createGeneration({
    pool,
    tripMaker: parts.tripMaker ?? language.tripMaker,
    freshFacts: language.freshFacts,
    packingAdviser: language.packingAdviser,
    ...createGenerationStore(dataSource),
    onFault: (error) => logger.error({ error: describeFailure(error) }, 'generation failed'),
    tripPlans: createTripPlansRepository(manager),
    inTransaction: createInTransaction(dataSource),
    tripById: trips.whole,
    preferenceById: preferences.byId,
    catalogue: loadCatalogue,
    clock,
  });

  return { pool, preferences, trips, generating };
}
