import type { z } from 'zod';
import { AppError } from '#shared/app-error.ts';
import type {
  ConfirmedBooking,
  selectInput,
  TripSelection,
  UnselectInput,
} from '#shared/booking/selection.schema.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { PlanCheck } from '#shared/generation/generated-trip.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { InTransaction } from '../db/transaction.ts';
import { toTripSelection } from './booking.mapper.ts';
import { type BookingRepository, createBookingRepository } from './booking.repository.ts';
import { createPlanChecksRepository } from './plan-checks.repository.ts';
import { createTripChoiceRepository, type TripChoiceRepository } from './trip-choice.repository.ts';
import { choicePlace, ofStay, pointOf, stayOfKey } from './domain/choice-place.ts';
import { moveOf, toRide } from './domain/ride-choice.ts';
import {
  toActivity,
  toFlights,
  toStay,
  toStayPoint,
  type TripOfChoice,
} from './domain/selection-rows.ts';

type Selection = z.output<typeof selectInput>;
type Replaced = Awaited<ReturnType<TripChoiceRepository['standing']>>;
type Ports = {
  bookings: BookingRepository;
  inTransaction: InTransaction;
  /** Throws NOT_FOUND when there is no such trip. */
  tripById: (id: number) => Promise<TripDetail>;
  /** The checker's word on a trip's days; none where it cannot judge. */
  checksOf: (trip: TripDetail) => Promise<PlanCheck[]>;
};

/** How a trip stands before anything is chosen. */
const UNBOOKED = 'pending';

/** What the traveller chose: one selection per category, which becomes part of the trip. */
export function createSelectionsService(ports: Ports) {
  const { bookings, inTransaction, tripById } = ports;
  const change = createChange(ports);

  return {
    async list(tripId: number): Promise<TripSelection[]> {
      const trip = await tripById(tripId);

      return (await bookings.selections(tripId)).map((row) => toTripSelection(row, trip));
    },

    /**
     * Saves a selection in place of the one before and puts it on the trip, all or nothing. NOT_FOUND without
     * the trip.
     */
    async select(selection: Selection): Promise<TripSelection> {
      const whole = await tripById(selection.tripId);

      return change(selection, async (manager) => {
        const repository = createBookingRepository(manager);
        const trip = await lockTrip(repository, selection.tripId);

        await requireRecommendation(repository, selection);
        const choice = createTripChoiceRepository(manager);
        const { selectionType: type, providerBookingData: data } = selection;
        const places = await repository.places(trip.id);
        const stay = ofStay(trip, places, choicePlace(places, selection, pointOf(data)));
        const placeId = stay.stayKey ?? '';
        const earlier = await repository.selection(trip.id, type, placeId);
        const replaced = earlier ? earlier.replaced : await choice.standing(stay, type);
        const saved = await repository.replaceSelection({
          ...selection,
          placeId,
          recommendationId: selection.recommendationId ?? null,
          replaced,
        });

        await putOnTrip(choice, selection, { ...stay, replaced });
        await choice.markBooking(trip, type, selection.bookingStatus);
        return toTripSelection(saved, whole);
      });
    },

    /** Marks what was chosen as paid; safe to call again. NOT_FOUND without the trip. */
    async confirm(tripId: number): Promise<ConfirmedBooking> {
      return inTransaction(async (manager) => {
        const { id } = await lockTrip(createBookingRepository(manager), tripId);

        return createTripChoiceRepository(manager).confirm(id);
      });
    },

    /**
     * Takes a choice off its trip and puts back what it replaced, on the dates that the trip has now, all or
     * nothing; answers what was taken off. NOT_FOUND without the trip or the choice.
     */
    async unselect(taken: UnselectInput): Promise<TripSelection> {
      const { tripId, selectionType: type, placeId } = taken;
      const whole = await tripById(tripId);

      return change(taken, async (manager) => {
        const repository = createBookingRepository(manager);
        const trip = await lockTrip(repository, tripId);
        const selection = await chosen(repository, { tripId, type, placeId });

        if (!selection) throw new AppError('NOT_FOUND', `This trip has no chosen ${type}`);
        const choice = createTripChoiceRepository(manager);

        await repository.removeSelection(selection);
        const places = await repository.places(tripId);
        const stay = ofStay(trip, places, stayOfKey(places, selection.placeId));

        await choice.putBack(stay, type, selection.replaced ?? { rows: [] });
        const [other] = await repository.selections(tripId);
        await choice.markBooking(trip, type, other ? undefined : UNBOOKED);
        return toTripSelection(selection, whole);
      });
    },
  };
}

type Manager = Parameters<Parameters<InTransaction>[0]>[0];
type OfTrip = { tripId: number; selectionType: SelectionType };

/**
 * Changes what is chosen, all or nothing. A choice moves where the days begin, or when the party comes and goes, so
 * the plan is judged with it at once.
 */
function createChange({ inTransaction, tripById, checksOf }: Ports) {
  return async <Result>(
    { tripId, selectionType }: OfTrip,
    work: (manager: Manager) => Promise<Result>,
  ): Promise<Result> => {
    const result = await inTransaction(work);
    const trip = await tripById(tripId);

    if (selectionType === 'experiences' || trip.checks.length === 0) return result;
    const checks = await checksOf(trip);

    if (checks.length > 0)
      await inTransaction((manager) => createPlanChecksRepository(manager).write(trip, checks));
    return result;
  };
}

async function lockTrip(repository: BookingRepository, tripId: number): Promise<TripOfChoice> {
  const trip = await repository.lockTrip(tripId);

  if (!trip) throw new AppError('NOT_FOUND', 'Trip not found');
  return trip;
}

/** The choice of a category, of what is chosen per stay that of one; without it the first. */
async function chosen(
  repository: BookingRepository,
  { tripId, type, placeId }: { tripId: number; type: SelectionType; placeId: string | undefined },
): Promise<Awaited<ReturnType<BookingRepository['selections']>>[number] | undefined> {
  const all = await repository.selections(tripId);

  return all.find(
    (one) => one.selectionType === type && (placeId === undefined || one.placeId === placeId),
  );
}

async function requireRecommendation(
  repository: BookingRepository,
  selection: Selection,
): Promise<void> {
  const { recommendationId: id, selectionType: recommendationType, tripId } = selection;

  if (id === undefined) return;
  if (await repository.hasRecommendation({ id, tripId, recommendationType })) return;
  throw new AppError(
    'NOT_FOUND',
    `recommendationId: no such recommendation of ${recommendationType} for this trip`,
  );
}

async function putOnTrip(
  choice: TripChoiceRepository,
  selection: Selection,
  { replaced, ...trip }: TripOfChoice & { replaced: Replaced | null },
): Promise<void> {
  const { providerBookingData: data, totalPrice } = selection;

  switch (selection.selectionType) {
    case 'flights':
      return choice.replaceFlights(trip.id, toFlights(data, totalPrice), replaced ?? { rows: [] });
    case 'rides':
      return choice.replaceRide(trip, toRide(data, moveOf(trip), totalPrice));
    case 'hotels': {
      const point = toStayPoint(data, trip);

      await choice.replaceStay(trip, toStay(data, trip));
      if (point) await choice.moveStay(trip, point);
      return;
    }
    case 'experiences':
      return choice.replaceChosenActivity(trip, toActivity(data, totalPrice));
  }
}
