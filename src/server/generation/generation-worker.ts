import { parentPort, workerData } from 'node:worker_threads';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { AppError, type ErrorCode } from '#shared/app-error.ts';
import { JobStopped, PLANNING_STOPPED, runJob } from './generation-job.ts';
import type { JobReply, JobRequest } from './generation-job.ts';
import type { PlanningWorkerData } from './planning-thread.ts';
import { withTown } from '#server/planning/destination/off-catalogue-catalogue.ts';
import { findTowns } from './find-town.ts';

/** A worker thread that plans: the catalogue is read once, then jobs come one at a time. */
const port = parentPort;

if (!port) throw new Error('generation-worker runs as a worker thread only');
const catalogue = loadCatalogue();
const { rounds } = workerData as PlanningWorkerData;

port.on('message', (request: JobRequest) => {
  void answer(request, (message) => port.postMessage(message));
});

async function answer(
  { id, job, stop }: JobRequest,
  reply: (message: JobReply) => void,
): Promise<void> {
  try {
    const towns = await findTowns(job, catalogue);
    const result = runJob(job, {
      catalogue: towns.reduce(withTown, catalogue),
      rounds,
      onStage: (stage) => reply({ id, type: 'stage', stage }),
      shouldStop: () => Atomics.load(stop, 0) !== 0,
    });

    reply({ id, type: 'done', result });
  } catch (error) {
    reply({ id, type: 'failed', ...describe(error) });
  }
}

function describe(error: unknown): { code: ErrorCode; message: string; detail?: string } {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  if (error instanceof JobStopped)
    return { code: 'SERVICE_UNAVAILABLE', message: PLANNING_STOPPED };
  return {
    code: 'INTERNAL',
    message: 'Planning failed',
    detail: error instanceof Error ? error.stack : String(error),
  };
}
