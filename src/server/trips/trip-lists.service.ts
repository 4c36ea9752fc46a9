import type { z } from 'zod';
import { addDays, earliestToday } from '#shared/dates.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { ListTripsQuery, userTripsInput } from '#shared/trips/trip-lists.schema.ts';
import type { tripPage, TripSummary } from '#shared/trips/trip.schema.ts';
import type { Clock } from '../clock.ts';
import { sealSummary } from './domain/seal-trip.ts';
import { createFewAtOnce } from '../few-at-once.ts';
import { type Holds, type Lasting, quarterHour } from '../lasting.ts';
import type { TripToday } from './domain/trip-today.ts';
import type { FoundPage, TripListsRepository } from './trip-lists.repository.ts';
import { toTripSummary } from './trip.mapper.ts';

export type TripPage = z.output<typeof tripPage>;

type Ports = { lists: TripListsRepository; clock: Clock; tripToday: TripToday };

/** They go through all trips of a user: more at once would keep the database from everything else. */
const SEARCHES_AT_ONCE = 2;
/** Lists of saved trips, as they leave the house. */
export function createTripListsService({ lists, clock, tripToday }: Ports) {
  const fewAtOnce = createFewAtOnce(SEARCHES_AT_ONCE);

  return {
    /** A user's trips from the newest down, below the trip `cursor`. */
    async byUser(query: z.output<typeof userTripsInput>): Promise<TripSummary[]> {
      const rows = await lists.findByUser(query.userId, query);

      return rows.map((trip) => sealSummary(toTripSummary(trip, tripToday)));
    },

    /** A page of My Trips, by tab and search. */
    page: (query: ListTripsQuery): Promise<TripPage> =>
      query.search.trim() ? fewAtOnce(() => findPage(query)) : findPage(query),

    /** A page of My Trips by tab, to be kept while it holds. */
    async lasting(query: ListTripsQuery): Promise<Lasting<TripPage>> {
      const now = clock.now();
      const found = await lists.findStampedPage({ ...query, today: earliestToday(now) });

      return {
        value: toPage(found, query.limit),
        holds: createHolds(query.userId, {
          tripIds: found.rows.map(({ id }) => id),
          stamp: found.stamp,
          quarter: quarterHour(now),
        }),
      };
    },
  };

  async function findPage(query: ListTripsQuery): Promise<TripPage> {
    const today = earliestToday(clock.now());
    const begun = query.search.trim() ? await begunOf(query.userId, today) : [];

    return toPage(await lists.findPage({ ...query, today, begun }), query.limit);
  }

  function toPage({ rows, total }: FoundPage, limit: number): TripPage {
    const shown = rows.slice(0, limit);

    return {
      trips: shown.map((trip) => {
        const summary = toTripSummary(trip, tripToday);

        return {
          ...sealSummary(summary),
          booked: trip.booked,
          ...(trip.route && !isSecret(summary) ? { route: trip.route } : {}),
        };
      }),
      nextCursor: rows.length > limit ? shown.at(-1)?.id : undefined,
      total,
    };
  }

  /** Holds while none of the user's trips changes, nothing of those shown, and no day begins for anybody. */
  function createHolds(
    userId: number,
    { tripIds, stamp, quarter }: { tripIds: readonly number[]; stamp: string; quarter: number },
  ): Holds {
    return async () =>
      quarterHour(clock.now()) === quarter && (await lists.findStamp(userId, tripIds)) === stamp;
  }

  /** Of the surprises that begin on a day which has come for some people, those for whose travellers it has. */
  async function begunOf(userId: number, today: string): Promise<number[]> {
    const turning = await lists.findTurning(userId, [today, addDays(today, 2)]);

    return turning.filter((trip) => trip.startDate <= tripToday(trip)).map(({ id }) => id);
  }
}
