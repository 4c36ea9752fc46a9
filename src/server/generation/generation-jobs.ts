import type { DatabaseSession, SessionListener } from '../db/database-session.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { createJobWorker, type JobWorker } from '../jobs/job-worker.ts';
import type { GenerationClaims } from './generation-claims.ts';
import { createProgressEmitter, type ProgressEmitter } from './progress-emitter.ts';
import { type HeldGeneration, runGeneration, type RunPorts } from './run-generation.ts';

export type GenerationJobs = ReturnType<typeof createGenerationJobs>;

export type GenerationJobsPorts = {
  queue: Pick<JobQueue, 'start' | 'stop'>;
  claims: GenerationClaims;
  openSession: (listener: SessionListener) => Promise<DatabaseSession>;
} & Omit<RunPorts, 'finish' | 'requeue'>;

/** Trips made at a time; those that wait for a model hardly need this machine. */
const CONCURRENCY = 4;
/** How often the queue is looked at without being told, and what dead processes held is looked for. */
const LOOK_MS = 1_000;
/** What is nearly done may end when the server stops; the rest goes back into the queue. */
const STOP_GRACE_MS = 1_000;

/**
 * This process's part in the generations that all processes on one database share: it takes what waits,
 * hears what others tell, and takes up what a process left behind that died.
 */
export function createGenerationJobs(ports: GenerationJobsPorts) {
  const { queue, claims, openSession, onFault } = ports;
  const emitter = createProgressEmitter();
  const requeues = createRequeues(claims, onFault);
  const worker = createJobWorker<HeldGeneration>({
    concurrency: CONCURRENCY,
    take: async (most) => {
      const holder = session?.holder();

      return holder === undefined ? [] : claims.take(most, holder);
    },
    run: (generation, signal) =>
      runGeneration(generation, signal, { ...ports, finish, requeue: requeues.requeue }),
    onFault,
  });
  const receive = createReceiver(worker, emitter);
  let session: DatabaseSession | undefined;

  async function finish(...[held, ending]: Parameters<RunPorts['finish']>): Promise<void> {
    await claims.finish(held, ending);
    receive(`ended ${held.id}`);
  }

  async function look(): Promise<void> {
    if (session?.holder() === undefined) return;
    await requeues.tryAgain();
    await claims.takeUpOrphans();
    worker.wake();
  }

  const life = createLife(look, onFault, async () => {
    await queue.start();
    session = await openSession({
      onMessage: receive,
      onConnected: () => {
        emitter.ringAll();
        worker.wake();
      },
      onLost: () => worker.stopAll('lost'),
    });
    await look();
  });

  return {
    emitter,
    receive,
    wake: worker.wake,

    /** Joins the queue; called again, it waits for the same. What failed is tried again by the next call. */
    open: life.begin,

    /** Takes no more; what is not done in a moment goes back into the queue, for another process. */
    requeueAll: (): Promise<void> => worker.close(STOP_GRACE_MS),

    /** The same, and leaves the database. */
    async close(): Promise<void> {
      await worker.close(STOP_GRACE_MS);
      if (!(await life.end())) return;
      await queue.stop();
      await session?.close();
    },
  };
}

/** What the processes tell each other, as the database carries it: a word, and mostly a generation's id. */
function createReceiver(worker: Pick<JobWorker, 'wake' | 'stop'>, emitter: ProgressEmitter) {
  return (message: string): void => {
    const [word, id = ''] = message.split(' ');

    if (word === 'waiting') {
      worker.wake();
      emitter.ring('waiting');
    }
    if (word === 'ended') {
      worker.stop(id, 'cancelled');
      emitter.ring(`ended ${id}`);
    }
    if (word === 'told' || word === 'ended') emitter.ring(`told ${id}`);
  };
}

/** Work given back; what the database would not take is kept here and tried again. */
function createRequeues(claims: GenerationClaims, onFault: (error: unknown) => void) {
  const failedRequeues = new Map<string, HeldGeneration>();

  async function requeue(held: HeldGeneration): Promise<void> {
    failedRequeues.set(held.id, held);
    try {
      await claims.requeue(held);
      failedRequeues.delete(held.id);
    } catch (error) {
      onFault(error);
    }
  }

  return {
    requeue,
    async tryAgain(): Promise<void> {
      for (const failed of failedRequeues.values()) await requeue(failed);
    },
  };
}

/** Begun once, then looked after at intervals until it ends. */
function createLife(
  look: () => Promise<void>,
  onFault: (error: unknown) => void,
  start: () => Promise<void>,
) {
  let beginning: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function begin(): Promise<void> {
    try {
      await start();
      timer = setInterval(() => void look().catch(onFault), LOOK_MS);
      timer.unref();
    } catch (error) {
      beginning = undefined;
      throw error;
    }
  }

  return {
    begin: (): Promise<void> => (beginning ??= begin()),

    /** False when it never began. */
    async end(): Promise<boolean> {
      await beginning?.catch(() => undefined);
      clearInterval(timer);
      return beginning !== undefined;
    },
  };
}
