import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { daysBetween } from '#shared/dates.ts';
import { choicesText } from '#shared/trips/old-choices.ts';
import type { TripDetail, UpdateTripInput } from '#shared/trips/trip.schema.ts';
import type { Clock } from '../clock.ts';
import type { InTransaction } from '../db/transaction.ts';
import type { JudgeTrip } from '../itinerary/judge-trip.ts';
import { resizeParty } from '../itinerary/domain/resize-party.ts';
import { staleTrip } from '../itinerary/stale-trip.ts';
import { lengthText, MOVED, toldAgain, withDateWarnings } from './domain/moved-warning.ts';
import { moveTrip } from './domain/move-trip.ts';
import { createTripEditsRepository, type TripEditsRepository } from './trip-edits.repository.ts';
import type { TripsService } from './trips.service.ts';

export type TripEditsPorts = {
  trips: Pick<TripsService, 'byId' | 'whole'>;
  /** Reads outside the transaction that writes. */
  edits: Pick<TripEditsRepository, 'chosenTypes'>;
  inTransaction: InTransaction;
  judge: Pick<JudgeTrip, 'redate'>;
  clock: Clock;
};

/** What the traveller changes of a saved trip by hand. */
export function createTripEditsService(ports: TripEditsPorts) {
  const { trips, edits, inTransaction, judge } = ports;

  return {
    /**
     * Changes dates, travelers and notes, all or nothing. On other dates the days move along; for other dates or
     * another number of travelers they are told and judged anew. NOT_FOUND without the trip; CONFLICT when it has changed since the version this was made from.
     */
    async update(change: UpdateTripInput): Promise<TripDetail> {
      const trip = await trips.whole(change.id);

      if (trip.version !== change.version) throw staleTrip();
      const isMoved = change.startDate !== trip.startDate || change.endDate !== trip.endDate;
      const sized = resizeParty(trip, change.travelers);
      const moved = isMoved
        ? await onDates(sized, change, await edits.chosenTypes(change.id))
        : await forParty(sized, trip);
      const isWritten = await inTransaction((manager) =>
        createTripEditsRepository(manager).write(change, moved, ports.clock.now()),
      );

      if (!isWritten) throw staleTrip();
      return trips.byId(change.id);
    },
  };

  /** Undefined when the party is as large as before, or nothing is known of the place to tell its days by. */
  async function forParty(sized: TripDetail, before: TripDetail): Promise<TripDetail | undefined> {
    if (sized.tripPreferences.travelers === before.tripPreferences.travelers) return undefined;
    const redated = await judge.redate(sized);

    return redated && { ...sized, ...redated, score: undefined, bound: undefined };
  }

  async function onDates(
    trip: TripDetail,
    dates: UpdateTripInput,
    chosen: readonly SelectionType[],
  ): Promise<TripDetail> {
    const moved = moveTrip(trip, { ...dates, hasChosenFlights: chosen.includes('flights') });
    const { told, text } = toldAgain(await judge.redate(moved), MOVED);
    const now = { ...moved, ...told, score: undefined, bound: undefined };

    return {
      ...now,
      warnings: withDateWarnings(now.warnings, [
        ...(trip.itineraryDays.length > 0
          ? [
              text,
              lengthText({
                left: trip.itineraryDays.length - moved.itineraryDays.length,
                empty: daysBetween(dates.startDate, dates.endDate) + 1 - moved.itineraryDays.length,
              }),
            ]
          : []),
        choicesText(chosen),
      ]),
    };
  }
}
