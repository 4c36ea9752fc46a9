import type { EntityManager } from 'typeorm';
import type { MyTripsTab } from '#shared/trips/trip-status.ts';
import { tripSchema, type TripEntity } from '../db/entities/trip.entity.ts';

export type TripListsRepository = ReturnType<typeof createTripListsRepository>;

export type TripListFilter = {
  userId: number;
  tab: MyTripsTab;
  search: string;
  /** Surprises that begin after this day and were not revealed are not found by their name. */
  today: string;
  /** The page begins below this id. */
  cursor?: number;
  limit: number;
};

/** What a surprise is found by while its destination is a secret. */
const SECRET_NAME = 'mystery destination surprise journey';

const TAB_CONDITIONS: Record<MyTripsTab, string> = {
  upcoming: `trip."startDate" > :today AND trip.status <> 'completed'`,
  past: `(trip."endDate" < :today OR trip.status = 'completed')`,
  drafts: `trip.status = 'draft'`,
  all: 'TRUE',
};

/** Lists of trips, newest first. */
export function createTripListsRepository(manager: EntityManager) {
  const trips = manager.getRepository(tripSchema);

  return {
    /** One page from the newest down, with one row more than asked for to tell whether it goes on. */
    async findPage(filter: TripListFilter): Promise<{ rows: TripEntity[]; total: number }> {
      const matching = () =>
        trips
          .createQueryBuilder('trip')
          .where('trip."userId" = :userId', filter)
          .andWhere(TAB_CONDITIONS[filter.tab])
          .andWhere(
            `(CASE WHEN trip."isSurprise" AND trip."revealedAt" IS NULL AND trip."startDate" > :today
              THEN :secretName ELSE trip.destination END) ILIKE :pattern`,
          )
          .setParameters({
            today: filter.today,
            secretName: SECRET_NAME,
            pattern: `%${escapeLike(filter.search.trim())}%`,
          });
      const page = matching()
        .orderBy('trip.id', 'DESC')
        .limit(filter.limit + 1);

      if (filter.cursor) page.andWhere('trip.id < :cursor', { cursor: filter.cursor });
      const [rows, total] = await Promise.all([page.getMany(), matching().getCount()]);

      return { rows, total };
    },

    findByUser: (userId: number, limit: number): Promise<TripEntity[]> =>
      trips.find({ where: { userId }, order: { id: 'DESC' }, take: limit }),
  };
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
