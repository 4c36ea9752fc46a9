import type { EntityManager } from 'typeorm';
import type { MyTripsTab } from '#shared/trips/trip-status.ts';
import { accommodationSchema } from '../db/entities/accommodation.entity.ts';
import { activitySchema } from '../db/entities/activity.entity.ts';
import { diningOptionSchema } from '../db/entities/dining-option.entity.ts';
import { flightSchema } from '../db/entities/flight.entity.ts';
import { itineraryDaySchema } from '../db/entities/itinerary-day.entity.ts';
import { packingItemSchema } from '../db/entities/packing-item.entity.ts';
import { tripSchema, type TripEntity } from '../db/entities/trip.entity.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { TripWithDetails } from './trip.mapper.ts';
import type { TripRows } from './trip-rows.mapper.ts';

export type TripsRepository = ReturnType<typeof createTripsRepository>;

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

/** Trips and the rows that belong to them. */
export function createTripsRepository(manager: EntityManager) {
  const trips = manager.getRepository(tripSchema);

  return {
    /** Writes the trip and everything of its plan; call it inside a transaction. */
    async insert(rows: TripRows): Promise<number> {
      const [tripId = 0] = await insertRows(manager, tripSchema, [rows.trip]);

      await insertRows(manager, flightSchema, withTrip(tripId, rows.flights));
      await insertRows(manager, accommodationSchema, withTrip(tripId, rows.accommodations));
      await insertRows(manager, activitySchema, withTrip(tripId, rows.activities));
      await insertRows(manager, diningOptionSchema, withTrip(tripId, rows.diningOptions));
      await insertRows(manager, itineraryDaySchema, withTrip(tripId, rows.itineraryDays));
      return tripId;
    },

    /** Seven plain queries whatever the size: joined relations would multiply each other's rows. */
    async findByIdWithDetails(id: number): Promise<TripWithDetails | undefined> {
      const owned = { where: { tripId: id }, order: { position: 'ASC', id: 'ASC' } } as const;
      const [trip, flights, accommodations, activities, diningOptions, itineraryDays, packingItems] =
        await Promise.all([
          trips.findOneBy({ id }),
          manager.find(flightSchema, owned),
          manager.find(accommodationSchema, owned),
          manager.find(activitySchema, owned),
          manager.find(diningOptionSchema, owned),
          manager.find(itineraryDaySchema, { where: { tripId: id }, order: { dayNumber: 'ASC' } }),
          manager.find(packingItemSchema, owned),
        ]);

      if (!trip) return undefined;
      return { trip, flights, accommodations, activities, diningOptions, itineraryDays, packingItems };
    },

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
      const page = matching().orderBy('trip.id', 'DESC').limit(filter.limit + 1);

      if (filter.cursor) page.andWhere('trip.id < :cursor', { cursor: filter.cursor });
      const [rows, total] = await Promise.all([page.getMany(), matching().getCount()]);

      return { rows, total };
    },

    findByUser: (userId: number, limit: number): Promise<TripEntity[]> =>
      trips.find({ where: { userId }, order: { id: 'DESC' }, take: limit }),

    /** Marks a surprise as seen, once; the version goes up only when it changed. */
    async markRevealed(id: number, at: Date): Promise<void> {
      await trips
        .createQueryBuilder()
        .update()
        .set({ revealedAt: at, version: () => 'version + 1' })
        .where('id = :id AND "isSurprise" AND "revealedAt" IS NULL', { id })
        .execute();
    },

    /** Whether there was such a trip; what belongs to it goes with it. */
    async remove(id: number): Promise<boolean> {
      const { affected } = await trips.delete({ id });

      return affected === 1;
    },
  };
}

function withTrip<Row extends object>(tripId: number, rows: readonly Row[]) {
  return rows.map((row, position) => ({ ...row, tripId, position }));
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
