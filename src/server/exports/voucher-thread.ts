import type { Worker } from 'node:worker_threads';
import { AppError } from '#shared/app-error.ts';
import { createFewAtOnce } from '../few-at-once.ts';
import { startWorker } from '../start-worker.ts';
import type { VoucherContent } from './voucher-content.ts';

export type VoucherRequest = { content: VoucherContent; now: Date };
export type VoucherReply = { pdf: Uint8Array } | { failure: string };

/** Drawing takes a fifth of a second; what takes so long hangs. */
const TIME_LIMIT_MS = 15_000;

/**
 * Draws vouchers in a thread of their own, one at a time, so that nothing else waits for them. The thread starts with
 * the first voucher and does not keep the process alive; one that fails or hangs is replaced.
 */
export function createVoucherThread(timeLimitMs = TIME_LIMIT_MS) {
  const oneAtATime = createFewAtOnce(1);
  let worker: Worker | undefined;

  function open(): Worker {
    const thread = startWorker(new URL('./voucher-worker.ts', import.meta.url));
    const forget = () => {
      if (worker === thread) worker = undefined;
    };

    // Also while nothing is drawn: an error that nobody listens for would end the process.
    return thread.on('error', forget).on('exit', forget);
  }

  function drop(): void {
    void worker?.terminate();
    worker = undefined;
  }

  function ask(request: VoucherRequest): Promise<Buffer> {
    const thread = (worker ??= open());

    return new Promise<Buffer>((resolve, reject) => {
      const fail = (error: Error) => {
        drop();
        settle();
        reject(error);
      };
      const end = () => fail(new Error('The thread that draws vouchers ended'));
      const take = (reply: VoucherReply) => {
        settle();
        if ('pdf' in reply) resolve(Buffer.from(reply.pdf));
        else reject(new Error(reply.failure));
      };
      const timer = setTimeout(
        () =>
          fail(new AppError('SERVICE_UNAVAILABLE', 'The voucher took too long. Please try again.')),
        timeLimitMs,
      );
      const settle = () => {
        clearTimeout(timer);
        thread.off('message', take).off('error', fail).off('exit', end);
        thread.unref();
      };

      thread.ref();
      thread.on('message', take).on('error', fail).on('exit', end);
      thread.postMessage(request);
    });
  }

  return {
    /** The voucher as PDF. Throws AppError 503 when it takes too long. */
    draw: (content: VoucherContent, now: Date): Promise<Buffer> =>
      oneAtATime(() => ask({ content, now })),
  };
}
