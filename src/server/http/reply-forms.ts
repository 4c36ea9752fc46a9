import type { Request } from 'express';
import superjson from 'superjson';
import { listTripsInput, type ListTripsQuery } from '#shared/trips/trip-lists.schema.ts';
import { tripDetail, tripPage } from '#shared/trips/trip.schema.ts';
import { ownerFor } from '../identity/identity.service.ts';
import type { User } from '../identity/user.ts';
import type { Services } from '../services.ts';

/** A read whose reply may be kept: its name, and how to learn whether the reply is still true. */
export type KeptRead = {
  key: string;
  /** The mark under which the reply is true; with the reply's text where that is not the known mark. */
  latest: (knownMark: string | undefined) => Promise<{ mark: string; text?: string }>;
};

/**
 * Recognises the reads of one transport by path and query; undefined for every other call, and for users
 * whose right to what they ask for the procedure has to check.
 */
export type ReplyForm = (request: Request, user: User) => KeptRead | undefined;

type Sources = Pick<Services, 'trips' | 'tripLists'>;
type Transport = { name: string; write: (value: unknown) => string };

const REST: Transport = { name: 'rest', write: (value) => JSON.stringify(value) };
const TRPC: Transport = {
  name: 'trpc',
  write: (value) => JSON.stringify({ result: { data: superjson.serialize(value) } }),
};

/** GET /trips/{id} and GET /trips. */
export function createRestForm(sources: Sources): ReplyForm {
  return (request, user) => {
    const { path } = request;

    if (!user.actsForEveryone) return undefined;
    const id = /^\/trips\/([1-9]\d{0,8})\/?$/.exec(path)?.[1];

    if (id) return tripRead(Number(id), sources, REST);
    if (!/^\/trips\/?$/.test(path)) return undefined;
    const read = listTripsInput.safeParse(
      Object.fromEntries(
        Object.entries(request.query).map(([name, value]) => [name, toNumber(value)]),
      ),
    );

    return read.success
      ? listRead({ ...read.data, userId: ownerFor(user, read.data.userId) }, sources, REST)
      : undefined;
  };
}

/** trips.byId with an input that is plain JSON. */
export function createTrpcForm(sources: Sources): ReplyForm {
  return (request, user) => {
    if (!user.actsForEveryone || request.path !== '/trips.byId') return undefined;
    const { input } = request.query;

    if (typeof input !== 'string') return undefined;
    const id = /^\{"json":\{"id":([1-9]\d{0,8})\}\}$/.exec(input)?.[1];

    return id ? tripRead(Number(id), sources, TRPC) : undefined;
  };
}

function tripRead(id: number, { trips }: Sources, { name, write }: Transport): KeptRead {
  return {
    key: `${name} trip ${id}`,
    async latest(knownMark) {
      const { mark, trip } = await trips.latest(id, knownMark);

      return trip ? { mark, text: write(tripDetail.parse(trip)) } : { mark };
    },
  };
}

function listRead(
  query: ListTripsQuery,
  { tripLists }: Sources,
  { name, write }: Transport,
): KeptRead | undefined {
  // Searches are as many as there are words.
  if (query.search.trim()) return undefined;
  return {
    key: `${name} list ${query.userId} ${query.tab} ${query.cursor ?? ''} ${query.limit}`,
    async latest(knownMark) {
      const { mark, page } = await tripLists.latest(query, knownMark);

      return page ? { mark, text: write(tripPage.parse(page)) } : { mark };
    },
  };
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value;
}
