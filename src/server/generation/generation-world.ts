import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type {
  GenerationStage,
  ItineraryTrip,
  PlanCheck,
} from '#shared/generation/generated-trip.schema.ts';
import type { Effort } from '#server/planning/assembly/solve-plan-input.ts';
import type { PlanDraft } from '#server/planning/assembly/plan-draft.ts';

/** What plans are made with: the world that they are made of, who proves them, and how hard to search. */
export type GenerationWorld = {
  catalogue: Catalogue;
  /** The checker's verdict on a finished plan; nothing leaves unless every rule holds. */
  prove: (trip: ItineraryTrip, draft: PlanDraft) => PlanCheck[];
  onStage?: ((stage: GenerationStage) => void) | undefined;
} & Effort;
