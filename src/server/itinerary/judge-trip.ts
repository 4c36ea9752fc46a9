import type { PlanCheck } from '#shared/generation/generated-trip.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GenerationService } from '../generation/generation.service.ts';
import { type EditWorld, editWorld } from './domain/edit-world.ts';
import { judgeFacts, judgePlan } from './domain/judge-plan.ts';
import { type Redated, redateDays } from './domain/redate-days.ts';
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
      const world = await worldOf(trip, ports);

      if (!world) return [];
      return judgePlan(savedPlan(world, trip.itineraryDays), judgeFacts(world)).checks;
    },

    async redate(trip) {
      const world = await worldOf(trip, ports);

      return world && redateDays(world);
    },
  };
}

async function worldOf(
  trip: TripDetail,
  { planning, catalogue }: Ports,
): Promise<EditWorld | undefined> {
  const { request, journey } = await planning.itineraryRequest(trip);

  return editWorld(trip, { request, journey }, catalogue());
}
