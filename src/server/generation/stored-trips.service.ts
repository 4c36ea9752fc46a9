import type { z } from 'zod';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { planChanges } from '#server/planner/plan-changes.ts';
import { countText } from '#shared/count-text.ts';
import { AppError } from '#shared/app-error.ts';
import { earliestToday } from '#shared/dates.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import type {
  freshFactsResult,
  localInfoInput,
  localInfoResult,
} from '#shared/generation/local-info.schema.ts';
import type {
  itineraryResult,
  packingList as packingListSchema,
  packingListInput,
} from '#shared/generation/packing.schema.ts';
import { BUDGET_OPTIONS, INTERESTS } from '#shared/preferences/options.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Clock } from '../clock.ts';
import type { PackingAdviser } from '../language-model/packing/packing-adviser.ts';
import type { FreshFacts } from '../language-model/search/fresh-facts.ts';
import type { InTransaction } from '../db/transaction.ts';
import { createItineraryRepository } from '../itinerary/itinerary.repository.ts';
import { staleTrip } from '../itinerary/stale-trip.ts';
import { journeyOfFlights } from '#server/planning/days/journey-of-flights.ts';
import { locksOf } from '#server/planning/days/locks.ts';
import { packingFacts } from '#server/planning/packing/packing-facts.ts';
import { packingList } from '#server/planning/packing/packing-rules.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import type { ItineraryRequest } from './itinerary-request.ts';
import type { GenerationPool } from './generation-pool.ts';
import { settledStays } from './settled-stays.ts';
import { localInfo } from './local-info.ts';
import { createTripPlansRepository, type TripPlansRepository } from './trip-plans.repository.ts';

export type StoredTripsPorts = {
  pool: Pick<GenerationPool, 'run'>;
  inTransaction: InTransaction;
  tripPlans: Pick<TripPlansRepository, 'preferenceIdOf'>;
  /** Throws NOT_FOUND when there is no such trip. */
  tripById: (id: number) => Promise<TripDetail>;
  preferenceById: (id: number) => Promise<SavedPreference>;
  catalogue: () => Catalogue;
  freshFacts: FreshFacts;
  packingAdviser: PackingAdviser;
  clock: Clock;
};

/** What is generated again for trips that are saved already. */
export function createStoredTripsService(ports: StoredTripsPorts) {
  const { pool, inTransaction, tripById } = ports;

  return {
    /**
     * Plans the days of a saved trip anew, around its chosen flights, its stay and its locked stops, and
     * replaces them. NOT_FOUND for an unknown trip; CONFLICT for one that has changed meanwhile; a 422 that
     * says what stands in the way.
     */
    async itinerary(tripId: number): Promise<z.output<typeof itineraryResult>> {
      const trip = await tripById(tripId);
      const plan = await pool
        .run('itinerary', await itineraryRequest(trip, ports))
        .catch(withoutNames(trip));

      await inTransaction(async (manager) => {
        if (!(await createItineraryRepository(manager).claim(tripId, trip.version))) {
          throw staleTrip();
        }
        await createTripPlansRepository(manager).replaceDays(tripId, plan);
      });
      const stops = plan.itinerary.flatMap((day) =>
        day.activities.filter(({ kind }) => kind === 'stop'),
      ).length;

      return {
        message: `Your itinerary is ready: ${countText(plan.itinerary.length, 'day')} with ${countText(stops, 'stop')}${changesText(trip.itineraryDays, plan)}.`,
      };
    },

    /** What the planner is asked for when the days of a saved trip are planned. */
    itineraryRequest: (trip: TripDetail) => itineraryRequest(trip, ports),

    /** Fills a section of the local info. NOT_FOUND for an unknown trip, 422 for a place we know nothing of. */
    localInfo: (input: z.output<typeof localInfoInput>) => fillLocalInfo(input, ports),

    /** What the search AI found lately for a trip's destination; asks nobody. NOT_FOUND for an unknown trip. */
    async freshFacts(tripId: number): Promise<z.output<typeof freshFactsResult>> {
      const trip = await tripById(tripId);

      return { fresh: isSecret(trip) ? [] : await ports.freshFacts.kept(trip) };
    },

    /** Makes the packing list anew; what was ticked stays ticked. NOT_FOUND for an unknown trip. */
    async packingList({
      tripId,
      destination,
    }: z.output<typeof packingListInput>): Promise<z.output<typeof packingListSchema>> {
      const trip = await tripById(tripId);
      const preference = await preferenceOf(tripId, ports);
      const facts = packingFacts(trip, destination, { catalogue: ports.catalogue(), preference });
      const entries = await ports.packingAdviser.advise(packingList(facts), facts, trip);

      await inTransaction((manager) =>
        createTripPlansRepository(manager).replacePacking(tripId, entries),
      );
      const { packingItems } = await tripById(tripId);

      return { packingItems };
    },
  };
}

