import {
  GENERATION_STAGES,
  type GenerationEvent,
  type GenerationStage,
} from '#shared/generation/generated-trip.schema.ts';

const TEXTS: Record<GenerationStage, string> = {
  understanding: 'Reading your wishes',
  choosing: 'Choosing where to go',
  collecting: 'Collecting places, hours and prices',
  scheduling: 'Laying out your days',
  checking: 'Checking every rule',
  writing: 'Writing it all down',
};

/** A stage as the progress stream tells it; progress is the share of the stages that are behind. */
export function stageEvent(stage: GenerationStage): Extract<GenerationEvent, { type: 'stage' }> {
  return {
    type: 'stage',
    stage,
    text: TEXTS[stage],
    progress: GENERATION_STAGES.indexOf(stage) / GENERATION_STAGES.length,
  };
}
