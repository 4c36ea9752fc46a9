import { parentPort } from 'node:worker_threads';
import { renderContent } from './voucher.ts';
import type { VoucherReply, VoucherRequest } from './voucher-thread.ts';

/** A worker thread that draws vouchers, one at a time. */
const port = parentPort;

if (!port) throw new Error('voucher-worker runs as a worker thread only');

port.on('message', ({ content, now }: VoucherRequest) => {
  void renderContent(content, now).then(
    (pdf) => port.postMessage({ pdf } satisfies VoucherReply),
    (error: unknown) =>
      port.postMessage({
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies VoucherReply),
  );
});
