import { availableParallelism } from 'node:os';
import { AppError } from '#shared/app-error.ts';
import { type Job, type JobKind, type Jobs, PLANNING_STOPPED } from './generation-job.ts';
import {
  createPlanningThread,
  type JobWatch,
  PlanningFault,
  type PlanningThread,
} from './planning-thread.ts';

export type GenerationPool = ReturnType<typeof createGenerationPool>;
/** What a server needs of whoever plans. */
export type PlanningPool = Pick<GenerationPool, 'run' | 'warm' | 'close'>;

type PoolOptions = {
  /** Threads that plan; one less than the cores leaves room for the server itself. */
  workers?: number;
  /** Hard limit for one job, in milliseconds; the thread is then ended and replaced. */
  timeLimitMs?: number;
  /** The most rounds that a plan is searched for. */
  rounds?: number | undefined;
  /** Jobs that may wait before new ones are refused. */
  maxWaiting?: number;
  /** How long a job may wait before it is refused, in milliseconds. */
  waitLimitMs?: number;
  /** Told about failures that are our own fault. */
  onFault?: (detail: string) => void;
};

type Task = {
  start: (thread: PlanningThread) => void;
  reject: (error: Error) => void;
};

const TIME_LIMIT_MS = 30_000;
const MAX_WAITING = 200;
/** Nobody waits longer for an answer; a generation, which is told as it goes, has a limit of its own. */
const WAIT_LIMIT_MS = 60_000;
const STOPPED = 'The server is shutting down.';
export const CROWDED = 'Many trips are being planned right now. Please try again in a minute.';

/**
 * Plans in worker threads, so that the server keeps answering meanwhile. Threads start with the first job
 * and stay; each takes one job at a time. A job that fails, stalls or kills its thread rejects alone.
 */
export function createGenerationPool(options: PoolOptions = {}) {
  const { timeLimitMs = TIME_LIMIT_MS, maxWaiting = MAX_WAITING } = options;
  const { waitLimitMs = WAIT_LIMIT_MS } = options;
  const size = options.workers ?? Math.max(1, availableParallelism() - 1);
  const threads = new Set<PlanningThread>();
  const waiting: Task[] = [];
  let isClosed = false;

  function next(): void {
    if (waiting.length === 0 || isClosed) return;
    const idle = [...threads].find((thread) => thread.isIdle());
    const thread = idle ?? (threads.size < size ? open() : undefined);

    if (thread) waiting.shift()?.start(thread);
  }

  function open(): PlanningThread {
    const thread = createPlanningThread({
      timeLimitMs,
      rounds: options.rounds,
      onIdle: next,
      onEnd: () => {
        threads.delete(thread);
        next();
      },
    });

    threads.add(thread);
    return thread;
  }

  return {
    /**
     * Runs a job in a thread. Throws AppError: 422 as the planner says it, 429 when too many wait or it has
     * waited too long, 503 after the time limit or when it is called off.
     */
    async run<Kind extends JobKind>(
      kind: Kind,
      input: Jobs[Kind]['input'],
      watch: JobWatch = {},
    ): Promise<Jobs[Kind]['output']> {
      if (isClosed) throw new AppError('SERVICE_UNAVAILABLE', STOPPED);
      if (watch.signal?.aborted) throw new AppError('SERVICE_UNAVAILABLE', PLANNING_STOPPED);
      if (waiting.length >= maxWaiting) throw new AppError('TOO_MANY_REQUESTS', CROWDED);
      const planned = whenFree(waiting, { kind, input } as Job, { watch, waitLimitMs });

      next();
      try {
        return (await planned) as Jobs[Kind]['output'];
      } catch (error) {
        if (error instanceof PlanningFault) options.onFault?.(error.message);
        throw error;
      }
    },

    /** Starts a thread ahead of the first job, so that the first traveller does not wait for it. Never throws. */
    warm(): void {
      if (threads.size === 0 && !isClosed) attempt(open, options.onFault);
    },

    /** Threads that have something to plan. */
    busyCount: (): number => [...threads].filter((thread) => !thread.isIdle()).length,

    /** How many threads are up. */
    threadCount: (): number => threads.size,

    /** Ends every thread; whoever still waits is told so. */
    async close(): Promise<void> {
      isClosed = true;
      const stopped = new AppError('SERVICE_UNAVAILABLE', STOPPED);

      for (const task of waiting.splice(0)) task.reject(stopped);
      await Promise.all([...threads].map((thread) => thread.end(stopped)));
    },
  };
}

/** Runs a job in the thread whose turn comes; what is called off or has waited too long before never begins. */
function whenFree(
  waiting: Task[],
  job: Job,
  { watch, waitLimitMs }: { watch: JobWatch; waitLimitMs: number },
): Promise<unknown> {
  const { signal, isPatient } = watch;

  return new Promise((resolve, reject) => {
    const release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', callOff);
    };
    const task: Task = {
      start: (thread) => {
        release();
        resolve(thread.run(job, watch));
      },
      reject: (error) => {
        release();
        reject(error);
      },
    };
    const leave = (error: AppError) => {
      waiting.splice(waiting.indexOf(task), 1);
      task.reject(error);
    };
    const callOff = () => leave(new AppError('SERVICE_UNAVAILABLE', PLANNING_STOPPED));
    const timer = isPatient
      ? undefined
      : setTimeout(() => leave(new AppError('TOO_MANY_REQUESTS', CROWDED)), waitLimitMs);

    signal?.addEventListener('abort', callOff);
    waiting.push(task);
  });
}

/** Tries something that the first job would try again, and then tell whoever asked, when it fails now. */
function attempt(work: () => unknown, onFault: PoolOptions['onFault']): void {
  try {
    work();
  } catch (error) {
    onFault?.(String(error));
  }
}
