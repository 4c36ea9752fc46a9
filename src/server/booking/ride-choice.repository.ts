import type { EntityManager } from 'typeorm';
import type { TripRide } from '#shared/generation/trip-places.schema.ts';
import { itineraryDaySchema } from '../db/entities/itinerary-day.entity.ts';
import { tripPlaceSchema } from '../db/entities/trip-place.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import type { ReplacedByChoice } from '../db/entities/trip-selection.entity.ts';
import { toTripPlace } from '../db/trip-place.mapper.ts';
import {
  activitiesWithRide,
  costsWithRides,
  moveOf,
  onDays,
  warningsWithRides,
  withRide,
} from './domain/ride-choice.ts';
import type { TripOfChoice } from './domain/selection-rows.ts';

/** The rides between the places of a trip; call these inside a transaction that holds the trip's row. */
export function createRideChoiceRepository(manager: EntityManager) {
  const write = async (trip: TripOfChoice, ride: TripRide | undefined): Promise<void> => {
    const { id: tripId, position = 0 } = trip;
    const rows = await manager.find(tripPlaceSchema, {
      where: { tripId },
      order: { position: 'ASC' },
    });
    const before = rows.map(toTripPlace);
    const now = withRide(before, position, ride);
    const { costs, warnings } = await manager.findOneByOrFail(tripSchema, { id: tripId });
    const day = await manager.findOneBy(itineraryDaySchema, { tripId, date: moveOf(trip).leaves });

    await manager.update(tripPlaceSchema, { tripId, position }, { ride: ride ?? null });
    if (day)
      await manager.update(
        itineraryDaySchema,
        { id: day.id },
        { activities: activitiesWithRide(day, now, position) },
      );
    await manager.update(
      tripSchema,
      { id: tripId },
      {
        costs: costs && costsWithRides(costs, { before, now }),
        warnings: warningsWithRides(warnings, { before, now }),
      },
    );
  };

  return {
    write,

    /** The ride as it is now, to be put back when the choice is taken off. */
    async standing({ id: tripId, position = 0 }: TripOfChoice): Promise<ReplacedByChoice> {
      const { ride } = await manager.findOneByOrFail(tripPlaceSchema, { tripId, position });

      return { rows: [], ...(ride ? { ride } : {}) };
    },

    /** Undoes a choice; the ride before it is taken on the day that the trip moves on by now. */
    putBack: (trip: TripOfChoice, { ride }: ReplacedByChoice): Promise<void> =>
      write(trip, ride && onDays(ride, moveOf(trip))),
  };
}
