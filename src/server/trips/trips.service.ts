import type { z } from 'zod';
import { expectedCosts } from '#shared/booking/expected-costs.ts';
import { addDays, earliestToday } from '#shared/dates.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { createTripInput, TripDetail } from '#shared/trips/trip.schema.ts';
import type { Clock } from '../clock.ts';
import type { InTransaction } from '../db/transaction.ts';
import type { ForUser } from '../identity/user.ts';
import { type Holds, type Lasting, quarterHour } from '../lasting.ts';
import { createOnce } from './create-once.ts';
import { sealTrip } from './domain/seal-trip.ts';
import type { TripToday } from './domain/trip-today.ts';
import type { TripCalendarsRepository } from './trip-calendars.repository.ts';
import { tripNotFound } from './trip-not-found.ts';
import { toTripRows, type TripSource } from './trip-rows.mapper.ts';
import { toTripDetail } from './trip.mapper.ts';
import { createTripsRepository, type TripsRepository } from './trips.repository.ts';

export type TripsService = ReturnType<typeof createTripsService>;

export type TripsPorts = {
  trips: TripsRepository;
  calendars: TripCalendarsRepository;
  inTransaction: InTransaction;
  /** Throws NOT_FOUND when there are no such preferences. */
  preferenceById: (id: number) => Promise<SavedPreference>;
  /** The plan kept for a preference, if one was generated. */
  keptPlan: (preferenceId: number) => Promise<GeneratedTrip | undefined>;
  /** What to know of the countries of a trip through several. */
  countriesOf: (places: TripDetail['places']) => TripDetail['countries'];
  clock: Clock;
  tripToday: TripToday;
};

const CALENDAR_DAYS_BACK = 31;

/** Saved trips. */
export function createTripsService(ports: TripsPorts) {
  const { trips, inTransaction, clock, tripToday } = ports;

  return {
    /**
     * Saves a trip and the plan it was made from, all or nothing; sent again under its key it is the same trip.
     * Unknown preferences: NOT_FOUND.
     */
    async create({
      key,
      ...payload
    }: ForUser<z.output<typeof createTripInput>>): Promise<TripDetail> {
      const id = await createOnce(
        {
          userId: payload.userId,
          key,
          asked: ['create', payload],
          async prepare() {
            const rows = toTripRows(await tripSource(ports, payload));

            return (manager) => createTripsRepository(manager).insert(rows);
          },
        },
        inTransaction,
      );

      return readDetail(ports, id);
    },

    /** A trip as it leaves the house. Throws NOT_FOUND when there is no such trip. */
    byId: (id: number): Promise<TripDetail> => readDetail(ports, id),

    /** A trip as it leaves the house, to be kept while it holds. NOT_FOUND when there is none. */
    async lasting(id: number): Promise<Lasting<TripDetail>> {
      const quarter = quarterHour(clock.now());
      const stored = await trips.findStamped(id);

      if (!stored) throw tripNotFound();
      return {
        value: seal(toTripDetail(stored.details, tripToday), ports),
        holds: createHolds(ports, id, { stamp: stored.stamp, quarter }),
      };
    },

    /** All that is kept of a trip, a secret place included: for planning it, never for a reply. NOT_FOUND too. */
    whole: (id: number): Promise<TripDetail> => readWhole(ports, id),

    /** Shows a surprise's secret for good; safe to call again. NOT_FOUND when there is no such trip. */
    async reveal(id: number): Promise<TripDetail> {
      await trips.markRevealed(id, clock.now());
      return readDetail(ports, id);
    },

    /** The trips a calendar holds: those of the last month and all to come. */
    async forCalendar(userId: number): Promise<TripDetail[]> {
      const since = addDays(earliestToday(clock.now()), -CALENDAR_DAYS_BACK);
      const found = await ports.calendars.findFrom(userId, since);

      return found.map((details) => seal(toTripDetail(details, tripToday), ports));
    },
  };
}

/** Holds while no row of the trip changes and no day begins for anybody: its stage and its secrets go by the day. */
function createHolds(
  { trips, clock }: TripsPorts,
  id: number,
  { stamp, quarter }: { stamp: string; quarter: number },
): Holds {
  return async () => quarterHour(clock.now()) === quarter && (await trips.findStamp(id)) === stamp;
}

type Telling = Pick<TripsPorts, 'tripToday' | 'countriesOf'>;
type Reading = Telling & Pick<TripsPorts, 'trips'>;

async function readDetail(ports: Reading, id: number): Promise<TripDetail> {
  return seal(await readWhole(ports, id), ports);
}

async function readWhole(
  { trips, tripToday }: Pick<Reading, 'trips' | 'tripToday'>,
  id: number,
): Promise<TripDetail> {
  const details = await trips.findByIdWithDetails(id);

  if (!details) throw tripNotFound();
  return toTripDetail(details, tripToday);
}

function seal(trip: TripDetail, { tripToday, countriesOf }: Telling): TripDetail {
  const costs = trip.costs && expectedCosts(trip.costs, trip);
  const countries = countriesOf(trip.places);

  return sealTrip({ ...trip, costs, ...(countries ? { countries } : {}) }, tripToday(trip));
}

async function tripSource(ports: TripsPorts, payload: TripSource['payload']): Promise<TripSource> {
  if (payload.preferencesId === undefined) return { payload };
  const preference = await ports.preferenceById(payload.preferencesId);
  const plan = await ports.keptPlan(preference.id);

  return { payload, preference, plan: plan && isPlanOf(plan, payload) ? plan : undefined };
}

/** A plan for another place or other dates would only mislead, so it stays behind. */
function isPlanOf(plan: GeneratedTrip, payload: TripSource['payload']): boolean {
  return (
    payload.destination.toLowerCase().includes(plan.destination.name.toLowerCase()) &&
    payload.startDate === plan.tripInfo.startDate &&
    payload.endDate === plan.tripInfo.endDate
  );
}
