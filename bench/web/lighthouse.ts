import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { findBrowser } from '../../e2e/find-browser.ts';
import { toProcessorTime, type TraceEvent } from './processor-time.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PATIENCE_MS = 240_000;
const CHROME_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Bytes of one kind of file: as sent (brotli), and as gzip would be. */
type Bytes = { brotli: number; gzip: number };

export type Measured = {
  name: string;
  scores: Record<Category, number>;
  lcpMs: number;
  /** When the page first answers without delay, and how long it keeps one waiting before. */
  interactiveMs: number;
  blockingMs: number;
  /** The same by the processor's time alone. */
  ownInteractiveMs: number;
  ownBlockingMs: number;
  cls: number;
  js: Bytes;
  css: Bytes;
  /** Audits that cost points, with what Lighthouse says of them. */
  faults: string[];
};

type Audit = {
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
  details?: { items?: unknown[] };
};
type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};
type NetworkItem = { url: string; resourceType?: string; transferSize?: number };

const run = promisify(execFile);

/** Opens the address as a phone on a slow network does, and reads what Lighthouse made of it. */
export async function measure(name: string, url: string): Promise<Measured> {
  const { report, own } = await readReports(url);
  const number = (id: string, of = report) => of.audits[id]?.numericValue ?? Number.NaN;

  return {
    name,
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round(report.categories[id].score * 100)]),
    ) as Measured['scores'],
    lcpMs: number('largest-contentful-paint'),
    interactiveMs: number('interactive'),
    blockingMs: number('total-blocking-time'),
    ownInteractiveMs: number('interactive', own),
    ownBlockingMs: number('total-blocking-time', own),
    cls: number('cumulative-layout-shift'),
    js: await bytesOf(report, 'Script'),
    css: await bytesOf(report, 'Stylesheet'),
    faults: faultsOf(report),
  };
}

/** One visit, judged as it went, and by the processor's time alone. */
async function readReports(url: string): Promise<{ report: Report; own: Report }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'northstar-lighthouse-'));
  const trace = path.join(folder, 'defaultPass.trace.json');

  try {
    await runLighthouse(url, [`-G=${folder}`]);
    const report = await judge(url, folder);
    const visit = JSON.parse(readFileSync(trace, 'utf8')) as { traceEvents: TraceEvent[] };

    toProcessorTime(visit.traceEvents);
    writeFileSync(trace, JSON.stringify(visit));
    return { report, own: await judge(url, folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judge(url: string, folder: string): Promise<Report> {
  const file = path.join(folder, 'report.json');

  await runLighthouse(url, [`-A=${folder}`, '--output=json', `--output-path=${file}`]);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

async function runLighthouse(url: string, options: readonly string[]): Promise<void> {
  await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', ...options, `--chrome-flags=${CHROME_FLAGS}`],
    { timeout: PATIENCE_MS, env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
}

async function bytesOf(report: Report, type: 'Script' | 'Stylesheet'): Promise<Bytes> {
  const items = (report.audits['network-requests']?.details?.items ?? []) as NetworkItem[];
  const files = items.filter(({ resourceType }) => resourceType === type);
  const gzipped = await Promise.all(
    files.map(
      async ({ url }) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length,
    ),
  );

  return {
    brotli: files.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    gzip: gzipped.reduce((sum, size) => sum + size, 0),
  };
}

/** What a fault beyond speed is about, in short. */
function itemsOf(category: Category, { details }: Audit): string {
  const items = category === 'performance' ? [] : (details?.items ?? []);

  return items.map((item) => `\n    ${JSON.stringify(item).slice(0, 240)}`).join('');
}

function faultsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];

      return audit && weight > 0 && audit.score !== null && audit.score < 0.9
        ? [
            `${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}${itemsOf(category, audit)}`,
          ]
        : [];
    }),
  );
}
