import { clear, createStore, delMany, get, getMany, set, update, type UseStore } from 'idb-keyval';

/** Replies of these procedures are kept in the browser, to be read without a network. */
const KEPT_PROCEDURES = new Set([
  'trips.byId',
  'trips.itinerary',
  'trips.list',
  'generation.freshFacts',
]);
/** Goes up when what is kept can no longer be read by the screens. */
const VERSION = 1;
export const MAX_TRIPS = 20;
const MAX_LISTS = 8;
const INDEX = `index:${VERSION}`;

/** A reply, when it was true, and which trip it belongs to; replies of one trip go together. */
export type Kept = { data: unknown; keptAt: number };
type IndexEntry = { key: string; group: string; keptAt: number };

let store: UseStore | undefined;

/** The name under which a reply is kept; undefined for procedures whose replies are not. */
export function keptKey(procedure: string, input: unknown): string | undefined {
  return KEPT_PROCEDURES.has(procedure)
    ? `${VERSION}:${procedure}:${JSON.stringify(input ?? null)}`
    : undefined;
}

export async function readKept(key: string): Promise<Kept | undefined> {
  return get<Kept>(key, keptStore());
}

/** Keeps a reply, and lets go of the trips that were opened longest ago. */
export async function writeKept(key: string, kept: Kept): Promise<void> {
  let gone: string[] = [];

  await set(key, kept, keptStore());
  await update<IndexEntry[]>(
    INDEX,
    (index = []) => {
      const next = [
        { key, group: groupOf(key), keptAt: kept.keptAt },
        ...index.filter((entry) => entry.key !== key),
      ];
      const bounded = withinBounds(next);

      gone = next.filter((entry) => !bounded.includes(entry)).map((entry) => entry.key);
      return bounded;
    },
    keptStore(),
  );
  if (gone.length > 0) await delMany(gone, keptStore());
}

/** Lets go of a trip that is gone from the server: of all its replies, and of its cards in the lists. */
export async function forgetTrip(id: number): Promise<void> {
  const index = (await get<IndexEntry[]>(INDEX, keptStore())) ?? [];
  const isOfTrip = ({ group }: IndexEntry) => group === `trip ${id}`;

  await delMany(
    index.filter(isOfTrip).map(({ key }) => key),
    keptStore(),
  );
  await update<IndexEntry[]>(
    INDEX,
    (entries = []) => entries.filter((entry) => !isOfTrip(entry)),
    keptStore(),
  );
  for (const { key, group } of index) {
    if (!group.startsWith('list')) continue;
    await update<Kept | undefined>(
      key,
      (kept) => kept && { ...kept, data: withoutCard(kept.data, id) },
      keptStore(),
    );
  }
}

/** A list's reply, or the pages of one, without a trip's card. */
function withoutCard(data: unknown, id: number): unknown {
  const { trips, pages } = (data ?? {}) as { trips?: { id: number }[]; pages?: unknown[] };

  if (pages) return { ...(data as object), pages: pages.map((page) => withoutCard(page, id)) };
  return trips ? { ...(data as object), trips: trips.filter((trip) => trip.id !== id) } : data;
}

/** Lets go of everything: whoever uses this browser next has not signed in. */
export async function forgetAll(): Promise<void> {
  await clear(keptStore());
}

/** What is kept of one procedure, the newest first. */
export async function readAllKept(procedure: string): Promise<Kept[]> {
  const index = (await get<IndexEntry[]>(INDEX, keptStore())) ?? [];
  const keys = index
    .filter(({ key }) => key.startsWith(`${VERSION}:${procedure}:`))
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .map(({ key }) => key);
  const found = await getMany<Kept | undefined>(keys, keptStore());

  return found.filter((kept) => kept !== undefined);
}

/** The database is opened by the first who needs it: a browser may forbid it, and only they then fail. */
export function keptStore(): UseStore {
  store ??= createStore('northstar', 'kept');
  return store;
}

/** The entries of the newest trips and lists, in their order. */
export function withinBounds(index: readonly IndexEntry[]): IndexEntry[] {
  const groups = [
    ...new Set(index.toSorted((a, b) => b.keptAt - a.keptAt).map(({ group }) => group)),
  ];
  const isList = (group: string) => group.startsWith('list');
  const kept = new Set([
    ...groups.filter((group) => !isList(group)).slice(0, MAX_TRIPS),
    ...groups.filter(isList).slice(0, MAX_LISTS),
  ]);

  return index.filter(({ group }) => kept.has(group));
}

function groupOf(key: string): string {
  const id = /^\d+:[\w.]+:\{"id":(\d+)\}$/.exec(key)?.[1];

  return id ? `trip ${id}` : `list ${key}`;
}
