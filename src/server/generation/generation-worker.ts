import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { AppError, type ErrorCode } from '#shared/app-error.ts';
import { runJob } from './generation-job.ts';
import type { Job, JobReply, JobRequest } from './generation-job.ts';
import type { Locate } from './domain/named-destination.ts';
import { loadGazetteer } from '../gazetteer/gazetteer.ts';

/** A worker thread that plans: the catalogue is read once, then jobs come one at a time. */
const port = parentPort;

if (!port) throw new Error('generation-worker runs as a worker thread only');
const catalogue = loadCatalogue();

port.on('message', (request: JobRequest) => {
  void answer(request, (message) => port.postMessage(message));
});

async function answer({ id, job }: JobRequest, reply: (message: JobReply) => void): Promise<void> {
  try {
    const locate = await locatorFor(job);
    const result = runJob(job, {
      catalogue,
      locate,
      onStage: (stage) => reply({ id, type: 'stage', stage }),
    });

    reply({ id, type: 'done', result });
  } catch (error) {
    reply({ id, type: 'failed', ...describe(error) });
  }
}

/** The gazetteer is large, so it is read only for a name that the catalogue does not hold. */
async function locatorFor(job: Job): Promise<Locate | undefined> {
  const name = job.kind === 'trip' ? job.input.destinations : job.input.destination;

  if (!name || catalogue.destination(name) || catalogue.findByName(name).length > 0)
    return undefined;
  const gazetteer = await loadGazetteer();

  return (text) => gazetteer.find(text, 1)[0];
}

function describe(error: unknown): { code: ErrorCode; message: string; detail?: string } {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  return {
    code: 'INTERNAL',
    message: 'Planning failed',
    detail: error instanceof Error ? error.stack : String(error),
  };
}
