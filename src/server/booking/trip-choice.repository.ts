import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import type { ConfirmedBooking } from '#shared/booking/selection.schema.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { FlightOffer, StayPoint } from '#shared/generation/generated-trip.schema.ts';
import { withoutOldChoice } from '#shared/trips/old-choices.ts';
import type { TripAccommodation, TripActivity } from '#shared/trips/trip.schema.ts';
import { accommodationSchema } from '../db/entities/accommodation.entity.ts';
import { activitySchema } from '../db/entities/activity.entity.ts';
import { flightSchema } from '../db/entities/flight.entity.ts';
import { tripPlaceSchema } from '../db/entities/trip-place.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import type { ReplacedByChoice } from '../db/entities/trip-selection.entity.ts';
import { insertRows } from '../db/insert-rows.ts';
import { backOnDates } from './domain/back-on-dates.ts';
import type { TripOfChoice } from './domain/selection-rows.ts';

export type TripChoiceRepository = ReturnType<typeof createTripChoiceRepository>;

type Row = ObjectLiteral & { id: number };
/** The table whose rows a choice becomes, and which of the trip's rows it takes the place of. */
type Place = { schema: EntitySchema<Row>; isSelected?: true };

/** The documented state of what is paid for. */
const CONFIRMED = 'confirmed';

/** With a position it is of that stay alone. */
type OfTrip = { tripId: number; type: SelectionType; position?: number | undefined };

const PLACES: Record<SelectionType, Place> = {
  flights: { schema: flightSchema },
  hotels: { schema: accommodationSchema },
  experiences: { schema: activitySchema, isSelected: true },
};

/** What a selection puts on its trip; call these inside a transaction that holds the trip's row. */
export function createTripChoiceRepository(manager: EntityManager) {
  const replaceRows = (of: OfTrip, rows: readonly object[]) => writeRows(manager, of, rows);

  return {
    /** What stands in a choice's place now, to be put back when the choice is taken off. */
    standing: (trip: TripOfChoice, type: SelectionType): Promise<ReplacedByChoice> =>
      readStanding(manager, trip, type),

    /** Undoes a choice; what it replaced goes with the dates that the trip has by now. */
    async putBack(
      trip: TripOfChoice,
      type: SelectionType,
      replaced: ReplacedByChoice,
    ): Promise<void> {
      const { id: tripId, position } = trip;

      await replaceRows({ tripId, type, position }, backOnDates(replaced, trip));
      if (replaced.stay !== undefined) await writeStay(manager, trip, replaced.stay);
    },

    replaceFlights: (tripId: number, flights: readonly FlightOffer[]): Promise<void> =>
      replaceRows(
        { tripId, type: 'flights' },
        flights.map((flight) => ({
          ...flight,
          pricedFor: flight.pricedFor ?? null,
          bookingReference: flight.bookingReference ?? null,
          provider: flight.provider ?? null,
        })),
      ),

    replaceStay: (
      { id: tripId, position }: TripOfChoice,
      stay: Omit<TripAccommodation, 'id'>,
    ): Promise<void> =>
      replaceRows({ tripId, type: 'hotels', position }, [
        { ...stay, imageUrl: stay.imageUrl ?? null, provider: stay.provider ?? null },
      ]),

    /** The days of the plan begin and end there from now on. */
    moveStay: (trip: TripOfChoice, stay: StayPoint): Promise<void> =>
      writeStay(manager, trip, stay),

    replaceChosenActivity: (tripId: number, activity: Omit<TripActivity, 'id'>): Promise<void> =>
      replaceRows({ tripId, type: 'experiences' }, [activity]),

    /** The trip and its flights are confirmed from now on; a surprise keeps the state that seals it. */
    confirm: (id: number): Promise<ConfirmedBooking> => confirmTrip(manager, id),

    /**
     * Gives the trip its next version, and a booking status when one is given; that its choice of this type was
     * made for other dates is no longer told.
     */
    async markBooking(
      { id, warnings }: TripOfChoice,
      type: SelectionType,
      bookingStatus?: string,
    ): Promise<void> {
      await manager
        .createQueryBuilder()
        .update(tripSchema)
        .set({
          ...(bookingStatus && { bookingStatus }),
          warnings: withoutOldChoice(warnings, type),
          version: () => 'version + 1',
        })
        .where({ id })
        .execute();
    },
  };
}

async function confirmTrip(manager: EntityManager, id: number): Promise<ConfirmedBooking> {
  const trips = manager.getRepository(tripSchema);

  await manager.update(flightSchema, { tripId: id }, { status: CONFIRMED });
  await trips.update({ id, status: 'draft' }, { status: CONFIRMED });
  await trips
    .createQueryBuilder()
    .update()
    .set({ bookingStatus: CONFIRMED, version: () => 'version + 1' })
    .where({ id })
    .execute();
  const { status, bookingStatus } = await trips.findOneByOrFail({ id });

  return { tripId: id, status, bookingStatus };
}

async function readStanding(
  manager: EntityManager,
  { id: tripId, startDate, endDate, position }: TripOfChoice,
  type: SelectionType,
): Promise<ReplacedByChoice> {
  const { schema, ...only } = PLACES[type];
  const rows = await manager.find(schema, {
    where: { tripId, ...only, ...at(position) },
    order: { position: 'ASC' },
  });
  const kept = {
    rows: rows.map(({ id: _id, ...row }) => row),
    dates: { startDate, endDate },
  };

  if (type !== 'hotels') return kept;
  const { stay } =
    position === undefined
      ? await manager.findOneByOrFail(tripSchema, { id: tripId })
      : await manager.findOneByOrFail(tripPlaceSchema, { tripId, position });

  return { ...kept, stay };
}

async function writeRows(
  manager: EntityManager,
  { tripId, type, position: own }: OfTrip,
  rows: readonly object[],
): Promise<void> {
  const { schema, ...only } = PLACES[type];

  await manager.delete(schema, { tripId, ...only, ...at(own) });
  await insertRows(
    manager,
    schema,
    rows.map((row, position) => ({ position, ...row, ...at(own), tripId })),
  );
}

function at(position: number | undefined) {
  return position === undefined ? {} : { position };
}

/** Where the nights of a trip, or of one of its stays, are spent. */
async function writeStay(
  manager: EntityManager,
  { id: tripId, position }: TripOfChoice,
  stay: StayPoint | null,
): Promise<void> {
  if (position !== undefined && stay)
    await manager.update(tripPlaceSchema, { tripId, position }, { stay });
  if (position === undefined || position === 0)
    await manager.update(tripSchema, { id: tripId }, { stay });
}
