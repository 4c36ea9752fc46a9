import type { EntityManager } from 'typeorm';
import type { TripListName } from '#shared/trips/trip-status.ts';
import type { TripCard } from '#shared/trips/trip.schema.ts';
import { runPrepared, type PreparedQuery } from '../db/prepared-query.ts';
import type { TripWhere } from './domain/trip-today.ts';
import { SUMMARY_COLUMNS, type TripSummaryRow } from './trip.mapper.ts';

export type TripListsRepository = ReturnType<typeof createTripListsRepository>;

type TripCardRow = TripSummaryRow & {
  booked: TripCard['booked'];
  route: NonNullable<TripCard['route']> | null;
};

export type FoundPage = { total: number; rows: TripCardRow[] };

export type TripListFilter = {
  userId: number;
  tab: TripListName;
  search: string;
  today: string;
  /** The page begins after this trip. */
  cursor?: number;
  limit: number;
};

/** Surprises that begin after `today` and were not revealed are found by their name only if they are of these. */
type Begun = { begun: readonly number[] };

/** What a surprise is found by while its destination is a secret. */
const SECRET_NAME = 'mystery destination surprise journey';

/** Above every id. */
const AFTER_ALL = 2_147_483_647;
/** No trip has it. */
const BEFORE_ALL = 0;

/** Of one user, within the three dates that are somebody's today. */
const MAX_TURNING = 200;

const PAST = `(trip."endDate" < $2::date OR trip.status = 'completed')`;

const TAB_CONDITIONS: Record<TripListName, string> = {
  upcoming: `trip."startDate" > $2::date AND trip.status <> 'completed'`,
  ongoing: `trip."startDate" <= $2::date AND NOT ${PAST}`,
  past: PAST,
  drafts: `trip.status = 'draft'`,
  all: 'TRUE',
};

/** A secret trip is found by other words, until its day has come for its travellers. */
const FOUND = `(CASE WHEN trip."isSurprise" AND trip."revealedAt" IS NULL
    AND trip."startDate" > $2::date AND NOT (trip.id = ANY($5::int[]))
  THEN '${SECRET_NAME}' ELSE concat_ws(' ', trip.destination, trip.title) END) ILIKE $6`;

/** What counts as booked on the trip's page. */
const BOOKED = `array_remove(ARRAY[
    CASE WHEN EXISTS (SELECT FROM flights o WHERE o."tripId" = trip.id) THEN 'flights' END,
    CASE WHEN EXISTS (SELECT FROM accommodations o WHERE o."tripId" = trip.id AND o."isSelected") THEN 'hotels' END,
    CASE WHEN EXISTS (SELECT FROM activities o WHERE o."tripId" = trip.id AND o."isSelected") THEN 'experiences' END
  ], NULL)`;

/** The places of a trip to several, in their order. */
const ROUTE = `(SELECT json_agg(json_build_object('name', o.name, 'nights', o.nights) ORDER BY o.position, o.id)
    FROM trip_places o WHERE o."tripId" = trip.id)`;

/** What trips are sorted by, as `compareByTime` says: under way, the soonest, the latest past; the newest of a day. */
const RANK = `CASE WHEN ${PAST} THEN 2 WHEN trip."startDate" <= $2::date THEN 0 ELSE 1 END`;
const DAYS = `CASE WHEN ${PAST} THEN $2::date - trip."endDate" ELSE trip."startDate" - $2::date END`;

const SUMMARY = SUMMARY_COLUMNS.map((column) => `trip."${column}"`).join(', ');

/** The rows of a user's trips, and those of some trips that their cards tell of. */
const stampedRows = (tripIds: string) => `
    SELECT ctid, xmin FROM trips WHERE "userId" = $1 AND "deletedAt" IS NULL
    UNION ALL SELECT ctid, xmin FROM flights WHERE "tripId" = ANY(${tripIds})
    UNION ALL SELECT ctid, xmin FROM accommodations WHERE "tripId" = ANY(${tripIds}) AND "isSelected"
    UNION ALL SELECT ctid, xmin FROM activities WHERE "tripId" = ANY(${tripIds}) AND "isSelected"
    UNION ALL SELECT ctid, xmin FROM trip_places WHERE "tripId" = ANY(${tripIds})`;

/**
 * Where each of the rows lies and which transaction wrote it, as one number of 64 bits for each, in whatever order
 * they are met: an account may hold very many.
 */
const stampOf = (tripIds: string) => `
  (SELECT count(*) || '/' || coalesce(sum(hashtextextended(own.ctid::text || own.xmin::text, 0)), 0)
    FROM (${stampedRows(tripIds)}) own)`;

const READ_STAMP: PreparedQuery = {
  name: 'stamp-of-trips',
  text: `SELECT ${stampOf('$2::int[]')} AS stamp`,
};

/**
 * One statement for a page and the number of all: what is looked through is looked through once. A stamp is of the
 * same moment.
 */
