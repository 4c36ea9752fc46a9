import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { ErrorCode } from '#shared/app-error.ts';
import type { GeneratedTrip, GenerationStage } from '#shared/generation/generated-trip.schema.ts';
import type { PlanRequest } from './domain/plan-request.ts';
import { prove } from './domain/prove.ts';
import { generateTrip } from './generate-trip.ts';

/** What a worker can be asked for. */
export type Jobs = {
  trip: { input: PlanRequest; output: GeneratedTrip };
};
export type JobKind = keyof Jobs;
export type Job = { [Kind in JobKind]: { kind: Kind; input: Jobs[Kind]['input'] } }[JobKind];

export type JobRequest = { id: number; job: Job };
export type JobReply =
  | { id: number; type: 'stage'; stage: GenerationStage }
  | { id: number; type: 'done'; result: unknown }
  | { id: number; type: 'failed'; code: ErrorCode; message: string; detail?: string };

/** Runs one job to its end in this thread. Throws AppError for what cannot be met. */
export function runJob(job: Job, world: { catalogue: Catalogue; onStage?: (stage: GenerationStage) => void }): unknown {
  return generateTrip(job.input, { ...world, prove });
}
