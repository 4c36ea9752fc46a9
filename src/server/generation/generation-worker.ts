import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { AppError, type ErrorCode } from '#shared/app-error.ts';
import { runJob } from './generation-job.ts';
import type { JobReply, JobRequest } from './generation-job.ts';

/** A worker thread that plans: the catalogue is read once, then jobs come one at a time. */
const port = parentPort;

if (!port) throw new Error('generation-worker runs as a worker thread only');
const catalogue = loadCatalogue();

port.on('message', ({ id, job }: JobRequest) => {
  const reply = (message: JobReply) => port.postMessage(message);

  try {
    const result = runJob(job, { catalogue, onStage: (stage) => reply({ id, type: 'stage', stage }) });

    reply({ id, type: 'done', result });
  } catch (error) {
    reply({ id, type: 'failed', ...describe(error) });
  }
});

function describe(error: unknown): { code: ErrorCode; message: string; detail?: string } {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  return { code: 'INTERNAL', message: 'Planning failed', detail: error instanceof Error ? error.stack : String(error) };
}
