import { type EntityManager, IsNull } from 'typeorm';
import type { MyTripsTab } from '#shared/trips/trip-status.ts';
import type { TripCard } from '#shared/trips/trip.schema.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import { SUMMARY_COLUMNS, type TripSummaryRow } from './trip.mapper.ts';

export type TripListsRepository = ReturnType<typeof createTripListsRepository>;

export type TripListFilter = {
  userId: number;
  tab: MyTripsTab;
  search: string;
  today: string;
  /** Surprises that begin after `today` and were not revealed are found by their name only if they are of these. */
  begun: readonly number[];
  /** The page begins below this id. */
  cursor?: number;
  limit: number;
};

/** What a surprise is found by while its destination is a secret. */
const SECRET_NAME = 'mystery destination surprise journey';

/** Of one user, within the three dates that are somebody's today. */
const MAX_TURNING = 200;

/** What counts as booked on the trip's page, for many trips at once. */
const BOOKED = `
  SELECT DISTINCT "tripId" AS id, 'flights' AS kind FROM flights WHERE "tripId" = ANY($1)
  UNION ALL
  SELECT DISTINCT "tripId", 'hotels' FROM accommodations WHERE "isSelected" AND "tripId" = ANY($1)
  UNION ALL
  SELECT DISTINCT "tripId", 'experiences' FROM activities WHERE "isSelected" AND "tripId" = ANY($1)`;

const TAB_CONDITIONS: Record<MyTripsTab, string> = {
  upcoming: `trip."startDate" > :today AND trip.status <> 'completed'`,
  past: `(trip."endDate" < :today OR trip.status = 'completed')`,
  drafts: `trip.status = 'draft'`,
  all: 'TRUE',
};

/** Lists of trips, newest first. */
export function createTripListsRepository(manager: EntityManager) {
  const trips = manager.getRepository(tripSchema);
  const selected = SUMMARY_COLUMNS.map((column) => `trip.${column}`);

  return {
    /** One page from the newest down, with one row more than asked for to tell whether it goes on. */
    async findPage(filter: TripListFilter): Promise<{ rows: TripSummaryRow[]; total: number }> {
      const matching = () =>
        trips
          .createQueryBuilder('trip')
          .where('trip."userId" = :userId', filter)
          .andWhere(TAB_CONDITIONS[filter.tab])
          .andWhere(
            `(CASE WHEN trip."isSurprise" AND trip."revealedAt" IS NULL
              AND trip."startDate" > :today AND NOT (trip.id = ANY(CAST(:begun AS int[])))
              THEN :secretName ELSE concat_ws(' ', trip.destination, trip.title) END) ILIKE :pattern`,
          )
          .setParameters({
            today: filter.today,
            begun: filter.begun,
            secretName: SECRET_NAME,
            pattern: `%${escapeLike(filter.search.trim())}%`,
          });
      const page = matching()
        .select(selected)
        .orderBy('trip.id', 'DESC')
        .limit(filter.limit + 1);

      if (filter.cursor) page.andWhere('trip.id < :cursor', { cursor: filter.cursor });
      const [rows, total] = await Promise.all([page.getMany(), matching().getCount()]);

      return { rows, total };
    },

    /** Unrevealed surprises that begin on these days, the first left out: it may have come for their travellers. */
    findTurning: (userId: number, [after, last]: [string, string]): Promise<TripSummaryRow[]> =>
      trips
        .createQueryBuilder('trip')
        .select(selected)
        .where({ userId, isSurprise: true, revealedAt: IsNull() })
        .andWhere('trip."startDate" > :after AND trip."startDate" <= :last', { after, last })
        .limit(MAX_TURNING)
        .getMany(),

    findByUser: (userId: number, limit: number): Promise<TripSummaryRow[]> =>
      trips
        .createQueryBuilder('trip')
        .select(selected)
        .where({ userId })
        .orderBy('trip.id', 'DESC')
        .limit(limit)
        .getMany(),

    /** What of these trips is booked, in one query. */
    async findBooked(ids: readonly number[]): Promise<Map<number, TripCard['booked']>> {
      const rows = await manager.query<{ id: number; kind: TripCard['booked'][number] }[]>(BOOKED, [
        ids,
      ]);
      const booked = new Map<number, TripCard['booked']>();

      for (const { id, kind } of rows) booked.set(id, [...(booked.get(id) ?? []), kind]);
      return booked;
    },
  };
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
