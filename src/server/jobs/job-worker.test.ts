import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createJobWorker } from './job-worker.ts';

type Job = { id: string };

function jobsOf(count: number): Job[] {
  return Array.from({ length: count }, (_, index) => ({ id: String(index) }));
}

test('does what waits side by side, never more than it has room for', async () => {
  const waiting = jobsOf(7);
  const done: string[] = [];
  let underWay = 0;
  let most = 0;
  const worker = createJobWorker<Job>({
    concurrency: 3,
    take: async (room) => waiting.splice(0, room),
    run: async ({ id }) => {
      most = Math.max(most, (underWay += 1));
      await wait(5);
      underWay -= 1;
      done.push(id);
    },
    onFault: () => expect.unreachable(),
  });

  worker.wake();
  await expect.poll(() => done.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(most).toBe(3);
});

test('a queue that was found empty is not asked again until it rings', async () => {
  const waiting = jobsOf(2);
  const take = vi.fn(async (room: number) => waiting.splice(0, room));
  const run = vi.fn(async () => undefined);
  const worker = createJobWorker<Job>({
    concurrency: 3,
    take,
    run,
    onFault: () => expect.unreachable(),
  });

  worker.wake();
  await expect.poll(() => run.mock.calls.length).toBe(2);
  await wait(5);
  expect(take).toHaveBeenCalledOnce();
  waiting.push({ id: 'later' });
  worker.wake();
  await expect.poll(() => run.mock.calls.length).toBe(3);
});

test('a ring that comes while there is no room is heard when a job ends', async () => {
  const waiting = jobsOf(1);
  const ends: (() => void)[] = [];
  const take = vi.fn(async (room: number) => waiting.splice(0, room));
  const worker = createJobWorker<Job>({
    concurrency: 1,
    take,
    run: () => new Promise((resolve) => ends.push(resolve)),
    onFault: () => expect.unreachable(),
  });

  worker.wake();
  await expect.poll(() => ends.length).toBe(1);
  waiting.push({ id: 'later' });
  worker.wake();
  await wait(5);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
});

test('a ring at any moment of a look at the queue is heard', async () => {
  for (let ticks = 0; ticks < 12; ticks += 1) {
    const take = vi.fn(async () => jobsOf(0));
    const worker = createJobWorker<Job>({
      concurrency: 1,
      take,
      run: () => expect.unreachable(),
      onFault: () => expect.unreachable(),
    });

    worker.wake();
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
    worker.wake();
    await wait(1);
    expect(take, `${ticks} ticks later`).toHaveBeenCalledTimes(2);
  }
});

test('a queue that cannot be asked is asked again when it is woken', async () => {
  const take = vi.fn<() => Promise<Job[]>>().mockRejectedValueOnce(new Error('away'));
  const onFault = vi.fn();
  const run = vi.fn(async () => undefined);
  const worker = createJobWorker<Job>({ concurrency: 1, take, run, onFault });

  worker.wake();
  await expect.poll(() => onFault.mock.calls.length).toBe(1);
  take.mockResolvedValueOnce(jobsOf(1)).mockResolvedValue([]);
  worker.wake();
  await expect.poll(() => run.mock.calls.length).toBe(1);
});

test('closing waits a moment for what is under way, then tells it to stop, and takes no more', async () => {
  const reasons: unknown[] = [];
  const take = vi.fn(async () => jobsOf(1));
  const worker = createJobWorker<Job>({
    concurrency: 1,
    take,
    run: (_, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          reasons.push(signal.reason);
          resolve();
        });
      }),
    onFault: () => expect.unreachable(),
  });

  worker.wake();
  await expect.poll(() => take.mock.calls.length).toBe(1);
  await wait(5);
  await worker.close(10);
  expect(reasons).toEqual(['stopping']);
  worker.wake();
  expect(take).toHaveBeenCalledOnce();
});
