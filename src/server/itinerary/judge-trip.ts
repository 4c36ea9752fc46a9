import type { PlanCheck } from '#shared/generation/generated-trip.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GenerationService } from '../generation/generation.service.ts';
import { editWorld } from './domain/edit-world.ts';
import { judgeFacts, judgePlan } from './domain/judge-plan.ts';
import { savedPlan } from './domain/saved-plan.ts';

export type JudgeTrip = (trip: TripDetail) => Promise<PlanCheck[]>;

type Ports = {
  planning: Pick<GenerationService, 'itineraryRequest'>;
  catalogue: () => Catalogue;
};

/** The checker's own word on a trip's days, whatever the trip says of itself; none where it cannot judge. */
export function createJudgeTrip({ planning, catalogue }: Ports): JudgeTrip {
  return async (trip) => {
    const { request, journey } = await planning.itineraryRequest(trip);
    const world = editWorld(trip, { request, journey }, catalogue());

    if (!world) return [];
    return judgePlan(savedPlan(world, trip.itineraryDays), judgeFacts(world)).checks;
  };
}
