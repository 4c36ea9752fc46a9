import { parse } from 'node:querystring';
import superjson from 'superjson';
import { listTripsInput, type ListTripsQuery } from '#shared/trips/trip-lists.schema.ts';
import { tripDetail, tripPage } from '#shared/trips/trip.schema.ts';
import { ownerFor } from '../identity/identity.service.ts';
import { DEMO_USER } from '../identity/user.ts';
import type { Lasting } from '../lasting.ts';
import type { Services } from '../services.ts';

/** A read: how to write its reply, and the name by which the reply may be kept. */
export type KeptRead = { key?: string; write: () => Promise<Lasting<string>> };

/** Recognises a read of the demo user by the path and query of a GET; undefined for every other call. */
export type ReplyForm = (path: string, query: string) => KeptRead | undefined;

type Sources = Pick<Services, 'trips' | 'tripLists'>;
type Transport = { name: string; write: (value: unknown) => string };

const REST: Transport = { name: 'rest', write: (value) => JSON.stringify(value) };
const TRPC: Transport = {
  name: 'trpc',
  write: (value) => JSON.stringify({ result: { data: superjson.serialize(value) } }),
};

/** GET /api/trips/{id}, GET /api/trips, and trips.byId with an input that is plain JSON. */
export function createReplyForm(sources: Sources): ReplyForm {
  return (path, query) => {
    const id = /^\/api\/trips\/([1-9]\d{0,8})\/?$/.exec(path)?.[1];

    if (id) return tripRead(Number(id), sources, REST);
    if (/^\/api\/trips\/?$/.test(path)) return listRead(query, sources, REST);
    return path === '/api/trpc/trips.byId' ? procedureRead(query, sources) : undefined;
  };
}

function procedureRead(query: string, sources: Sources): KeptRead | undefined {
  const { input } = parse(query);
  const id =
    typeof input === 'string' ? /^\{"json":\{"id":([1-9]\d{0,8})\}\}$/.exec(input)?.[1] : undefined;

  return id ? tripRead(Number(id), sources, TRPC) : undefined;
}

function tripRead(id: number, { trips }: Sources, { name, write }: Transport): KeptRead {
  return {
    key: `${name} trip ${id}`,
    async write() {
      const { value, holds } = await trips.lasting(id);

      return { value: write(tripDetail.parse(value)), holds };
    },
  };
}

function listRead(query: string, { tripLists }: Sources, { name, write }: Transport) {
  const input = listInput(query);

  if (!input) return undefined;
  // Searches are as many as there are words.
  if (input.search.trim()) return searchRead(input, tripLists, write);
  return {
    key: `${name} list ${input.userId} ${input.tab} ${input.cursor ?? ''} ${input.limit}`,
    async write() {
      const { value, holds } = await tripLists.lasting(input);

      return { value: write(tripPage.parse(value)), holds };
    },
  };
}

function searchRead(
  input: ListTripsQuery,
  tripLists: Sources['tripLists'],
  write: Transport['write'],
): KeptRead {
  return {
    async write() {
      const page = await tripLists.page(input);

      return { value: write(tripPage.parse(page)), holds: () => Promise.resolve(false) };
    },
  };
}

/** Undefined for what is no list. */
function listInput(query: string): ListTripsQuery | undefined {
  const { success, data } = listTripsInput.safeParse(
    Object.fromEntries(Object.entries(parse(query)).map(([name, value]) => [name, spelled(value)])),
  );

  return success ? { ...data, userId: ownerFor(DEMO_USER, data.userId) } : undefined;
}

function spelled(value: unknown): unknown {
  return typeof value === 'string' && /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value;
}
