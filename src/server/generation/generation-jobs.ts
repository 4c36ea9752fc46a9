import type { DatabaseSession, SessionListener } from '../db/database-session.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { createJobWorker, type JobWorker } from '../jobs/job-worker.ts';
import type { GenerationClaims } from './generation-claims.ts';
import { createProgressBell, type ProgressBell } from './progress-emitter.ts';
import { type HeldGeneration, runGeneration, type RunPorts } from './run-generation.ts';

export type GenerationJobs = ReturnType<typeof createGenerationJobs>;

export type GenerationJobsPorts = {
  queue: Pick<JobQueue, 'start' | 'stop'>;
  claims: GenerationClaims;
  openSession: (listener: SessionListener) => Promise<DatabaseSession>;
} & Omit<RunPorts, 'finish' | 'handBack'>;

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
  const bell = createProgressBell();
  const returns = createReturns(claims, onFault);
  const worker = createJobWorker<HeldGeneration>({
    concurrency: CONCURRENCY,
    take: async (most) => {
      const holder = session?.holder();

      return holder === undefined ? [] : claims.take(most, holder);
    },
    run: (generation, signal) =>
      runGeneration(generation, signal, { ...ports, finish, handBack: returns.handBack }),
    onFault,
  });
  const hear = createHearing(worker, bell);
  let session: DatabaseSession | undefined;

  async function finish(...[held, ending]: Parameters<RunPorts['finish']>): Promise<void> {
    await claims.finish(held, ending);
    hear(`ended ${held.id}`);
  }

  async function look(): Promise<void> {
    if (session?.holder() === undefined) return;
    await returns.tryAgain();
    await claims.takeUpOrphans();
    worker.wake();
  }

  const life = createLife(look, onFault, async () => {
    await queue.start();
    session = await openSession({
      onMessage: hear,
      onConnected: () => {
        bell.ringAll();
        worker.wake();
      },
      onLost: () => worker.stopAll('lost'),
    });
    await look();
  });

  return {
    bell,
    hear,
    wake: worker.wake,

    /** Joins the queue; called again, it waits for the same. What failed is tried again by the next call. */
    open: life.begin,

    /** Takes no more; what is not done in a moment goes back into the queue, for another process. */
    handBackAll: (): Promise<void> => worker.close(STOP_GRACE_MS),

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
function createHearing(worker: Pick<JobWorker, 'wake' | 'stop'>, bell: ProgressBell) {
  return (message: string): void => {
    const [word, id = ''] = message.split(' ');

    if (word === 'waiting') {
      worker.wake();
      bell.ring('waiting');
    }
    if (word === 'ended') {
      worker.stop(id, 'cancelled');
      bell.ring(`ended ${id}`);
    }
    if (word === 'told' || word === 'ended') bell.ring(`told ${id}`);
  };
}

/** Work given back; what the database would not take is kept here and tried again. */
function createReturns(claims: GenerationClaims, onFault: (error: unknown) => void) {
  const strays = new Map<string, HeldGeneration>();

  async function handBack(held: HeldGeneration): Promise<void> {
    strays.set(held.id, held);
    try {
      await claims.handBack(held);
      strays.delete(held.id);
    } catch (error) {
      onFault(error);
    }
  }

  return {
    handBack,
    async tryAgain(): Promise<void> {
      for (const stray of strays.values()) await handBack(stray);
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
