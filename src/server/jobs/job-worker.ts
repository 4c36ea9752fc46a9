import { createCoalescingRunner } from '#server/coalescing-runner.ts';

export type JobWorker = ReturnType<typeof createJobWorker>;

/** Why a job under way is to stop. */
export type StopReason = 'cancelled' | 'stopping' | 'lost';

type WorkerOptions<Job> = {
  /** Jobs under way at a time. */
  concurrency: number;
  /** Takes up to so many jobs out of the queue. */
  take: (most: number) => Promise<Job[]>;
  /** Does one job to its end; the signal's reason is a StopReason. Never rejects. */
  run: (job: Job, signal: AbortSignal) => Promise<void>;
  onFault: (error: unknown) => void;
};

/** Takes jobs whenever it is woken and has room, and does them side by side. */
export function createJobWorker<Job extends { id: string }>(options: WorkerOptions<Job>) {
  const { concurrency, take, run, onFault } = options;
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>();
  /** The last look left nothing behind: what comes later wakes us itself, so the end of a job need not. */
  let isDrained = false;
  let isStopped = false;
  const { ask: wake, settled: taken } = createCoalescingRunner(takeSome, onFault);

  async function takeSome(): Promise<void> {
    isDrained = false;
    const room = concurrency - running.size;

    if (room === 0 || isStopped) return;
    const jobs = await take(room);

    isDrained = jobs.length < room;
    for (const job of jobs) begin(job);
  }

  function begin(job: Job): void {
    const controller = new AbortController();
    const done = run(job, controller.signal).finally(() => {
      running.delete(job.id);
      if (!isDrained) wake();
    });

    running.set(job.id, { controller, done });
    if (isStopped) controller.abort('stopping' satisfies StopReason);
  }

  function stop(id: string, reason: StopReason): void {
    running.get(id)?.controller.abort(reason);
  }

  return {
    wake,
    stop,

    stopAll(reason: StopReason): void {
      for (const id of running.keys()) stop(id, reason);
    },

    /** Takes nothing more; what is not done after `graceMs` is told to stop. */
    async close(graceMs: number): Promise<void> {
      isStopped = true;
      await taken();
      const rest = Promise.all([...running.values()].map(({ done }) => done));
      const timer = setTimeout(() => {
        for (const id of running.keys()) stop(id, 'stopping');
      }, graceMs);

      await rest;
      clearTimeout(timer);
    },
  };
}
