import { expectedCosts, type Priced } from '#shared/booking/expected-costs.ts';
import { AppError } from '#shared/app-error.ts';
import type { ItineraryState } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock.ts';
import type { InTransaction } from '#server/db/transaction.ts';
import { withTown } from '#server/planning/destination/off-catalogue-catalogue.ts';
import { isOffCatalogue } from '#server/planning/destination/off-catalogue-destination.ts';
import { findTowns } from '#server/generation/find-town.ts';
import type { ItineraryRequest } from '#server/generation/itinerary-request.ts';
import type { GenerationPool } from '#server/generation/generation-pool.ts';
import { refuseSealed } from '#server/exports/sealed-trip.ts';
import { editWorld, type EditWorld } from './domain/edit-world.ts';
import { judgeFacts, judgePlan, type Verdict } from './domain/judge-plan.ts';
import { savedPlan } from './domain/saved-plan.ts';
import { judgeStays, stayWorlds, wholePlan } from './domain/stay-worlds.ts';
import type { ItineraryRevisionsRepository } from './itinerary-revisions.repository.ts';

export type ItineraryPorts = {
  /** Throws NOT_FOUND when there is no such trip. */
  tripById: (id: number) => Promise<TripDetail>;
  /** A saved trip as the planner is asked for its days. */
  itineraryRequest: (trip: TripDetail) => Promise<ItineraryRequest>;
  revisions: Pick<ItineraryRevisionsRepository, 'lastLabel' | 'last'>;
  pool: Pick<GenerationPool, 'run'>;
  inTransaction: InTransaction;
  catalogue: () => Catalogue;
  clock: Clock;
};

/** A trip opened for editing; without a plan of ours there is no world to judge it by. */
export type EditContext = {
  trip: TripDetail;
  asked: ItineraryRequest;
  world: EditWorld | undefined;
  /** Of a trip to several places each stay's world; `world` is then that of the first. */
  stays: EditWorld[];
};

/** NOT_FOUND for an unknown trip; CONFLICT for one that is still a secret. */
export async function openEditContext(id: number, ports: ItineraryPorts): Promise<EditContext> {
  const trip = await ports.tripById(id);

  refuseSealed(trip);
  const asked = await ports.itineraryRequest(trip);
  const { request, journey } = asked;
  const catalogue = await catalogueFor(asked, ports.catalogue());

  if (trip.places) {
    const stays = stayWorlds(trip, asked.stays ?? [], catalogue);

    return { trip, asked, world: stays[0], stays };
  }
  return { trip, asked, world: editWorld(trip, { request, journey }, catalogue), stays: [] };
}

/** The catalogue, with the towns of the trip in it that the catalogue does not hold. */
async function catalogueFor(asked: ItineraryRequest, catalogue: Catalogue): Promise<Catalogue> {
  const places = [asked, ...(asked.stays ?? [])];

  if (!places.some(({ destination }) => isOffCatalogue(destination))) return catalogue;
  const towns = await findTowns({ kind: 'itinerary', input: asked }, catalogue);

  return towns.reduce(withTown, catalogue);
}

/** The desk of a trip that has days to change; CONFLICT for one that has none. */
export async function openPlannedContext(
  id: number,
  ports: ItineraryPorts,
): Promise<EditContext & { world: EditWorld }> {
  const { world, ...context } = await openEditContext(id, ports);

  if (!world) {
    throw new AppError('CONFLICT', 'This trip has no planned days yet. Plan its days first.');
  }
  return { ...context, world };
}

/** The days as they are stored, judged anew. */
export async function readState(id: number, ports: ItineraryPorts): Promise<ItineraryState> {
  const context = await openEditContext(id, ports);
  const { trip } = context;
  const verdict = judgeContext(context);

  return toState(trip, { ...verdict, undoLabel: await ports.revisions.lastLabel(id) });
}

/** The checker's word on a trip's days as they are stored. */
function judgeContext({ trip, world, stays }: EditContext): Verdict {
  if (stays.length > 0) return judgeStays(wholePlan(trip, stays, trip.itineraryDays), stays);
  return world
    ? judgePlan(savedPlan(world, trip.itineraryDays), judgeFacts(world))
    : { checks: trip.checks, problems: [] };
}

type Told = Pick<ItineraryState, 'checks' | 'problems'> & { undoLabel: string | undefined };

export function toState(
  trip: Pick<TripDetail, 'version' | 'itineraryDays' | 'costs' | 'score' | 'bound'> & Priced,
  { checks, problems, undoLabel }: Told,
): ItineraryState {
  return {
    version: trip.version,
    days: trip.itineraryDays,
    checks,
    problems,
    costs: trip.costs && expectedCosts(trip.costs, trip),
    score: trip.score,
    bound: trip.bound,
    canUndo: undoLabel !== undefined,
    undoLabel,
  };
}
