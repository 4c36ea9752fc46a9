import type { Measured } from './lighthouse.ts';

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

/** What was measured as a table, and below it what cost points. */
export function printReport(measured: readonly Measured[]): void {
  console.log(
    '\nroute      perf a11y best  seo   LCP s   TTI s    CLS  TBT ms   JS br / gzip KB   CSS br / gzip KB',
  );
  for (const { name, scores, lcpMs, interactiveMs, cls, blockingMs, js, css } of measured) {
    console.log(
      [
        name.padEnd(10),
        ...Object.values(scores).map((score) => String(score).padStart(4)),
        (lcpMs / 1000).toFixed(2).padStart(7),
        (interactiveMs / 1000).toFixed(2).padStart(7),
        cls.toFixed(3).padStart(6),
        String(Math.round(blockingMs)).padStart(7),
        `${kb(js.brotli)} / ${kb(js.gzip)}  `,
        `${kb(css.brotli)} / ${kb(css.gzip)}`,
      ].join(' '),
    );
  }
  for (const { name, faults } of measured)
    if (faults.length > 0) console.log(`\n${name}\n  ${faults.join('\n  ')}`);
}
