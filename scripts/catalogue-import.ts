/**
 * `npm run catalogue:import -- FILES… --town NAME [--data DIR]`: makes a town outside the catalogue a destination of
 * this server, from extracts of OpenStreetMap, Wikidata or Overture. Without files it prints the queries to export them.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { importedFolder, writeImported } from '#server/catalogue/import/imported-files.ts';
import { exportQueries, overtureCommand } from '#server/catalogue/refresh/export-queries.ts';
import { readExtract } from '#server/catalogue/refresh/read-extract.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import {
  importedDestination,
  shippedTown,
} from '#server/planning/destination/imported-destination.ts';

const USAGE = 'usage: npm run catalogue:import -- FILES… --town NAME [--data DIR]';
const say = (line: string) => process.stdout.write(`${line}\n`);
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    town: { type: 'string' },
    data: { type: 'string', default: process.env['DATA_DIR'] ?? '.northstar' },
  },
});
const today = new Date().toISOString().slice(0, 10);
const words = values.town?.trim() ?? '';
const catalogue = loadCatalogue();
const place = words === '' ? undefined : await findTown();

if (!place)
  fail(words === '' ? USAGE : `no town is called "${words}"; add its country behind a comma`);
const named = { place, words, understood: '' };
const shipped = shippedTown(named, catalogue);

if (shipped)
  fail(`${shipped.name} is in the catalogue: npm run catalogue:refresh -- ${shipped.id}`);
if (files.length === 0) printQueries();
else importFiles();

/** The largest town of the name, as its own country or another language writes it, or of a name that begins so. */
async function findTown() {
  const gazetteer = await loadGazetteer();
  const [found] = gazetteer.find(words, 1);
  const [begun] = found ? [] : await gazetteer.search(words, 1);

  return found ?? (begun && gazetteer.byId(begun.town.id));
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

function printQueries(): void {
  const { lat, lon } = named.place;

  exportQueries({ lat, lon }).forEach(({ source, address, query }) =>
    say(`${source}, at ${address}:\n\n${query}\n`),
  );
  say(`Overture Maps:\n\n${overtureCommand({ lat, lon })}\n`);
}

function importFiles(): void {
  const read = files.map((path) => readExtract(JSON.parse(readFileSync(path, 'utf8')), today));
  const { report, ...file } = importedDestination(
    named,
    read.flatMap(({ places }) => places),
    { catalogue, today },
  );
  const { destination } = file;
  const skipped = [...read.map((extract) => extract.skipped), report.skipped].flatMap(
    Object.entries,
  );

  say(`${destination.name}, ${named.place.countryName} (${destination.lat}, ${destination.lon})`);
  say(`${report.sights} sights, ${report.food} restaurants, ${report.stays} stays`);
  skipped.forEach(([reason, count]) => say(`  left out: ${count} ${reason}`));
  report.unreadable.forEach((line) => say(`  hours not read: ${line}`));
  destination.openData?.missing.forEach((line) => say(`  missing: ${line}`));
  if (report.sights === 0) fail('no sight was found there, so nothing is written');
  say(`${writeImported(importedFolder(values.data), file)}: restart the server to plan with it`);
}
