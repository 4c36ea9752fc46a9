import { readNumber } from './query.ts';

/** What one line of the reference says, by city and by pair of cities. */
export type Reference = {
  cities: string[];
  attractions: Map<string, Entry[]>;
  restaurants: Map<string, Restaurant[]>;
  stays: Map<string, Stay[]>;
  flights: Flight[];
  drives: Drive[];
};

export type Entry = { name: string };
export type Restaurant = Entry & { usd: number; rating: number; cuisines: string[] };
export type Stay = Entry & {
  usd: number;
  rating: number;
  roomTypes: string[];
  rules: string;
  minNights: number;
  sleeps: number;
};
export type Flight = {
  from: string;
  to: string;
  date: string;
  number: string;
  usd: number;
  departs: string;
  arrives: string;
  minutes: number;
};
export type Drive = {
  mode: 'self-driving' | 'taxi';
  from: string;
  to: string;
  text: string;
  usd: number;
  minutes: number;
};

type Row = Record<string, unknown>;

const OF_CITY = /^(attractions|restaurants|accommodations) in (.+)$/i;
const FLIGHT = /^flights? from (.+) to (.+) on (\d{4}-\d{2}-\d{2})$/i;
const DRIVE = /^(self-driving|taxi) from (.+) to (.+)$/i;

/** Reads one line of reference data; entries without a name or a price are left out. */
export function readReference(line: Row): Reference {
  const reference: Reference = {
    cities: [],
    attractions: new Map(),
    restaurants: new Map(),
    stays: new Map(),
    flights: [],
    drives: [],
  };

  for (const [key, content] of Object.entries(line)) readEntry(reference, key.trim(), content);
  reference.cities = [...reference.stays.keys()];
  return reference;
}

function readEntry(reference: Reference, key: string, content: unknown): void {
  const [, kind, city] = OF_CITY.exec(key) ?? [];
  const [, from, to, date] = FLIGHT.exec(key) ?? [];
  const [, mode, origin, goal] = DRIVE.exec(key) ?? [];

  if (kind && city) readCity(reference, [kind, city], rowsOf(content));
  if (from && to && date) {
    reference.flights.push(...readFlights({ from, to, date }, rowsOf(content)));
  }
  if (mode && origin && goal) {
    reference.drives.push(...readDrive({ mode, from: origin, to: goal }, String(content)));
  }
}

function rowsOf(content: unknown): Row[] {
  return Array.isArray(content)
    ? content.filter((row): row is Row => typeof row === 'object' && row !== null)
    : [];
}

function textOf(row: Row, ...keys: string[]): string {
  const value = keys.map((key) => row[key]).find((one) => one !== undefined && one !== null);

  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function readCity(reference: Reference, [kind, city]: [string, string], rows: Row[]): void {
  const { attractions, restaurants, stays } = reference;

  if (kind.toLowerCase() === 'attractions') attractions.set(city, readAttractions(rows));
  else if (kind.toLowerCase() === 'restaurants') restaurants.set(city, readRestaurants(rows));
  else stays.set(city, readStays(rows));
}

/** The answer format ends each attraction by a semicolon, so that a name cannot hold one. */
function readAttractions(rows: Row[]): Entry[] {
  const names = rows.map((row) => textOf(row, 'Name', 'NAME'));

  return [...new Set(names)]
    .filter((name) => name !== '' && !name.includes(';'))
    .map((name) => ({ name }));
}

function readRestaurants(rows: Row[]): Restaurant[] {
  const read = rows.map((row) => ({
    name: textOf(row, 'Name', 'NAME'),
    usd: readNumber(row['Average Cost']),
    rating: readNumber(row['Aggregate Rating']) || 0,
    cuisines: textOf(row, 'Cuisines')
      .split(',')
      .map((cuisine) => cuisine.trim().toLowerCase()),
  }));

  return mergeByName(read, (one, other) => ({
    ...one,
    usd: Math.max(one.usd, other.usd),
    cuisines: one.cuisines.filter((cuisine) => other.cuisines.includes(cuisine)),
  }));
}

function readStays(rows: Row[]): Stay[] {
  const read = rows.map((row) => ({
    name: textOf(row, 'NAME', 'Name'),
    usd: readNumber(row['price']),
    rating: readNumber(row['review rate number']) || 0,
    roomTypes: [textOf(row, 'room type').trim().toLowerCase()],
    rules: textOf(row, 'house_rules').toLowerCase(),
    minNights: readNumber(row['minimum nights']) || 0,
    sleeps: readNumber(row['maximum occupancy']),
  }));

  return mergeByName(
    read.filter(({ sleeps }) => sleeps >= 1),
    (one, other) => ({
      ...one,
      usd: Math.max(one.usd, other.usd),
      roomTypes: [...new Set([...one.roomTypes, ...other.roomTypes])],
      rules: `${one.rules} & ${other.rules}`,
      minNights: Math.max(one.minNights, other.minNights),
      sleeps: Math.min(one.sleeps, other.sleeps),
    }),
  );
}

/** A name that fits several entries counts as the worst of them: the answer format tells them apart by name alone. */
function mergeByName<T extends Entry & { usd: number }>(
  entries: readonly T[],
  worse: (one: T, other: T) => T,
): T[] {
  const priced = entries.filter(({ name, usd }) => name.trim() !== '' && usd >= 0);
  const seen = new Set<string>();

  return priced
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .map((entry) =>
      priced
        .filter((other) => other !== entry && other.name.includes(entry.name))
        .reduce(worse, entry),
    );
}

type Route = { from: string; to: string };

function readFlights({ from, to, date }: Route & { date: string }, rows: Row[]): Flight[] {
  return rows
    .map((row) => ({
      from,
      to,
      date,
      number: textOf(row, 'Flight Number'),
      usd: readNumber(row['Price']),
      departs: textOf(row, 'DepTime'),
      arrives: textOf(row, 'ArrTime'),
      minutes: readMinutes(textOf(row, 'ActualElapsedTime')),
    }))
    .filter(({ number, usd }) => number !== '' && usd >= 0);
}

/** "self-driving, from A to B, duration: 4 hours 10 mins, distance: 446 km, cost: 22" */
function readDrive({ mode, from, to }: Route & { mode: string }, content: string): Drive[] {
  const usd = readNumber(/cost:\s*(\S+)/i.exec(content)?.[1]);
  const minutes = readMinutes(/duration:([^,]*)/i.exec(content)?.[1] ?? '');
  const text = content.replace(/^[^,]*,/, '').trim();

  if (!(usd >= 0)) return [];
  return [
    { mode: mode.toLowerCase() === 'taxi' ? 'taxi' : 'self-driving', from, to, text, usd, minutes },
  ];
}

/** Minutes of "1 day 3 hours 5 mins". */
export function readMinutes(text: string): number {
  const units = { day: 1440, hour: 60, min: 1 };

  return Object.entries(units).reduce((sum, [unit, minutes]) => {
    const found = new RegExp(String.raw`([\d.]+)\s*${unit}`, 'i').exec(text);

    return sum + (found ? Number(found[1]) * minutes : 0);
  }, 0);
}
