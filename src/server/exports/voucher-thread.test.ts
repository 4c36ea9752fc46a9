import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildTripDetail } from './testing/build-trip-detail.ts';
import { pdfText } from './testing/pdf-text.ts';
import { voucherContent } from './voucher-content.ts';
import { createVoucherThread } from './voucher-thread.ts';

const NOW = new Date('2026-05-26T12:00:00Z');
const CONTENT = voucherContent(buildTripDetail(), NOW);

test('draws vouchers beside this thread, each whole; what cannot be drawn fails alone', async () => {
  const { draw } = createVoucherThread();

  await draw(CONTENT, NOW);
  const { utilization } = await busyShare(() =>
    Promise.all([draw(CONTENT, NOW), draw(CONTENT, NOW), draw(CONTENT, NOW)]),
  );

  await expect(draw({ ...CONTENT, sections: undefined as unknown as [] }, NOW)).rejects.toThrow(
    'sections',
  );
  const pdf = await draw(CONTENT, NOW);

  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdfText(pdf)).toContain('Lisbon, Portugal');
  expect(utilization).toBeLessThan(0.5);
});

test('a voucher that takes too long is told so, and the next gets a thread of its own', async () => {
  const { draw } = createVoucherThread(1);

  await expect(draw(CONTENT, NOW)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The voucher took too long. Please try again.',
  });
  await wait(10);
  await expect(draw(CONTENT, NOW)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

/** How busy this thread's loop is while something else is done. */
async function busyShare(work: () => Promise<unknown>) {
  const before = performance.eventLoopUtilization();

  await work();
  return performance.eventLoopUtilization(before);
}
