import { setImmediate as nextTurn } from 'node:timers/promises';
import { prefixDistance, slipsAllowed } from '../catalogue/spelling.ts';
import { nameKey } from './name-key.ts';
import { loadTownNames, prepareTownNames } from './town-names.ts';
import { keysOf, type Towns } from './towns.ts';
import type { Town } from './town.ts';

/** How a name was met, the best first. */
const MATCHES = ['whole', 'beginning', 'word', 'slip'] as const;
export type NameMatch = (typeof MATCHES)[number];
export type FoundTown = { town: Town; match: NameMatch; slips: number };

export type TownSearch = (query: string, limit: number) => FoundTown[];

/** Slips are forgiven in the names of towns of this size. */
const KNOWN_ABROAD = 15_000;
const ROWS_A_TURN = 2000;
/** The letters of a key as bits: a key without most of the letters that were typed is no slip of it. */
const A = 97;

type Entry = { key: string; row: number; population: number };
/** Of the known ones, the letters of each key stand apart: all of them are looked through for each word. */
type Index = { sorted: Entry[]; known: Entry[]; letters: Int32Array };

/**
 * Finds towns while somebody types their name: whole names, beginnings, and slips in the names of towns that
 * people abroad know. The index is built in slices, so that a server goes on answering meanwhile.
 */
export async function createTownSearch(towns: Towns): Promise<TownSearch> {
  for (const _ of prepareTownNames()) await nextTurn();
  const others = loadTownNames();
  const index = await buildIndex(towns);

  return (query, limit) => {
    const key = nameKey(query);

    if (key === '') return [];
    const found = new Map<number, FoundTown>();
    const add = (town: Town, match: NameMatch, slips = 0) => {
      if (!found.has(town.id)) found.set(town.id, { town, match, slips });
    };

    for (const town of towns.called(key)) add(town, 'whole');
    for (const id of others.idsOf(key)) {
      const town = towns.byId(id);

      if (town) add(town, 'whole');
    }
    for (const { row } of largest(beginningWith(key, index.sorted), limit))
      add(towns.at(row), 'beginning');
    for (const { row, slips } of found.size < limit ? misspelt(key, index, limit) : [])
      add(towns.at(row), 'slip', slips);
    return [...found.values()];
  };
}

async function buildIndex(towns: Towns): Promise<Index> {
  const buckets = new Map<string, Entry[]>();

  for (let row = 0; row < towns.count; row += 1) {
    const { name, country, population } = towns.at(row);

    for (const key of keysOf(name, country)) {
      const bucket = buckets.get(key[0] ?? '') ?? [];

      bucket.push({ key, row, population });
      buckets.set(key[0] ?? '', bucket);
    }
    if (row % ROWS_A_TURN === 0) await nextTurn();
  }
  const letters = [...buckets.keys()].toSorted();
  const sorted: Entry[] = [];

  for (const letter of letters) {
    sorted.push(...(buckets.get(letter) ?? []).toSorted(byKey));
    await nextTurn();
  }
  const known = sorted.filter(({ population }) => population >= KNOWN_ABROAD);

  return { sorted, known, letters: Int32Array.from(known, ({ key }) => lettersOf(key)) };
}

function byKey(a: Entry, b: Entry): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

/** The entries whose key begins with a text, found by halving. */
function beginningWith(text: string, sorted: readonly Entry[]): Entry[] {
  let [low, high] = [0, sorted.length];

  while (low < high) {
    const middle = (low + high) >> 1;

    if ((sorted[middle]?.key ?? '') < text) low = middle + 1;
    else high = middle;
  }
  let end = low;

  while (sorted[end]?.key.startsWith(text)) end += 1;
  return sorted.slice(low, end);
}

function largest(entries: readonly Entry[], limit: number): Entry[] {
  return entries.toSorted((a, b) => b.population - a.population).slice(0, limit);
}

function misspelt(key: string, index: Index, limit: number) {
  const allowed = slipsAllowed(key);

  if (allowed === 0) return [];
  return slipsOf(key, index, allowed)
    .toSorted((a, b) => a.slips - b.slips || b.population - a.population)
    .slice(0, limit);
}

/** The known towns whose key begins as another but for a few letters. All are looked at, so nothing is made of the rest. */
function slipsOf(key: string, { known, letters }: Index, most: number) {
  const wanted = lettersOf(key);
  const found: (Entry & { slips: number })[] = [];

  for (let at = 0; at < letters.length; at += 1) {
    const entry = known[at];

    if (!entry || entry.key.length < key.length - most) continue;
    if (bitsOf(wanted & ~(letters[at] ?? 0)) > most) continue;
    const slips = prefixDistance(key, entry.key, most);

    if (slips <= most) found.push({ ...entry, slips });
  }
  return found;
}

function lettersOf(key: string): number {
  let letters = 0;

  for (let at = 0; at < key.length; at += 1) {
    const bit = key.charCodeAt(at) - A;

    if (bit >= 0 && bit < 26) letters |= 1 << bit;
  }
  return letters;
}

function bitsOf(letters: number): number {
  let bits = 0;

  for (let rest = letters; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
