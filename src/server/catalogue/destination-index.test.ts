import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DestinationFile } from './catalogue.schema.ts';
import { dataFolder } from './data-folder.ts';
import { readDestinations, writeDestinationIndex } from './destination-index.ts';
import { namedPlacesOf, sightCounts } from './named-places.ts';

const NAMES = ['kyoto', 'lisbon', 'ubud'];
const folder = mkdtempSync(join(tmpdir(), 'northstar-index-'));
const data = pathToFileURL(`${folder}/`);
const index = new URL('destinations.json', data);
const pathOf = (name: string) => join(folder, 'destinations', `${name}.json`);
const onDisk = (name: string) => JSON.parse(readFileSync(pathOf(name), 'utf8')) as DestinationFile;

beforeAll(() => {
  mkdirSync(join(folder, 'destinations'));
  for (const name of NAMES)
    cpSync(new URL(`destinations/${name}.json`, dataFolder()), pathOf(name));
  writeDestinationIndex(data, index);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('destinations read from the index', () => {
  test('are what their files say, detail by detail', () => {
    expect(readDestinations(data, index)).toEqual(NAMES.map(onDisk));
  });

  test('tell fields, counts and names without their files', () => {
    const files = NAMES.map(onDisk);
    const destinations = readDestinations(data, index);

    for (const name of NAMES) rmSync(pathOf(name));
    try {
      expect(destinations.map(({ climate }) => climate)).toEqual(files.map((one) => one.climate));
      expect(destinations.map(sightCounts)).toEqual(files.map(sightCounts));
      expect(destinations.map(namedPlacesOf)).toEqual(files.map(namedPlacesOf));
      expect(() => destinations[0]?.places).toThrow('ENOENT');
    } finally {
      files.forEach((file) => {
        writeFileSync(pathOf(file.id), JSON.stringify(file));
      });
      writeDestinationIndex(data, index);
    }
  });

  test('give way to a file that was written to since', () => {
    const later = new Date(Date.now() + 60_000);

    writeFileSync(pathOf('ubud'), JSON.stringify({ ...onDisk('ubud'), name: 'Ubuu' }));
    utimesSync(pathOf('ubud'), later, later);
    expect(readDestinations(data, index).map(({ name }) => name)).toEqual([
      'Kyoto',
      'Lisbon',
      'Ubuu',
    ]);
  });

  test('and to every file where nothing was built', () => {
    const none = new URL('none.json', data);

    expect(readDestinations(data, none)).toEqual(NAMES.map(onDisk));
  });
});
