import type { DuplicateTripInput } from '#shared/trips/trip-copies.schema.ts';
import type { ImportTripInput, TripContent } from '#shared/trips/trip-import.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Clock } from '../clock.ts';
import type { InTransaction, Work } from '../db/transaction.ts';
import type { ForUser } from '../identity/user.ts';
import { createOnce } from './create-once.ts';
import type { JudgeTrip } from '../itinerary/judge-trip.ts';
import { copyTrip } from './domain/copy-trip.ts';
import { COPIED, toldAgain, withDateWarnings } from './domain/moved-warning.ts';
import { readImport } from './domain/read-import.ts';
import type { TripToday } from './domain/trip-today.ts';
import { toContentRows } from './trip-content.mapper.ts';
import { createTripCopiesRepository, type TripCopiesRepository } from './trip-copies.repository.ts';
import { toTripDetail } from './trip.mapper.ts';
import { tripNotFound } from './trip-not-found.ts';

type Ports = {
  inTransaction: InTransaction;
  /** Reads outside the transaction that writes. */
  copies: Pick<TripCopiesRepository, 'find' | 'hasChosenFlights'>;
  /** Throws NOT_FOUND when there is no such trip. */
  tripById: (id: number) => Promise<TripDetail>;
  judge: JudgeTrip;
  clock: Clock;
  tripToday: TripToday;
};

/** New trips from whole ones: a copy of one's own, or a file. */
export function createTripCopiesService(ports: Ports) {
  const { copies, judge, clock } = ports;

  return {
    /**
     * Copies a trip without what was booked for it, all or nothing. On other dates its days are told and judged
     * anew. Sent again under its key it is the same copy. NOT_FOUND without the trip.
     */
    async duplicate({ id, startDate, key }: DuplicateTripInput): Promise<TripDetail> {
      const found = await copies.find(id);

      if (!found) throw tripNotFound();
      const { userId, preferencesId } = found.trip;
      const owner = { userId, preferencesId, now: clock.now() };

      return insert({ key, asked: ['duplicate', id, startDate] }, owner, async () => {
        const hasChosenFlights = await copies.hasChosenFlights(id);
        const trip = toTripDetail(found, ports.tripToday);

        return judged(copyTrip(trip, { startDate, hasChosenFlights }), trip);
      });
    },

    /**
     * Saves a trip from a file, all or nothing. What it holds is data: the verdict on its days is the
     * checker's own, and what only a planner can claim of them is left out. Sent again under its key it is the
     * same trip.
     */
    async importTrip({ trip, userId, key }: ForUser<ImportTripInput>): Promise<TripDetail> {
      const { score: _, bound: _bound, ...content } = readImport(trip);
      const now = clock.now();
      const owner = { userId, preferencesId: null, now };

      return insert({ key, asked: ['import', trip] }, owner, async () => ({
        ...content,
        checks: await judge.checks(
          toDetail(content, { id: 0, userId, version: 1, createdAt: now.toISOString() }),
        ),
      }));
    },
  };

  /** By the trip's own id the checker finds the preferences that the copy shares. */
  async function judged(copy: TripContent, trip: TripDetail): Promise<TripContent> {
    const detail = toDetail(copy, trip);

    if (copy.startDate === trip.startDate) return { ...copy, checks: await judge.checks(detail) };
    const { told, text } = toldAgain(await judge.redate(detail), COPIED);
    const moved = { ...copy, ...told };

    // A trip without days needs no word about them.
    if (moved.itineraryDays.length === 0) return moved;
    return { ...moved, warnings: withDateWarnings(moved.warnings, [text]) };
  }

  async function insert(
    request: { key: string | undefined; asked: unknown },
    owner: Parameters<typeof toContentRows>[1],
    makeContent: () => Promise<TripContent>,
  ): Promise<TripDetail> {
    const { userId } = owner;
    const prepare = async (): Promise<Work<number>> => {
      const rows = toContentRows(await makeContent(), owner);

      return (manager) => createTripCopiesRepository(manager).insert(rows);
    };
    const id = await createOnce({ userId, ...request, prepare }, ports.inTransaction);

    return ports.tripById(id);
  }
}

type Identity = Pick<TripDetail, 'id' | 'userId' | 'version' | 'createdAt'>;

/** What is about to be saved, as it would be read. */
function toDetail(content: TripContent, { id, userId, version, createdAt }: Identity): TripDetail {
  const numbered = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row, index) => ({ ...row, id: index }));

  return {
    ...content,
    id,
    userId,
    version,
    createdAt,
    flights: numbered(content.flights),
    accommodations: numbered(content.accommodations),
    activities: numbered(content.activities),
    diningOptions: numbered(content.diningOptions),
    itineraryDays: numbered(content.itineraryDays),
    packingItems: numbered(content.packingItems),
  };
}
