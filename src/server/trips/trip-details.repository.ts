import type { EntityManager } from 'typeorm';
import { runPrepared, type PreparedQuery } from '../db/prepared-query.ts';
import type { TripEntity } from '../db/entities/trip.entity.ts';
import type { TripWhere } from './domain/trip-today.ts';
import type { TripWithDetails } from './trip.mapper.ts';

/** A trip as it lies in its tables now. */
export type StoredTrip = TripWhere & {
  isSurprise: boolean;
  /** The same as long as no row of the trip has changed. */
  stamp: string;
  /** Left out where the stamp is the one that was known. */
  details?: TripWithDetails;
};

/** The tables whose rows belong to a trip, and the order in which they are shown. */
const OWNED = {
  flights: ['flights', 'position, id'],
  accommodations: ['accommodations', 'position, id'],
  activities: ['activities', 'position, id'],
  diningOptions: ['dining_options', 'position, id'],
  itineraryDays: ['itinerary_days', '"dayNumber"'],
  packingItems: ['packing_items', 'position, id'],
  places: ['trip_places', 'position, id'],
} as const;

/** Where a row lies and which transaction wrote it: no two versions of a row share both. */
const STAMPS = Object.values(OWNED).map(
  ([table]) =>
    `(SELECT string_agg(o.ctid::text || o.xmin::text, '') FROM ${table} o WHERE o."tripId" = trip.id)`,
);
const IS_CHANGED = 'seen.stamp IS DISTINCT FROM $2';
const ROWS = Object.entries(OWNED).map(
  ([name, [table, order]]) =>
    `CASE WHEN ${IS_CHANGED} THEN
      coalesce((SELECT json_agg(o ORDER BY ${order}) FROM ${table} o WHERE o."tripId" = $1), '[]') END AS "${name}"`,
);

/**
 * One statement, so of one moment: nobody sees a trip half as it was and half as it is. The rows are read only
 * where their stamp is not the known one.
 */
const READ: PreparedQuery = {
  name: 'read-trip',
  text: `
  SELECT seen.*, ${ROWS.join(', ')},
    CASE WHEN ${IS_CHANGED} THEN
      (SELECT row_to_json(whole) FROM trips whole WHERE whole.id = $1) END AS trip
  FROM (
    SELECT trip."isSurprise", trip."timeZone", trip."amadeusCodes",
      concat_ws('/', trip.ctid::text || trip.xmin::text, ${STAMPS.map((stamp) => `coalesce(${stamp}, '')`).join(', ')}) AS stamp
    FROM trips trip WHERE trip.id = $1 AND trip."deletedAt" IS NULL
    OFFSET 0
  ) seen`,
};

type Row = Omit<StoredTrip, 'details'> & { trip: StoredTripRow | null } & Pick<
    TripWithDetails,
    keyof typeof OWNED
  >;
/** As JSON has it: moments are texts. */
type StoredTripRow = Omit<TripEntity, 'createdAt' | 'revealedAt' | 'deletedAt'> & {
  createdAt: string;
  revealedAt: string | null;
};

/** Reads a trip and everything that belongs to it; undefined when there is no such trip. */
export async function findTrip(
  manager: EntityManager,
  id: number,
  knownStamp?: string,
): Promise<StoredTrip | undefined> {
  const [row] = await runPrepared<Row>(manager, READ, [id, knownStamp ?? null]);

  if (!row) return undefined;
  const { stamp, isSurprise, timeZone, amadeusCodes, trip, ...owned } = row;
  const seen = { stamp, isSurprise, timeZone, amadeusCodes };

  return trip ? { ...seen, details: { trip: toEntity(trip), ...owned } } : seen;
}

function toEntity({ createdAt, revealedAt, ...trip }: StoredTripRow): TripEntity {
  return {
    ...trip,
    createdAt: new Date(createdAt),
    revealedAt: revealedAt === null ? null : new Date(revealedAt),
  };
}
