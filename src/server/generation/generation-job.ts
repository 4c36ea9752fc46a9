import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { ErrorCode } from '#shared/app-error.ts';
import type {
  GeneratedTrip,
  GenerationStage,
  ItineraryTrip,
} from '#shared/generation/generated-trip.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { type DayRepair, repairDay } from '../itinerary/domain/repair-day.ts';
import { buildItinerary, type BuildRequest, type BuiltItinerary } from './build-itinerary.ts';
import type { Effort } from '#server/planning/assembly/solve-plan-input.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { generateItinerary } from './generate-itinerary.ts';
import type { ItineraryRequest } from './itinerary-request.ts';
import { generateTrip } from './generate-trip.ts';

/** What a worker can be asked for. */
export type Jobs = {
  trip: { input: PlanRequest; output: GeneratedTrip };
  itinerary: { input: ItineraryRequest; output: ItineraryTrip };
  build: { input: BuildRequest; output: BuiltItinerary };
  repair: { input: ItineraryRequest & DayRepair; output: TripItineraryDay[] };
};
export type JobKind = keyof Jobs;
export type Job = { [Kind in JobKind]: { kind: Kind; input: Jobs[Kind]['input'] } }[JobKind];

/** `stop` is a flag in shared memory: a thread that plans hears no messages meanwhile. */
export type JobRequest = { id: number; job: Job; stop: Int32Array };
export type JobReply =
  | { id: number; type: 'stage'; stage: GenerationStage }
  | { id: number; type: 'done'; result: Jobs[JobKind]['output'] }
  | { id: number; type: 'failed'; code: ErrorCode; message: string; detail?: string };

type JobWorld = {
  catalogue: Catalogue;
  onStage?: (stage: GenerationStage) => void;
  /** True once nobody wants the result any more; asked at every stage and every few rounds of the search. */
  shouldStop?: () => boolean;
} & Pick<Effort, 'rounds'>;

/** What a job throws that nobody wants any more. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';
}

/** How whoever asked for it hears of that. */
export const PLANNING_STOPPED = 'Planning was stopped.';

/** On a machine that is far too busy the search ends here with the best plan so far. */
const SEARCH_LIMIT_MS = 16_000;

/** Runs one job to its end in this thread. Throws AppError for what cannot be met, JobStopped when told to stop. */
export function runJob(job: Job, jobWorld: JobWorld): Jobs[JobKind]['output'] {
  const until = performance.now() + SEARCH_LIMIT_MS;
  const refuseStopped = () => {
    if (jobWorld.shouldStop?.()) throw new JobStopped();
  };
  const world = {
    ...jobWorld,
    prove,
    onStage: (stage: GenerationStage) => {
      refuseStopped();
      jobWorld.onStage?.(stage);
    },
    deadline: () => {
      refuseStopped();
      return performance.now() > until;
    },
  };

  switch (job.kind) {
    case 'trip':
      return generateTrip(job.input, world);
    case 'itinerary':
      return generateItinerary(job.input, world);
    case 'repair':
      return repairDay(job.input, world);
    case 'build':
      return buildItinerary(job.input, world);
  }
}
