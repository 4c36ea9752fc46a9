import type { PlanCheck } from '#shared/generation/generated-trip.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GenerationService } from '../generation/generation.service.ts';
import { type EditWorld, editWorld } from './domain/edit-world.ts';
import { judgeFacts, judgePlan } from './domain/judge-plan.ts';
import { type Redated, redateDays, redateStays } from './domain/redate-days.ts';
import { judgeStays, stayWorlds, wholePlan } from './domain/stay-worlds.ts';
import { savedPlan } from './domain/saved-plan.ts';

export type JudgeTrip = {
  /** The checker's own word on a trip's days, whatever the trip says of itself; none where it cannot judge. */
  checks: (trip: TripDetail) => Promise<PlanCheck[]>;
  /** The days told for the dates and the party they now have, and judged; undefined where nothing is known of the place. */
  redate: (trip: TripDetail) => Promise<Redated | undefined>;
};

type Ports = {
  planning: Pick<GenerationService, 'itineraryRequest'>;
  catalogue: () => Catalogue;
};

/** Judges trips that are about to be saved. */
export function createJudgeTrip(ports: Ports): JudgeTrip {
  return {
    async checks(trip) {
      if (trip.places) return checksOfStays(trip, await staysOf(trip, ports));
      const world = await worldOf(trip, ports);

      if (!world) return [];
      return judgePlan(savedPlan(world, trip.itineraryDays), judgeFacts(world)).checks;
    },

    async redate(trip) {
      if (trip.places) {
        const stays = await staysOf(trip, ports);

        return stays.length > 0 ? redateStays(trip, stays) : undefined;
      }
      const world = await worldOf(trip, ports);

      return world && redateDays(world);
    },
  };
}

function checksOfStays(trip: TripDetail, stays: readonly EditWorld[]): PlanCheck[] {
  return stays.length > 0
    ? judgeStays(wholePlan(trip, stays, trip.itineraryDays), stays).checks
    : [];
}

async function staysOf(trip: TripDetail, { planning, catalogue }: Ports): Promise<EditWorld[]> {
  const { stays = [] } = await planning.itineraryRequest(trip);

  return stayWorlds(trip, stays, catalogue());
}

async function worldOf(
  trip: TripDetail,
  { planning, catalogue }: Ports,
): Promise<EditWorld | undefined> {
  const { request, journey } = await planning.itineraryRequest(trip);

  return editWorld(trip, { request, journey }, catalogue());
}