/** A saved trip as the planner is asked for its days: around its flights, its stay and its locked stops. */
async function itineraryRequest(
  trip: TripDetail,
  ports: StoredTripsPorts,
): Promise<ItineraryRequest> {
  const request = await requestOf(trip, ports);

  return {
    request,
    destination: trip.destinationId ?? trip.destination,
    journey: journeyOfFlights(trip.flights, trip),
    stay: trip.stay,
    locks: locksOf(trip.itineraryDays),
    ...(trip.places ? settledStays(trip, request, ports.catalogue()) : {}),
  };
}

async function requestOf(trip: TripDetail, ports: StoredTripsPorts): Promise<PlanRequest> {
  const preference = await preferenceOf(trip.id, ports);
  const { travelers, interests, additionalPreferences, budget } = trip.tripPreferences;

  return {
    id: preference?.id ?? 0,
    ...switchesOf(preference),
    departureDate: trip.startDate,
    returnDate: trip.endDate,
    travelers,
    budget: knownBudget(preference?.budget ?? budget ?? trip.budget),
    interests: interests.filter((interest) => (INTERESTS as readonly string[]).includes(interest)),
    additionalPreferences,
    exclude: [],
    today: earliestToday(ports.clock.now()),
  };
}

async function fillLocalInfo(
  { id, section }: z.output<typeof localInfoInput>,
  { tripById, catalogue, inTransaction, freshFacts }: StoredTripsPorts,
): Promise<z.output<typeof localInfoResult>> {
  const trip = await tripById(id);
  const isFilled = await inTransaction((manager) =>
    createTripPlansRepository(manager).fillLocalInfo(id, (place) =>
      localInfo(place, section, catalogue()),
    ),
  );

  if (!isFilled) {
    throw new AppError(
      'UNPROCESSABLE',
      `We have no local information for ${isSecret(trip) ? 'this destination' : trip.destination} yet.`,
    );
  }

  // Phrases do not go out of date, and facts would tell a secret.
  const fresh = section === 'phrases' || isSecret(trip) ? [] : await freshFacts.find(trip);

  return { message: 'Local information is ready.', fresh };
}

/** What only the preferences know; a trip saved without them is a complete one. */
function switchesOf(preference: SavedPreference | undefined) {
  if (!preference)
    return { tripType: 'complete', isEcoFriendly: false, isVeganFriendly: false } as const;
  const { tripType, isEcoFriendly, isVeganFriendly, homeAirport, wishes, appointments } =
    preference;

  return {
    tripType: tripType === 'business' ? ('business' as const) : ('complete' as const),
    isEcoFriendly,
    isVeganFriendly,
    ...(homeAirport ? { homeAirport } : {}),
    ...(wishes ? { wishes } : {}),
    ...(appointments ? { appointments } : {}),
  };
}

/** "; 2 added, 1 removed, 3 moved" against the days before; nothing for a trip that had none. */
function changesText(before: TripDetail['itineraryDays'], { itinerary }: ItineraryTrip): string {
  if (before.length === 0) return '';
  const { added, removed, moved } = planChanges(before, itinerary);
  const parts = [
    added.length > 0 ? `${added.length} added` : '',
    removed.length > 0 ? `${removed.length} removed` : '',
    moved.length > 0 ? `${moved.length} moved` : '',
  ].filter(Boolean);

  return `; ${parts.length > 0 ? parts.join(', ') : 'nothing had to change'}`;
}

async function preferenceOf(
  tripId: number,
  { tripPlans, preferenceById }: Pick<StoredTripsPorts, 'tripPlans' | 'preferenceById'>,
): Promise<SavedPreference | undefined> {
  const id = await tripPlans.preferenceIdOf(tripId);

  return id === undefined ? undefined : preferenceById(id);
}

/** Trips that were saved with other words for their budget count as moderate. */
function knownBudget(text: string): string {
  return BUDGET_OPTIONS.find((option) => option === text) ?? BUDGET_OPTIONS[1];
}

/** What stands in the way of a secret trip would name its places. */
function withoutNames(trip: TripDetail): (error: unknown) => never {
  return (error) => {
    if (!isSecret(trip) || !(error instanceof AppError)) throw error;
    throw new AppError(
      error.code,
      "The days of this surprise can't be planned anew as they are. Reveal it to see why.",
    );
  };
}
