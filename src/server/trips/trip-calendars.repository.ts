import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { accommodationSchema } from '../db/entities/accommodation.entity.ts';
import { flightSchema } from '../db/entities/flight.entity.ts';
import { itineraryDaySchema } from '../db/entities/itinerary-day.entity.ts';
import { tripPlaceSchema } from '../db/entities/trip-place.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import type { TripWithDetails } from './trip.mapper.ts';

export type TripCalendarsRepository = ReturnType<typeof createTripCalendarsRepository>;

/** A calendar of years of travel would be slow to fetch every hour; the soonest trips stay in it. */
const MAX_TRIPS = 60;

/** Many trips with what a calendar tells of them. */
export function createTripCalendarsRepository(manager: EntityManager) {
  return {
    /** A user's trips that end on a day or later, the soonest first; five queries however many. */
    async findFrom(userId: number, day: string): Promise<TripWithDetails[]> {
      const trips = await manager.find(tripSchema, {
        where: { userId, endDate: MoreThanOrEqual(day) },
        order: { startDate: 'ASC', id: 'ASC' },
        take: MAX_TRIPS,
      });
      const where = { tripId: In(trips.map(({ id }) => id)) };
      const order = { position: 'ASC', id: 'ASC' } as const;
      const [flights, accommodations, itineraryDays, places] = await Promise.all([
        manager.find(flightSchema, { where, order }),
        manager.find(accommodationSchema, { where, order }),
        manager.find(itineraryDaySchema, { where, order: { dayNumber: 'ASC' } }),
        manager.find(tripPlaceSchema, { where, order }),
      ]);
      const of = <Row extends { tripId: number }>(rows: readonly Row[], tripId: number) =>
        rows.filter((row) => row.tripId === tripId);

      return trips.map((trip) => ({
        trip,
        flights: of(flights, trip.id),
        accommodations: of(accommodations, trip.id),
        itineraryDays: of(itineraryDays, trip.id),
        activities: [],
        diningOptions: [],
        packingItems: [],
        places: of(places, trip.id),
      }));
    },
  };
}
