import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError } from '#shared/app-error.ts';
import type { GenerationStage } from '#shared/generation/generated-trip.schema.ts';
import type { Job, JobKind, JobReply, Jobs } from './generation-job.ts';

export type GenerationPool = ReturnType<typeof createGenerationPool>;

type PoolOptions = {
  /** Threads that plan; one less than the cores leaves room for the server itself. */
  workers?: number;
  /** Hard limit for one job, in milliseconds; the thread is then ended and replaced. */
  timeLimitMs?: number;
  /** Jobs that may wait before new ones are refused. */
  maxWaiting?: number;
  /** Told about failures that are our own fault. */
  onFault?: (detail: string) => void;
};

type Task = {
  job: Job;
  onStage: ((stage: GenerationStage) => void) | undefined;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

type Seat = { worker: Worker; task?: Task; timer?: NodeJS.Timeout };

const TIME_LIMIT_MS = 30_000;
const MAX_WAITING = 200;

/**
 * Plans in worker threads, so that the server keeps answering meanwhile. Threads start with the first job
 * and stay; each takes one job at a time. A job that fails, stalls or kills its thread rejects alone.
 */
export function createGenerationPool(options: PoolOptions = {}) {
  const size = options.workers ?? Math.max(1, availableParallelism() - 1);
  const timeLimitMs = options.timeLimitMs ?? TIME_LIMIT_MS;
  const maxWaiting = options.maxWaiting ?? MAX_WAITING;
  const seats = new Set<Seat>();
  const waiting: Task[] = [];
  let isClosed = false;

  function next(): void {
    const task = waiting[0];

    if (!task || isClosed) return;
    const idle = [...seats].find((seat) => !seat.task) ?? (seats.size < size ? open() : undefined);

    if (!idle) return;
    waiting.shift();
    begin(idle, task);
    next();
  }

  function open(): Seat {
    const seat: Seat = { worker: startWorker() };

    seats.add(seat);
    seat.worker.on('message', (reply: JobReply) => receive(seat, reply));
    seat.worker.on('error', (error) =>
      lose(seat, error instanceof Error ? error.stack : String(error)),
    );
    seat.worker.on('exit', () => lose(seat, 'the worker ended'));
    return seat;
  }

  function begin(seat: Seat, task: Task): void {
    seat.task = task;
    seat.worker.ref();
    seat.timer = setTimeout(() => {
      settle(seat)?.reject(
        new AppError('SERVICE_UNAVAILABLE', 'Planning took too long. Please try again.'),
      );
      discard(seat);
      next();
    }, timeLimitMs);
    seat.worker.postMessage({ id: 0, job: task.job });
  }

  function receive(seat: Seat, reply: JobReply): void {
    if (reply.type === 'stage') {
      seat.task?.onStage?.(reply.stage);
      return;
    }

    const task = settle(seat);

    if (reply.type === 'done') task?.resolve(reply.result);
    else task?.reject(toError(reply));
    next();
  }

  function toError(reply: Extract<JobReply, { type: 'failed' }>): Error {
    if (reply.code !== 'INTERNAL') return new AppError(reply.code, reply.message);
    options.onFault?.(reply.detail ?? reply.message);
    return new Error(reply.detail ?? reply.message);
  }

  /** Frees a seat and returns the task that it was busy with. */
  function settle(seat: Seat): Task | undefined {
    const { task } = seat;

    clearTimeout(seat.timer);
    seat.task = undefined;
    // An idle thread must not keep the process alive.
    seat.worker.unref();
    return task;
  }

  function lose(seat: Seat, detail = ''): void {
    if (!seats.has(seat)) return;
    const task = settle(seat);

    discard(seat);
    if (task) {
      options.onFault?.(detail);
      task.reject(new Error(`Planning stopped: ${detail}`));
    }
    next();
  }

  function discard(seat: Seat): void {
    seats.delete(seat);
    seat.worker.removeAllListeners();
    seat.worker.on('error', () => undefined);
    void seat.worker.terminate();
  }

  return {
    /** Runs a job in a thread. Throws AppError: 422 as the planner says it, 429 when too many wait, 503 after the time limit. */
    run<Kind extends JobKind>(
      kind: Kind,
      input: Jobs[Kind]['input'],
      onStage?: (stage: GenerationStage) => void,
    ): Promise<Jobs[Kind]['output']> {
      if (isClosed)
        return Promise.reject(new AppError('SERVICE_UNAVAILABLE', 'The server is shutting down.'));
      if (waiting.length >= maxWaiting) {
        return Promise.reject(
          new AppError(
            'TOO_MANY_REQUESTS',
            'Many trips are being planned right now. Please try again in a minute.',
          ),
        );
      }

      return new Promise<unknown>((resolve, reject) => {
        waiting.push({ job: { kind, input } as Job, onStage, resolve, reject });
        next();
      }) as Promise<Jobs[Kind]['output']>;
    },

    /** Starts a thread ahead of the first job, so that the first traveller does not wait for it. */
    warm(): void {
      if (seats.size === 0 && !isClosed) open().worker.unref();
    },

    /** Ends every thread; whoever still waits is told so. */
    async close(): Promise<void> {
      isClosed = true;
      const stopped = new AppError('SERVICE_UNAVAILABLE', 'The server is shutting down.');

      for (const task of waiting.splice(0)) task.reject(stopped);
      await Promise.all(
        [...seats].map(async (seat) => {
          settle(seat)?.reject(stopped);
          seats.delete(seat);
          seat.worker.removeAllListeners();
          await seat.worker.terminate();
        }),
      );
    },
  };
}

/**
 * The bundle has the worker beside it as JavaScript. The sources are TypeScript: there a few lines first
 * register tsx, because a thread of Node 20 does not take that loader from the command line.
 */
function startWorker(): Worker {
  const source = new URL('./generation-worker.ts', import.meta.url);

  if (!existsSync(fileURLToPath(source)))
    return new Worker(new URL('./generation-worker.js', import.meta.url));
  const tsx = new URL(
    './esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx')),
  );
  const boot = `import(${JSON.stringify(tsx.href)}).then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); });`;

  return new Worker(boot, { eval: true, execArgv: [] });
}
