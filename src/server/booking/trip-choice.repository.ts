import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import type { ConfirmedBooking } from '#shared/booking/selection.schema.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { FlightOffer, StayPoint } from '#shared/generation/generated-trip.schema.ts';
import type { TripRide } from '#shared/generation/trip-places.schema.ts';
import { withoutOldChoice } from '#shared/trips/old-choices.ts';
import type { TripAccommodation, TripActivity } from '#shared/trips/trip.schema.ts';
import { accommodationSchema } from '../db/entities/accommodation.entity.ts';
import { activitySchema } from '../db/entities/activity.entity.ts';
import { flightSchema } from '../db/entities/flight.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import type { ReplacedByChoice } from '../db/entities/trip-selection.entity.ts';
import { insertRows } from '../db/insert-rows.ts';
import { backOnDates } from './domain/back-on-dates.ts';
import type { TripOfChoice } from './domain/selection-rows.ts';
import { createFlightChoiceRepository } from './flight-choice.repository.ts';
import { createRideChoiceRepository } from './ride-choice.repository.ts';
import { createStayChoiceRepository } from './stay-choice.repository.ts';

export type TripChoiceRepository = ReturnType<typeof createTripChoiceRepository>;

type Row = ObjectLiteral & { id: number };
/** The table whose rows a choice becomes, and which of the trip's rows it takes the place of. */
type Place = { schema: EntitySchema<Row>; isSelected?: true };

/** The documented state of what is paid for. */
const CONFIRMED = 'confirmed';

/** What a choice of these becomes is rows of its own; a ride is part of its stay. */
type RowChoice = Exclude<SelectionType, 'rides'>;

/** With a position or a key it is of that stay alone. */
type OfTrip = {
  tripId: number;
  type: RowChoice;
  position?: number | undefined;
  stayKey?: string | undefined;
};

const PLACES: Record<RowChoice, Place> = {
  flights: { schema: flightSchema },
  hotels: { schema: accommodationSchema },
  experiences: { schema: activitySchema, isSelected: true },
};

/** What a selection puts on its trip; call these inside a transaction that holds the trip's row. */
export function createTripChoiceRepository(manager: EntityManager) {
  const rides = createRideChoiceRepository(manager);
  const stays = createStayChoiceRepository(manager);
  const replaceRows = (of: OfTrip, rows: readonly object[]) => writeRows(manager, of, rows);

  return {
    /** What stands in a choice's place now, to be put back when the choice is taken off. */
    standing: (trip: TripOfChoice, type: SelectionType): Promise<ReplacedByChoice> =>
      type === 'rides' ? rides.standing(trip) : readStanding(manager, trip, type),

    /** Undoes a choice; what it replaced goes with the dates that the trip has by now. */
    async putBack(
      trip: TripOfChoice,
      type: SelectionType,
      replaced: ReplacedByChoice,
    ): Promise<void> {
      if (type === 'rides') return rides.putBack(trip, replaced);
      await replaceRows(ofChoice(trip, type), backOnDates(replaced, trip));
      if (type === 'flights')
        await createFlightChoiceRepository(manager).tell(trip.id, [], replaced);
      if (replaced.stay !== undefined) await stays.write(trip, replaced.stay);
    },

    /** The plan tells coming and going by these flights from now on. */
    async replaceFlights(
      tripId: number,
      flights: readonly FlightOffer[],
      replaced: ReplacedByChoice,
    ): Promise<void> {
      await replaceRows(
        { tripId, type: 'flights' },
        flights.map((flight) => ({
          ...flight,
          pricedFor: flight.pricedFor ?? null,
          bookingReference: flight.bookingReference ?? null,
          provider: flight.provider ?? null,
        })),
      );
      await createFlightChoiceRepository(manager).tell(tripId, flights, replaced);
    },

    replaceStay: (trip: TripOfChoice, stay: Omit<TripAccommodation, 'id'>): Promise<void> =>
      replaceRows(ofChoice(trip, 'hotels'), [
        { ...stay, imageUrl: stay.imageUrl ?? null, provider: stay.provider ?? null },
      ]),

    /** The days of the plan begin and end there from now on. */
    moveStay: (trip: TripOfChoice, stay: StayPoint): Promise<void> => stays.write(trip, stay),

    replaceChosenActivity: (
      trip: TripOfChoice,
      activity: Omit<TripActivity, 'id'>,
    ): Promise<void> =>
      replaceRows(ofChoice(trip, 'experiences'), [{ ...activity, placeId: trip.stayKey ?? null }]),

    /** The party moves on by this ride from now on. */
    replaceRide: (trip: TripOfChoice, ride: TripRide): Promise<void> => rides.write(trip, ride),

    /** The trip and its flights are confirmed from now on; a surprise keeps the state that seals it. */
    confirm: (id: number): Promise<ConfirmedBooking> => confirmTrip(manager, id),

    /**
     * Gives the trip its next version, and a booking status when one is given; that its choice of this type was
     * made for other dates is no longer told.
     */
    markBooking: (
      { id }: TripOfChoice,
      type: SelectionType,
      bookingStatus?: string,
    ): Promise<void> => markTrip(manager, { id, type, bookingStatus }),
  };
}

