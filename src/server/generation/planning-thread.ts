import { AppError } from '#shared/app-error.ts';
import type { GenerationStage } from '#shared/generation/generated-trip.schema.ts';
import { startWorker } from '../start-worker.ts';
import { type Job, type JobReply, type JobRequest, PLANNING_STOPPED } from './generation-job.ts';

export type PlanningThread = ReturnType<typeof createPlanningThread>;

/** A failure that is our own fault, with what went wrong for the log. */
export class PlanningFault extends Error {
  override readonly name = 'PlanningFault';
}

/** What whoever asks for a job wants to hear of it, and how it is called off. */
export type JobWatch = {
  onStage?: ((stage: GenerationStage) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Whether it may wait for a thread as long as it is not called off. */
  isPatient?: boolean;
};

/** What a planning thread is started with. */
export type PlanningWorkerData = { rounds?: number | undefined };

type Task = {
  onStage: ((stage: GenerationStage) => void) | undefined;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
  /** Listens no more for being called off. */
  release: () => void;
};

type ThreadOptions = {
  /** Hard limit for one job, in milliseconds; the thread ends with it. */
  timeLimitMs: number;
  /** The most rounds that a plan is searched for. */
  rounds?: number | undefined;
  /** Called when the thread can take the next job. */
  onIdle: () => void;
  /** Called once, when the thread can take no more jobs. */
  onEnd: () => void;
};

const SCRIPT = new URL('./generation-worker.ts', import.meta.url);

/** One worker thread that plans one job at a time. It does not keep the process alive while it is idle. */
export function createPlanningThread({ timeLimitMs, rounds, onIdle, onEnd }: ThreadOptions) {
  const worker = startWorker(SCRIPT, { rounds } satisfies PlanningWorkerData);
  let task: Task | undefined;
  let hasEnded = false;

  worker.unref();
  worker.on('message', receive);
  worker.on('error', (error) => {
    void end(new PlanningFault(error instanceof Error ? error.stack : String(error)));
  });
  worker.on('exit', () => {
    void end(new PlanningFault('The planning thread ended'));
  });

  function receive(reply: JobReply): void {
    if (reply.type === 'stage') {
      task?.onStage?.(reply.stage);
      return;
    }
    const settled = settle();

    if (reply.type === 'done') settled?.resolve(reply.result);
    else settled?.reject(toError(reply));
    onIdle();
  }

  /** Frees the thread and returns the task that it was busy with. */
  function settle(): Task | undefined {
    const settled = task;

    clearTimeout(settled?.timer);
    settled?.release();
    task = undefined;
    worker.unref();
    return settled;
  }

  /** Ends the thread; a job that was under way rejects with the error. */
  async function end(error: Error): Promise<void> {
    settle()?.reject(error);
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
    await worker.terminate();
  }

  return {
    isIdle: (): boolean => task === undefined && !hasEnded,

    /**
     * Rejects with an AppError as the planner says it, 503 after the time limit, PlanningFault otherwise.
     * Called off, it rejects at once; the thread is idle again when the planner has noticed.
     */
    run(job: Job, { onStage, signal }: JobWatch = {}): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
        const callOff = () => {
          Atomics.store(stop, 0, 1);
          reject(new AppError('SERVICE_UNAVAILABLE', PLANNING_STOPPED));
        };
        const timer = setTimeout(() => {
          const late = 'Planning took too long. Please try again.';

          void end(new AppError('SERVICE_UNAVAILABLE', late));
        }, timeLimitMs);

        signal?.addEventListener('abort', callOff);
        const release = () => signal?.removeEventListener('abort', callOff);

        task = { onStage, resolve, reject, timer, release };
        worker.ref();
        worker.postMessage({ id: 0, job, stop } satisfies JobRequest);
      });
    },

    end,
  };
}

function toError(reply: Extract<JobReply, { type: 'failed' }>): Error {
  return reply.code === 'INTERNAL'
    ? new PlanningFault(reply.detail ?? reply.message)
    : new AppError(reply.code, reply.message);
}
