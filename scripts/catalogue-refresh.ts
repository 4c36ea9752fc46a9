/**
 * `npm run catalogue:refresh -- <destination> [FILES…] [--fetch] [--out diff.json] [--accept diff.json]`: compares a
 * destination with extracts of open data and writes what differs; takes over what a person accepted.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDataFiles } from '#server/catalogue/check/read-data-files.ts';
import {
  importedFolder,
  readImported,
  setImportedFolder,
} from '#server/catalogue/import/imported-files.ts';
import { acceptRows } from '#server/catalogue/refresh/accept-rows.ts';
import { type DiffRow, diffSchema } from '#server/catalogue/refresh/diff.schema.ts';
import { exportQueries, overtureCommand } from '#server/catalogue/refresh/export-queries.ts';
import { readOverlay, writeOverlay } from '#server/catalogue/refresh/overlay-files.ts';
import { overlaySchema } from '#server/catalogue/refresh/overlay.schema.ts';
import { readExtract } from '#server/catalogue/refresh/read-extract.ts';
import { refreshDestination } from '#server/catalogue/refresh/refresh-destination.ts';

const FETCH_MS = 120_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fetch: { type: 'boolean', default: false },
    out: { type: 'string' },
    accept: { type: 'string' },
  },
});
const [id = '', ...files] = positionals;

setImportedFolder(importedFolder(process.env['DATA_DIR'] ?? '.northstar'));
const known = [...readDataFiles().destinations, ...readImported().destinations];
const destination = known.find((one) => one.id === id);
const today = new Date().toISOString().slice(0, 10);

if (!destination) {
  process.stderr.write(`usage: npm run catalogue:refresh -- <destination> [FILES…]\nno "${id}"\n`);
  process.exit(2);
}

if (values.accept) accept(values.accept, id);
else if (files.length === 0 && !values.fetch) printQueries();
else compare([...files.map(readJson), ...(values.fetch ? await fetchAll() : [])]);

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function printQueries(): void {
  if (!destination) return;
  exportQueries(destination).forEach(({ source, address, query }) =>
    say(`${source}, at ${address}:\n\n${query}\n`),
  );
  say(`Overture Maps:\n\n${overtureCommand(destination)}\n`);
  say('Give the files that you export, or --fetch to query OpenStreetMap and Wikidata from here.');
}

async function fetchAll(): Promise<unknown[]> {
  if (!destination) return [];
  const answers = exportQueries(destination).map(async ({ source, address, query }) => {
    const url = new URL(address);
    const body = new URLSearchParams({ [source === 'Wikidata' ? 'query' : 'data']: query });
    const headers = { 'User-Agent': 'Northstar catalogue refresh' };

    try {
      const signal = AbortSignal.timeout(FETCH_MS);
      const response = await fetch(url, { method: 'POST', body, headers, signal });

      if (!response.ok) throw new Error(`status ${response.status}`);
      return [(await response.json()) as unknown];
    } catch (error) {
      say(`${source}: not fetched, ${error instanceof Error ? error.message : 'no answer'}`);
      return [];
    }
  });

  return (await Promise.all(answers)).flat();
}

function compare(extracts: unknown[]): void {
  if (!destination) return;
  if (extracts.length === 0) process.exit(1);
  const reported = extracts.flatMap((json) => diffSchema.safeParse(json).data ?? []);
  const read = extracts
    .filter((json) => !diffSchema.safeParse(json).success)
    .map((json) => readExtract(json, today));
  const { rows, matched, far } = refreshDestination(
    destination,
    read.flatMap((extract) => extract.places),
    today,
  );

  rows.push(...reported.filter((one) => one.destination === id).flatMap((one) => one.rows));

  for (const { places, skipped } of read) {
    const left = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);

    say(`${places.length} places read${left.length > 0 ? `; left out: ${left.join(', ')}` : ''}`);
  }
  say(`${matched} recognised, ${far} too far from ${destination.name} to be compared`);
  rows.forEach((row) => say(lineOf(row)));
  const path = values.out ?? `refresh-${id}.json`;

  writeFileSync(path, `${JSON.stringify({ destination: id, date: today, rows }, null, 1)}\n`);
  say(
    `${path}: set "accept" to true in the rows that are right, then run again with --accept ${path}`,
  );
}

function lineOf({ kind, name, confidence, source, note }: DiffRow): string {
  return `${kind}: ${name} (${source}, ${Math.round(confidence * 100)} % sure): ${note}`;
}

function accept(path: string, destinationId: string): void {
  const diff = diffSchema.parse(readJson(path));

  if (diff.destination !== destinationId) throw new Error(`${path} is of ${diff.destination}`);
  const { overlay, accepted, byHand } = acceptRows(readOverlay(destinationId), diff);

  byHand.forEach((row) => say(`to be written by hand: ${lineOf(row)}`));
  say(`${accepted} rows accepted, in ${writeOverlay(overlaySchema.parse(overlay))}`);
}
