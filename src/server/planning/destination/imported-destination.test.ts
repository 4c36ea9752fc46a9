import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createCatalogue, loadCatalogue } from '#server/catalogue/catalogue.ts';
import {
  readImported,
  setImportedFolder,
  writeImported,
} from '#server/catalogue/import/imported-files.ts';
import { loadOtherNames } from '#server/catalogue/other-names.ts';
import { readExtract } from '#server/catalogue/refresh/read-extract.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { prove } from '../assembly/prove.ts';
import { importedDestination } from './imported-destination.ts';

const TODAY = '2026-11-22';
const CREDIT = '© OpenStreetMap contributors (ODbL 1.0)';
const whole = loadCatalogue();
/** The shipped catalogue without the country of Ohrid, as a server has it that imports the town. */
const shipped = createCatalogue({
  destinations: whole.destinations.filter(({ country }) => country !== 'MK'),
  countries: whole.countries.filter(({ code }) => code !== 'MK'),
  languages: [],
  otherNames: loadOtherNames(),
});

async function imported(words: string, ...fixtures: string[]) {
  const [place] = (await loadGazetteer()).find(words, 1);
  const open = fixtures.flatMap((name) => {
    const file = new URL(`./fixtures/${name}`, import.meta.url);

    return readExtract(JSON.parse(readFileSync(file, 'utf8')), TODAY).places;
  });

  if (!place) throw new Error(`no ${words}`);
  return importedDestination({ place, words, understood: '' }, open, {
    catalogue: shipped,
    today: TODAY,
  });
}

const ohrid = () => imported('Ohrid', 'ohrid.osm.geojson');
const xalapa = () => imported('Xalapa de Enríquez', 'xalapa.overpass.json');

function catalogueWith({ destination, country }: Awaited<ReturnType<typeof imported>>) {
  return createCatalogue({
    destinations: [...shipped.destinations, destination],
    countries: [...shipped.countries, ...(country ? [country] : [])],
    languages: [],
    otherNames: loadOtherNames(),
  });
}

function planFor(catalogue: ReturnType<typeof catalogueWith>, destinations: string) {
  return generateTrip(buildRequest({ destinations }), { catalogue, prove, rounds: FEW_ROUNDS });
}

describe('a town of open data', { timeout: 60_000 }, () => {
  test('is planned like any other, in a country that the catalogue does not hold', async () => {
    const town = await ohrid();
    const trip = planFor(catalogueWith(town), 'Ohrid');
    const stops = trip.itinerary.flatMap((day) =>
      day.activities.flatMap(({ kind, place }) => (kind === 'stop' && place ? [place] : [])),
    );

    expect(trip.destination).toMatchObject({ id: 'ohrid', country: 'North Macedonia' });
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(stops.map(({ name }) => name)).toContain("Samuil's Fortress");
    expect(stops.filter(({ credit }) => credit !== CREDIT).map(({ id }) => id)).toEqual([]);
    expect(trip.warnings.join(' ')).toContain('unverified');
  });

  test('names restaurants and hotels, and calls no hours checked that nobody gave', async () => {
    const town = await xalapa();
    const trip = planFor(catalogueWith(town), 'Xalapa');
    const files = [...town.destination.places, ...town.destination.food];
    const unknown = new Set(
      files.flatMap(({ id, guessed }) =>
        guessed?.includes('hours') ? [`${town.destination.id}/${id}`] : [],
      ),
    );
    const stops = trip.itinerary.flatMap((day) => day.activities.flatMap((one) => one.place ?? []));
    const guesses = stops.filter(({ id }) => unknown.has(id));

    expect(trip.accommodation.id).toContain(`${town.destination.id}/`);
    expect(guesses.length).toBeGreaterThan(0);
    expect(guesses.every(({ opening }) => opening === 'unknown')).toBe(true);
    expect(stops.every(({ opening }) => opening !== 'checked')).toBe(true);
  });

  test('leaves out what it cannot read, and says so', async () => {
    const { destination, report } = await xalapa();

    expect(report.unreadable.join(' ')).toContain('00:00-00:00 has no length');
    expect(destination.openData?.missing[0]).toMatch(/^Opening hours of \d+ of \d+ sights/);
    expect((await ohrid()).report.skipped).toMatchObject({ 'without a name': expect.any(Number) });
  });

  test('two sources of one place make one sight, the better known one before the other', async () => {
    const { destination } = await imported('Ürgüp', 'urgup.osm.geojson', 'urgup.wikidata.geojson');
    const ids = destination.places.flatMap(({ wikidata }) => wikidata ?? []);
    const appeals = destination.places.map(({ appeal = 0 }) => appeal);

    expect(new Set(ids).size).toBe(ids.length);
    expect(appeals).toEqual(appeals.toSorted((a, b) => b - a));
    expect(destination.openData?.notices.map(({ licence }) => licence)).toEqual([
      'ODbL-1.0',
      'CC0-1.0',
    ]);
  });
});

describe('the folder of imported towns', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imported-'));

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('gives back what was written, and leaves out a broken file with its reason', async () => {
    const { report: _, ...file } = await ohrid();

    setImportedFolder(folder);
    writeImported(folder, file);
    writeFileSync(join(folder, 'broken.json'), '{"destination": {}}');
    const { destinations, countries, faults } = readImported();

    setImportedFolder('');
    expect(destinations).toEqual([file.destination]);
    expect(countries).toMatchObject([{ code: 'MK' }]);
    expect(faults).toMatchObject([expect.stringContaining('broken.json')]);
  });
});
