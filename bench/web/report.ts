import type { Measured } from './lighthouse.ts';

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
const seconds = (ms: number) => (ms / 1000).toFixed(2).padStart(7);

/** What was measured as a table, and below it what cost points. */
export function printReport(measured: readonly Measured[]): void {
  console.log(
    '\nroute      perf a11y best  seo   LCP s   TTI s  TBT ms  own TTI  own TBT    CLS   JS br / gzip KB   CSS br / gzip KB',
  );
  for (const one of measured) {
    console.log(
      [
        one.name.padEnd(10),
        ...Object.values(one.scores).map((score) => String(score).padStart(4)),
        seconds(one.lcpMs),
        seconds(one.interactiveMs),
        String(Math.round(one.blockingMs)).padStart(7),
        ` ${seconds(one.ownInteractiveMs)}`,
        String(Math.round(one.ownBlockingMs)).padStart(8),
        one.cls.toFixed(3).padStart(6),
        `${kb(one.js.brotli)} / ${kb(one.js.gzip)}  `,
        `${kb(one.css.brotli)} / ${kb(one.css.gzip)}`,
      ].join(' '),
    );
  }
  console.log('own: by the time that the processor worked for the page, waits for a core left out');
  for (const { name, faults } of measured)
    if (faults.length > 0) console.log(`\n${name}\n  ${faults.join('\n  ')}`);
}
