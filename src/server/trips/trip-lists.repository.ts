import { type EntityManager, IsNull } from 'typeorm';
import type { TripListName } from '#shared/trips/trip-status.ts';
import type { TripCard } from '#shared/trips/trip.schema.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import { runPrepared, type PreparedQuery } from '../db/prepared-query.ts';
import { SUMMARY_COLUMNS, type TripSummaryRow } from './trip.mapper.ts';

export type TripListsRepository = ReturnType<typeof createTripListsRepository>;

export type TripCardRow = TripSummaryRow & {
  booked: TripCard['booked'];
  route: NonNullable<TripCard['route']> | null;
};

/** A page; the same stamp stands for the same rows. */
export type FoundPage = { stamp: string; total: number; rows?: TripCardRow[] };

export type TripListFilter = {
  userId: number;
  tab: TripListName;
  search: string;
  today: string;
  /** Surprises that begin after `today` and were not revealed are found by their name only if they are of these. */
  begun: readonly number[];
  /** The page begins after this trip. */
  cursor?: number;
  limit: number;
};

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
    AND trip."startDate" > $2::date AND NOT (trip.id = ANY($6::int[]))
  THEN '${SECRET_NAME}' ELSE concat_ws(' ', trip.destination, trip.title) END) ILIKE $7`;

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
const PLACE_IN_TIME = `(CASE WHEN ${PAST} THEN 2 WHEN trip."startDate" <= $2::date THEN 0 ELSE 1 END),
      (CASE WHEN ${PAST} THEN $2::date - trip."endDate" ELSE trip."startDate" - $2::date END), -trip.id`;

const SUMMARY = SUMMARY_COLUMNS.map((column) => `trip."${column}"`).join(', ');

/** Where a trip's row lies, which transaction wrote it, and what of the trip is booked. */
const STAMP = `(SELECT count(*) FROM matching) || ';' ||
    coalesce(string_agg(page.ctid::text || page.xmin::text || page.booked::text, '' ORDER BY page.id), '')`;

/**
 * One statement for a page and the number of all: what is looked through is looked through once, and the rows
 * are read only where their stamp is not the known one.
 */
function pageQuery(tab: TripListName, isSearch: boolean): PreparedQuery {
  return {
    name: `trips-${tab}${isSearch ? '-search' : ''}`,
    text: `
    WITH matching AS MATERIALIZED (
      SELECT trip.id, ROW(${PLACE_IN_TIME}) AS place FROM trips trip
      WHERE trip."userId" = $1 AND trip."deletedAt" IS NULL AND $2::date IS NOT NULL
        AND ${TAB_CONDITIONS[tab]}${isSearch ? ` AND ${FOUND}` : ''}
    ), page AS MATERIALIZED (
      SELECT trip.id, trip.ctid, trip.xmin, found.place, ${BOOKED} AS booked FROM (
        SELECT id, place FROM matching
        WHERE place > coalesce((SELECT ROW(${PLACE_IN_TIME}) FROM trips trip WHERE trip.id = $3), ROW(-1, 0, 0))
        ORDER BY place LIMIT $4
      ) found JOIN trips trip ON trip.id = found.id
    ), seen AS MATERIALIZED (
      SELECT (SELECT count(*)::int FROM matching) AS total, ${STAMP} AS stamp FROM page
    )
    SELECT total, stamp, CASE WHEN stamp IS DISTINCT FROM $5 THEN (
      SELECT coalesce(json_agg(to_jsonb(card) - 'place' ORDER BY card.place), '[]') FROM (
        SELECT ${SUMMARY}, page.booked, ${ROUTE} AS route, page.place FROM page JOIN trips trip ON trip.id = page.id
      ) card) END AS rows
    FROM seen`,
  };
}

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

const NOTHING = { stamp: '', total: 0, rows: null };

/** Lists of trips: My Trips in the order of time, a user's in that of their making. */
export function createTripListsRepository(manager: EntityManager) {
  return {
    /**
     * One page in the order of time, with one row more than asked for to tell whether it goes on; without rows
     * where they are as they were at the known stamp.
     */
    async findPage(filter: TripListFilter, knownStamp?: string): Promise<FoundPage> {
      const search = filter.search.trim();
      const [{ stamp, total, rows } = NOTHING] = await runPrepared<
        Omit<FoundPage, 'rows'> & { rows: Stored<TripCardRow>[] | null }
      >(manager, pageQuery(filter.tab, search !== ''), [
        filter.userId,
        filter.today,
        filter.cursor ?? BEFORE_ALL,
        filter.limit + 1,
        knownStamp ?? null,
        ...(search ? [filter.begun, `%${escapeLike(search)}%`] : []),
      ]);

      return { stamp, total, ...(rows && { rows: rows.map(fromStored) }) };
    },

    /** Unrevealed surprises that begin on these days, the first left out: it may have come for their travellers. */
    findTurning: (userId: number, [after, last]: [string, string]): Promise<TripSummaryRow[]> =>
      manager
        .getRepository(tripSchema)
        .createQueryBuilder('trip')
        .select(SUMMARY_COLUMNS.map((column) => `trip.${column}`))
        .where({ userId, isSurprise: true, revealedAt: IsNull() })
        .andWhere('trip."startDate" > :after AND trip."startDate" <= :last', { after, last })
        .limit(MAX_TURNING)
        .getMany(),

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
