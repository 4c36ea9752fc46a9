import type { EntityManager } from 'typeorm';
import { runPrepared, type PreparedQuery } from '../db/prepared-query.ts';
import type { TripEntity } from '../db/entities/trip.entity.ts';
import type { TripWithDetails } from './trip.mapper.ts';

/** A trip as it lies in its tables; the same stamp stands for the same rows. */
export type StoredTrip = { stamp: string; details: TripWithDetails };

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

/**
 * Where each row lies and which transaction wrote it: no two versions of a row share both. All tables in one list,
 * which the database goes through far sooner than a question for each.
 */
const STAMP = `(
    SELECT string_agg(own.ctid::text || own.xmin::text, '/' ORDER BY own.source, own.ctid)
    FROM (
      SELECT 0 AS source, ctid, xmin FROM trips WHERE id = $1
      ${Object.values(OWNED)
        .map(
          ([table], at) =>
            `UNION ALL SELECT ${at + 1}, ctid, xmin FROM ${table} WHERE "tripId" = $1`,
        )
        .join('\n      ')}
    ) own)`;

/** One statement, so of one moment: nobody sees a trip half as it was and half as it is. */
const READ: PreparedQuery = {
  name: 'read-trip',
  text: `
  SELECT ${STAMP} AS stamp, row_to_json(trip) AS trip,
    ${Object.entries(OWNED)
      .map(
        ([name, [table, order]]) =>
          `coalesce((SELECT json_agg(o ORDER BY ${order}) FROM ${table} o WHERE o."tripId" = $1), '[]') AS "${name}"`,
      )
      .join(', ')}
  FROM trips trip WHERE trip.id = $1 AND trip."deletedAt" IS NULL`,
};

const READ_STAMP: PreparedQuery = { name: 'stamp-of-trip', text: `SELECT ${STAMP} AS stamp` };

type Row = { stamp: string; trip: StoredTripRow } & Pick<TripWithDetails, keyof typeof OWNED>;
/** As JSON has it: moments are texts. */
type StoredTripRow = Omit<TripEntity, 'createdAt' | 'revealedAt' | 'deletedAt'> & {
  createdAt: string;
  revealedAt: string | null;
};

/** Reads a trip and everything that belongs to it; undefined when there is no such trip. */
export async function findTrip(
  manager: EntityManager,
  id: number,
): Promise<StoredTrip | undefined> {
  const [row] = await runPrepared<Row>(manager, READ, [id]);

  if (!row) return undefined;
  const { stamp, trip, ...owned } = row;

  return { stamp, details: { trip: toEntity(trip), ...owned } };
}

/** The stamp of a trip's rows now, for much less than the rows; a deleted trip's row has changed as well. */
export async function findTripStamp(manager: EntityManager, id: number): Promise<string | null> {
  const [row] = await runPrepared<{ stamp: string | null }>(manager, READ_STAMP, [id]);

  return row?.stamp ?? null;
}

function toEntity({ createdAt, revealedAt, ...trip }: StoredTripRow): TripEntity {
  return {
    ...trip,
    createdAt: new Date(createdAt),
    revealedAt: revealedAt === null ? null : new Date(revealedAt),
  };
}
