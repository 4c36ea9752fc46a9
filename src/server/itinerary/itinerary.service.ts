import { AppError } from '#shared/app-error.ts';
import type {
  AcceptItineraryInput,
  EditItineraryInput,
  ItineraryProposal,
  ProposeItineraryInput,
  ProposeRouteInput,
  ItineraryState,
  PlaceChoice,
  SearchPlacesInput,
  StopRef,
} from '#shared/trips/itinerary-edit.schema.ts';
import { whileWanted } from '#server/generation/while-wanted.ts';
import { refuseSealed } from '#server/exports/sealed-trip.ts';
import { stayOfDay, stayOfStop } from './domain/edit-stays.ts';
import type { EditWorld } from './domain/edit-world.ts';
import { judgeFacts } from './domain/judge-plan.ts';
import { createInTurns } from '../in-turns.ts';
import { searchPlaces } from './domain/place-search.ts';
import { stopAlternatives } from './domain/stop-alternatives.ts';
import { editItinerary } from './edit-itinerary.ts';
import {
  type EditContext,
  type ItineraryPorts,
  openPlannedContext,
  readState,
} from './edit-context.ts';
import { createItineraryRevisionsRepository } from './itinerary-revisions.repository.ts';
import { createItineraryRepository } from './itinerary.repository.ts';
import { acceptItinerary, proposeItinerary } from './propose-itinerary.ts';
import { proposeRoute } from './propose-route.ts';
import { staleTrip } from './stale-trip.ts';

type Opened = Pick<EditContext, 'trip' | 'stays'> & { world: EditWorld };

/** The world, the days and the position that an entry has within its stay. */
function contextOfStop({ trip, stays, world }: Opened, stop: StopRef) {
  if (stays.length === 0) return { world, days: trip.itineraryDays, stop };
  const { stay, day, index } = stayOfStop(trip, stop, 'stop');
  const own = stays[stay] ?? world;

  return { world: own, days: own.trip.itineraryDays, stop: { day, index } };
}

function contextOfDay({ trip, stays, world }: Opened, number: number) {
  if (stays.length === 0) return { world, days: trip.itineraryDays, day: number };
  const { stay, day } = stayOfDay(trip, number, 'day');
  const own = stays[stay] ?? world;

  return { world: own, days: own.trip.itineraryDays, day };
}

/**
 * The days of a saved trip, changed by hand: every change is checked, kept, and can be taken back. Every
 * method throws NOT_FOUND for an unknown trip and CONFLICT for one that is still a secret.
 */
export function createItineraryService(ports: ItineraryPorts) {
  const inTurn = createInTurns();

  return {
    /** The days as they are stored, judged anew. */
    state: (id: number): Promise<ItineraryState> => readState(id, ports),

    /**
     * Carries out one edit. What no longer holds afterwards is told, not refused. 400 and 404 name the field
     * of an edit that makes no sense; CONFLICT for a stale version, a lock, or a place that is there already;
     * a 422 says why a day can't be repaired.
     */
    edit: (input: EditItineraryInput): Promise<ItineraryState> => editItinerary(input, ports),

    /** Takes the last change back. CONFLICT for a stale version, or when there is nothing to take back. */
    async undo({ id, version }: { id: number; version: number }): Promise<ItineraryState> {
      refuseSealed(await ports.tripById(id));
      await ports.inTransaction(async (manager) => {
        const itinerary = createItineraryRepository(manager);
        const revisions = createItineraryRevisionsRepository(manager);

        if (!(await itinerary.claim(id, version))) throw staleTrip();
        const last = await revisions.last(id);

        if (!last) throw new AppError('CONFLICT', 'There is nothing to undo.');
        await itinerary.write(id, last.snapshot);
        await revisions.forget(last.id);
      });

      return readState(id, ports);
    },

    /** Up to three places instead of a stop. 400 for a position that holds no visit and no meal. */
    async alternatives({ id, stop }: { id: number; stop: StopRef }): Promise<PlaceChoice[]> {
      const context = await openPlannedContext(id, ports);
      const at = contextOfStop(context, stop);

      return inTurn(() =>
        stopAlternatives(at.days, at.stop, { world: at.world, facts: judgeFacts(at.world) }),
      );
    },

    /** Places of the destination for a day, by words. 400 for a day that the trip has not. */
    async searchPlaces(input: SearchPlacesInput): Promise<PlaceChoice[]> {
      const context = await openPlannedContext(input.id, ports);
      const { world, days, day } = contextOfDay(context, input.day);

      return inTurn(() =>
        searchPlaces(days, { ...input, day }, { world, facts: judgeFacts(world) }),
      );
    },

    /** Plans the days anew around the locks, to be looked at first. A 422 says what stands in the way. */
    propose: (input: ProposeItineraryInput, signal?: AbortSignal): Promise<ItineraryProposal> =>
      proposeItinerary(input, { ...ports, pool: whileWanted(ports.pool, signal) }),

    /**
     * Plans the trip's places in another order or for other nights, to be looked at first. 400 where these are not
     * the trip's places or do not fill its dates; a 422 says what stands in the way.
     */
    proposeRoute: (input: ProposeRouteInput, signal?: AbortSignal): Promise<ItineraryProposal> =>
      proposeRoute(input, { ...ports, pool: whileWanted(ports.pool, signal) }),

    /** Takes proposed days. NOT_FOUND when they are gone, CONFLICT when the trip has changed since. */
    async accept(input: AcceptItineraryInput): Promise<ItineraryState> {
      await acceptItinerary(input, ports);
      return readState(input.id, ports);
    },
  };
}
