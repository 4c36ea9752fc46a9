import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { DestinationFile } from './catalogue.schema.ts';
import { dataFolder, readDataFile } from './data-folder.ts';
import {
  type NamedPlace,
  namedPlacesOf,
  setNames,
  sightCounts,
  type SightCounts,
} from './named-places.ts';

/** What takes nearly all of a file's room, and is asked for of a few destinations only. */
const DETAILS = [
  'places',
  'food',
  'stays',
  'dayTrips',
  'business',
  'days',
  'timedWords',
  'tips',
  'walks',
  'ways',
  'tickets',
] as const;
type Detail = (typeof DETAILS)[number];
type Head = Omit<DestinationFile, Detail>;
/** What is kept of a file. */
type Row = {
  file: string;
  bytes: number;
  /** Its fields but the details, and which of these it has. */
  head: Head;
  details: readonly Detail[];
  counts: SightCounts;
  /** The names of its places as JSON, read when they are asked for. */
  names: string;
};

const FOLDER = 'destinations/';
/** Beside the built server; the sources have none, and read every file whole. */
const INDEX = new URL('./destinations.json', import.meta.url);

/** Writes what is needed of every destination at once, so that a start need not read all files: part of the build. */
export function writeDestinationIndex(data = dataFolder(), index = INDEX): void {
  const folder = new URL(FOLDER, data);
  const rows = filesIn(folder).map((file) => rowOf(file, folder));

  writeFileSync(index, JSON.stringify(rows));
}

function filesIn(folder: URL): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.json'));
}

function rowOf(file: string, folder: URL): Row {
  const destination = readDataFile<DestinationFile>(file, folder);
  const isDetail = (key: string) => DETAILS.some((detail) => detail === key);
  const head = Object.entries(destination).filter(([key]) => !isDetail(key));

  return {
    file,
    bytes: statSync(new URL(file, folder)).size,
    head: Object.fromEntries(head) as Head,
    details: DETAILS.filter((detail) => detail in destination),
    counts: sightCounts(destination),
    names: JSON.stringify(namedPlacesOf(destination).map(toTuple)),
  };
}

/**
 * Every shipped destination. One whose file is as it was when the server was built is read from the index, and its
 * file only once somebody asks for a detail; any other is read whole.
 */
export function readDestinations(data = dataFolder(), index = INDEX): DestinationFile[] {
  const folder = new URL(FOLDER, data);
  const known = rowsAsBuilt(folder, index);

  return filesIn(folder).map((file) => {
    const read = () => readDataFile<DestinationFile>(file, folder);
    const row = known.get(file);

    return row ? inPart(row, read) : read();
  });
}

/** The rows of the index whose files nobody has written to since. */
function rowsAsBuilt(folder: URL, index: URL): ReadonlyMap<string, Row> {
  if (!existsSync(index)) return new Map();
  const rows = JSON.parse(readFileSync(index, 'utf8')) as Row[];
  const writtenMs = statSync(index).mtimeMs;

  return new Map(
    rows.flatMap((row) => {
      const now = statSync(new URL(row.file, folder), { throwIfNoEntry: false });

      return now?.size === row.bytes && now.mtimeMs <= writtenMs ? [[row.file, row] as const] : [];
    }),
  );
}

/** A destination whose details are read from its file when the first of them is asked for. */
function inPart(
  { head, details, counts, names }: Row,
  read: () => DestinationFile,
): DestinationFile {
  let whole: DestinationFile | undefined;
  const destination: object = { ...head };

  for (const detail of details) {
    Object.defineProperty(destination, detail, {
      enumerable: true,
      get: () => (whole ??= read())[detail],
    });
  }
  setNames(destination as DestinationFile, {
    ...counts,
    read: () => (JSON.parse(names) as NameTuple[]).map(fromTuple),
  });
  return destination as DestinationFile;
}

/** A named place without its keys, which would take more room than the rest. */
type NameTuple = ReturnType<typeof toTuple>;

function toTuple(place: NamedPlace) {
  const { type, id, name, localName = null, aliases = null, appeal = null, fame, lat, lon } = place;

  return [type, id, name, localName, aliases, appeal, fame, lat, lon] as const;
}

function fromTuple([
  type,
  id,
  name,
  local,
  aliases,
  appeal,
  fame,
  lat,
  lon,
]: NameTuple): NamedPlace {
  return {
    type,
    id,
    name,
    localName: local ?? undefined,
    aliases: aliases ?? undefined,
    appeal: appeal ?? undefined,
    fame,
    lat,
    lon,
  };
}
