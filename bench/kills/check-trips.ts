import type { Writer, WrittenTrip } from './writer.ts';

type Stored = { title?: string; packingItems: { name: string }[] };

/** What is not as it was acknowledged; what a killed server may have written or not is settled as it is found. */
export async function checkTrips(url: string, writers: readonly Writer[]): Promise<string[]> {
  const checks = writers.map(async ({ trips }) => {
    const faults: string[] = [];

    for (const [id, trip] of trips) {
      // oxlint-disable-next-line no-await-in-loop
      const stored = await read(`${url}/api/trips/${id}`);

      faults.push(...compare(trip, stored).map((fault) => `trip ${id}: ${fault}`));
      settle(trip, stored);
    }
    return faults;
  });

  return (await Promise.all(checks)).flat();
}

/** Undefined where there is no such trip. */
async function read(address: string): Promise<Stored | undefined> {
  const response = await fetch(address);
  const text = await response.text();

  if (response.status === 404) return undefined;
  if (response.status !== 200) throw new Error(`${address}: ${response.status} ${text}`);
  return JSON.parse(text) as Stored;
}

function compare(trip: WrittenTrip, stored: Stored | undefined): string[] {
  const { unanswered } = trip;

  if (trip.isRemoved) return stored ? ['was removed and is there'] : [];
  if (!stored) return unanswered.isRemoved ? [] : ['is lost'];
  const title = stored.title ?? '';
  const items = stored.packingItems.map(({ name }) => name);
  const written = [...trip.items];
  const isOdd = (item: string) => !trip.items.has(item) && item !== unanswered.item;

  return [
    ...([trip.title, unanswered.title].includes(title) ? [] : [`"${title}", not "${trip.title}"`]),
    ...written.filter((item) => !items.includes(item)).map((item) => `lost "${item}"`),
    ...items.filter(isOdd).map((item) => `has "${item}"`),
    ...(new Set(items).size < items.length ? ['has an item twice'] : []),
  ];
}

function settle(trip: WrittenTrip, stored: Stored | undefined): void {
  trip.unanswered = {};
  trip.isRemoved = stored === undefined;
  trip.title = stored?.title ?? '';
  trip.items = new Set(stored?.packingItems.map(({ name }) => name));
}