type Marked = { id: number; type: SelectionType; bookingStatus: string | undefined };

async function markTrip(
  manager: EntityManager,
  { id, type, bookingStatus }: Marked,
): Promise<void> {
  const { warnings } = await manager.findOneOrFail(tripSchema, {
    where: { id },
    select: { id: true, warnings: true },
  });

  await manager.update(
    tripSchema,
    { id },
    {
      ...(bookingStatus && { bookingStatus }),
      warnings: withoutOldChoice(warnings, type),
      version: () => 'version + 1',
    },
  );
}

async function confirmTrip(manager: EntityManager, id: number): Promise<ConfirmedBooking> {
  const trips = manager.getRepository(tripSchema);

  await manager.update(flightSchema, { tripId: id }, { status: CONFIRMED });
  await trips.update({ id, status: 'draft' }, { status: CONFIRMED });
  await trips.update({ id }, { bookingStatus: CONFIRMED, version: () => 'version + 1' });
  const { status, bookingStatus } = await trips.findOneByOrFail({ id });

  return { tripId: id, status, bookingStatus };
}

async function readStanding(
  manager: EntityManager,
  trip: TripOfChoice,
  type: RowChoice,
): Promise<ReplacedByChoice> {
  const { id: tripId, startDate, endDate } = trip;
  const { schema, ...only } = PLACES[type];
  const rows = await manager.find(schema, {
    where: { tripId, ...only, ...at(ofChoice(trip, type)) },
    order: { position: 'ASC' },
  });
  const kept = {
    rows: rows.map(({ id: _id, ...row }) => row),
    dates: { startDate, endDate },
  };

  if (type === 'flights')
    return { ...kept, ...(await createFlightChoiceRepository(manager).standing(tripId)) };
  if (type !== 'hotels') return kept;
  return { ...kept, stay: await createStayChoiceRepository(manager).standing(trip) };
}

async function writeRows(
  manager: EntityManager,
  of: OfTrip,
  rows: readonly object[],
): Promise<void> {
  const { tripId, type } = of;
  const { schema, ...only } = PLACES[type];

  await manager.delete(schema, { tripId, ...only, ...at(of) });
  await insertRows(
    manager,
    schema,
    rows.map((row, position) => ({ position, ...row, ...at(of), tripId })),
  );
}

function ofChoice({ id: tripId, position, stayKey }: TripOfChoice, type: RowChoice): OfTrip {
  return { tripId, type, position, stayKey };
}

/** Which of the trip's rows are those of a stay: hotels stand in the order of the stays, experiences name theirs. */
function at({ type, position, stayKey }: OfTrip) {
  if (type === 'hotels' && position !== undefined) return { position };
  if (type === 'experiences' && stayKey !== undefined) return { placeId: stayKey };
  return {};
}
