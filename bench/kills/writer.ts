import type { Draw } from '../fuzz/draw.ts';

/** What a trip was told to be, and what it may be as well: the last write, if its reply never came. */
export type WrittenTrip = {
  title: string;
  items: Set<string>;
  isRemoved: boolean;
  unanswered: { title?: string; item?: string; isRemoved?: boolean };
};

export type Writer = ReturnType<typeof createWriter>;

const TRIP = { destination: 'Lisbon, Portugal', startDate: '2026-06-01', endDate: '2026-06-05' };

/** An answer that is no yes; 503 apart, which a server gives whose database was killed a moment before it. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** Writes to trips of its own, one write after the other, and remembers what was acknowledged. */
export function createWriter(name: number, draw: Draw) {
  const trips = new Map<number, WrittenTrip>();
  let writes = 0;
  let acknowledged = 0;

  async function send(url: string, method: string, body?: object): Promise<unknown> {
    const response = await fetch(url, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();

    if (response.status === 503) throw new Error(text);
    if (response.status !== 200) throw new Refused(`${method} ${url}: ${response.status} ${text}`);
    acknowledged += 1;
    return JSON.parse(text);
  }

  async function create(url: string): Promise<void> {
    const made = (await send(`${url}/api/trips`, 'POST', TRIP)) as { id: number };

    trips.set(made.id, { title: '', items: new Set(), isRemoved: false, unanswered: {} });
  }

  async function rename(address: string, trip: WrittenTrip, title: string): Promise<void> {
    trip.unanswered = { title };
    await send(`${address}/rename`, 'POST', { title });
    trip.title = title;
    trip.unanswered = {};
  }

  async function pack(address: string, trip: WrittenTrip, item: string): Promise<void> {
    trip.unanswered = { item };
    await send(`${address}/packing-items`, 'POST', { name: item, category: 'Travel Documents' });
    trip.items.add(item);
    trip.unanswered = {};
  }

  async function remove(address: string, trip: WrittenTrip): Promise<void> {
    trip.unanswered = { isRemoved: true };
    await send(address, 'DELETE');
    trip.isRemoved = true;
    trip.unanswered = {};
  }

  async function writeOnce(url: string): Promise<void> {
    const own = [...trips].filter(([, trip]) => !trip.isRemoved);
    const text = `${name} wrote ${(writes += 1)}`;

    if (own.length < 3 || draw.once(8)) return create(url);
    const [id, trip] = draw.one(own);
    const address = `${url}/api/trips/${id}`;

    if (draw.once(12)) return remove(address, trip);
    return draw.once(2) ? rename(address, trip, text) : pack(address, trip, text);
  }

  return {
    trips,
    acknowledged: () => acknowledged,

    /** Writes until the server no longer answers. Throws when it refuses a write. */
    async writeUntilGone(url: string): Promise<void> {
      try {
        // oxlint-disable-next-line no-await-in-loop
        for (;;) await writeOnce(url);
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
    },
  };
}