function pageQuery(tab: TripListName, also?: 'search' | 'stamp'): PreparedQuery {
  return {
    name: `trips-${tab}${also ? `-${also}` : ''}`,
    text: `
    WITH matching AS MATERIALIZED (
      SELECT trip.id, ${RANK} AS rank, ${DAYS} AS days FROM trips trip
      WHERE trip."userId" = $1 AND trip."deletedAt" IS NULL AND $2::date IS NOT NULL
        AND ${TAB_CONDITIONS[tab]}${also === 'search' ? ` AND ${FOUND}` : ''}
    ), page AS MATERIALIZED (
      SELECT id, rank, days FROM matching
      WHERE coalesce((rank, days, -id) > (SELECT ${RANK}, ${DAYS}, -trip.id FROM trips trip WHERE trip.id = $3), TRUE)
      ORDER BY rank, days, id DESC LIMIT $4
    )
    SELECT (SELECT count(*)::int FROM matching) AS total,
      (SELECT coalesce(json_agg(row_to_json(card) ORDER BY page.rank, page.days, page.id DESC), '[]')
        FROM page JOIN trips trip ON trip.id = page.id
        CROSS JOIN LATERAL (SELECT ${SUMMARY}, ${BOOKED} AS booked, ${ROUTE} AS route) card
      ) AS rows${also === 'stamp' ? `, ${stampOf('ARRAY(SELECT id FROM page)')} AS stamp` : ''}`,
  };
}

/** A surprise that may begin today for its travellers. */
type TurningTrip = TripWhere & { id: number; startDate: string };

const TURNING: PreparedQuery = {
  name: 'turning-trips',
  text: `SELECT id, "startDate"::text AS "startDate", "timeZone", "amadeusCodes" FROM trips
    WHERE "userId" = $1 AND "deletedAt" IS NULL AND "isSurprise" AND "revealedAt" IS NULL
      AND "startDate" > $2::date AND "startDate" <= $3::date
    LIMIT ${MAX_TURNING}`,
};

const BY_USER: PreparedQuery = {
  name: 'trips-of-user',
  text: `SELECT coalesce(json_agg(page ORDER BY page.id DESC), '[]') AS rows FROM (
      SELECT ${SUMMARY} FROM trips trip
      WHERE trip."userId" = $1 AND trip."deletedAt" IS NULL AND trip.id < $2
      ORDER BY trip.id DESC LIMIT $3
    ) page`,
};

/** As JSON has it: moments are texts. */
type Stored<Row extends TripSummaryRow> = Omit<Row, 'createdAt' | 'revealedAt'> & {
  createdAt: string;
  revealedAt: string | null;
};

type StoredPage = { total: number; rows: Stored<TripCardRow>[] };

/** Lists of trips: My Trips in the order of time, a user's in that of their making. */
export function createTripListsRepository(manager: EntityManager) {
  return {
    /** One page in the order of time, with one row more than asked for to tell whether it goes on. */
    async findPage(filter: TripListFilter & Begun): Promise<FoundPage> {
      const search = filter.search.trim();
      const [page] = await runPrepared<StoredPage>(
        manager,
        pageQuery(filter.tab, search ? 'search' : undefined),
        [...pageValues(filter), ...(search ? [filter.begun, `%${escapeLike(search)}%`] : [])],
      );

      return toFoundPage(page);
    },

    /** The same without a search, with the stamp of what it tells: the same stamp stands for the same page. */
    async findStampedPage(filter: TripListFilter): Promise<FoundPage & { stamp: string }> {
      const [page] = await runPrepared<StoredPage & { stamp: string }>(
        manager,
        pageQuery(filter.tab, 'stamp'),
        pageValues(filter),
      );

      return { ...toFoundPage(page), stamp: page?.stamp ?? '' };
    },

    /** The stamp now of a page with these trips. */
    async findStamp(userId: number, tripIds: readonly number[]): Promise<string | undefined> {
      const [row] = await runPrepared<{ stamp: string }>(manager, READ_STAMP, [userId, tripIds]);

      return row?.stamp;
    },

    /** Unrevealed surprises that begin on these days, the first left out: it may have come for their travellers. */
    findTurning: (userId: number, [after, last]: [string, string]): Promise<TurningTrip[]> =>
      runPrepared<TurningTrip>(manager, TURNING, [userId, after, last]),

    /** From the newest down, below the trip `cursor`. */
    async findByUser(
      userId: number,
      { cursor = AFTER_ALL, limit }: { cursor?: number | undefined; limit: number },
    ): Promise<TripSummaryRow[]> {
      const [found] = await runPrepared<{ rows: Stored<TripSummaryRow>[] }>(manager, BY_USER, [
        userId,
        cursor,
        limit,
      ]);

      return (found?.rows ?? []).map(fromStored);
    },
  };
}

function pageValues({ userId, today, cursor = BEFORE_ALL, limit }: TripListFilter): unknown[] {
  return [userId, today, cursor, limit + 1];
}

function toFoundPage(page: StoredPage | undefined): FoundPage {
  return { total: page?.total ?? 0, rows: (page?.rows ?? []).map(fromStored) };
}

function fromStored<Row extends TripSummaryRow>(stored: Stored<Row>): Row {
  const { createdAt, revealedAt } = stored;

  return {
    ...stored,
    createdAt: new Date(createdAt),
    revealedAt: revealedAt === null ? null : new Date(revealedAt),
  } as unknown as Row;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
