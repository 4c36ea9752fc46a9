import type { z } from 'zod';
import { addDays, earliestToday } from '#shared/dates.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { ListTripsQuery, userTripsInput } from '#shared/trips/trip-lists.schema.ts';
import type { tripPage, TripSummary } from '#shared/trips/trip.schema.ts';
import type { Clock } from '../clock.ts';
import { sealSummary } from './domain/seal-trip.ts';
import { createFewAtOnce } from '../few-at-once.ts';
import type { TripToday } from './domain/trip-today.ts';
import type { TripListsRepository } from './trip-lists.repository.ts';
import { toTripSummary } from './trip.mapper.ts';

export type TripPage = z.output<typeof tripPage>;

type Ports = { lists: TripListsRepository; clock: Clock; tripToday: TripToday };

/** They go through all trips of a user: more at once would keep the database from everything else. */
const SEARCHES_AT_ONCE = 2;
/** Wherever one is, a day begins at a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;

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
    async page(query: ListTripsQuery): Promise<TripPage> {
      const found = query.search.trim()
        ? await fewAtOnce(() => latest(query))
        : await latest(query);

      return found.page ?? EMPTY;
    },

    latest,
  };

  /** A page of trips with a mark of it; without the page where it would be the same as at the known mark. */
  async function latest(
    query: ListTripsQuery,
    knownMark?: string,
  ): Promise<{ mark: string; page?: TripPage }> {
    const today = earliestToday(clock.now());
    const begun = query.search.trim() ? await begunOf(query.userId, today) : [];
    // What is said of a surprise depends on the hour, wherever its travellers are.
    const quarter = Math.floor(clock.now().getTime() / QUARTER_MS);
    const { stamp, rows, total } = await lists.findPage(
      { ...query, today, begun },
      knownMark?.endsWith(`/${quarter}`)
        ? knownMark.slice(0, knownMark.lastIndexOf('/'))
        : undefined,
    );
    const mark = `${stamp}/${quarter}`;

    if (!rows) return { mark };
    const shown = rows.slice(0, query.limit);
    const page = {
      trips: shown.map((trip) => {
        const summary = toTripSummary(trip, tripToday);

        return {
          ...sealSummary(summary),
          booked: trip.booked,
          ...(trip.route && !isSecret(summary) ? { route: trip.route } : {}),
        };
      }),
      nextCursor: rows.length > query.limit ? shown.at(-1)?.id : undefined,
      total,
    };

    return { mark, page };
  }

  /** Of the surprises that begin on a day which has come for some people, those for whose travellers it has. */
  async function begunOf(userId: number, today: string): Promise<number[]> {
    const turning = await lists.findTurning(userId, [today, addDays(today, 2)]);

    return turning.filter((trip) => trip.startDate <= tripToday(trip)).map(({ id }) => id);
  }
}

const EMPTY: TripPage = { trips: [], nextCursor: undefined, total: 0 };
