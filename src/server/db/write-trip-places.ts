import { In, type EntityManager } from 'typeorm';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { accommodationSchema } from './entities/accommodation.entity.ts';
import { tripSchema } from './entities/trip.entity.ts';
import { type TripPlaceEntity, tripPlaceSchema } from './entities/trip-place.entity.ts';
import { insertRows } from './insert-rows.ts';
import { toTripPlaceRow } from './trip-place.mapper.ts';

/**
 * Replaces the stays of a trip, and moves its hotels to their new nights; call it inside a transaction. Without stays
 * a trip is in one place: in `alone` from now on, or where it is until now.
 */
export async function writeTripPlaces(
  manager: EntityManager,
  tripId: number,
  { places, alone }: { places: readonly TripPlace[]; alone?: string | null },
): Promise<void> {
  const before = await manager.find(tripPlaceSchema, {
    where: { tripId },
    order: { position: 'ASC' },
  });
  const { destinationId, startDate, endDate } = await manager.findOneByOrFail(tripSchema, {
    id: tripId,
  });
  const one = { arrive: startDate, depart: endDate };

  await moveHotels(manager, tripId, {
    before: before.length > 0 ? before : [{ ...one, placeId: destinationId ?? '' }],
    now: places.length > 0 ? places : [{ ...one, id: alone ?? destinationId ?? '' }],
  });
  await manager.delete(tripPlaceSchema, { tripId });
  await insertRows(
    manager,
    tripPlaceSchema,
    places.map((place, position) => ({ ...toTripPlaceRow(place), tripId, position })),
  );
}

type Stays = {
  before: readonly Pick<TripPlaceEntity, 'placeId' | 'arrive'>[];
  now: readonly Pick<TripPlace, 'id' | 'arrive' | 'depart'>[];
};

/** A hotel belongs to the stay that begins on its first night: it moves with it, and leaves with it. */
async function moveHotels(
  manager: EntityManager,
  tripId: number,
  { before, now }: Stays,
): Promise<void> {
  const hotels = await manager.findBy(accommodationSchema, { tripId });
  const left = [...now];

  for (const { placeId, arrive } of before) {
    const at = left.findIndex(({ id }) => id === placeId);
    const [stay] = at < 0 ? [] : left.splice(at, 1);
    const moved = hotels.filter(({ checkIn }) => checkIn === arrive);

    if (!stay) {
      // oxlint-disable-next-line no-await-in-loop
      await manager.delete(accommodationSchema, { id: In(moved.map(({ id }) => id)) });
      continue;
    }
    for (const { id, checkIn, checkOut } of moved) {
      if (checkIn === stay.arrive && checkOut === stay.depart) continue;
      // A handful, in one transaction: one statement after the other.
      // oxlint-disable-next-line no-await-in-loop
      await manager.update(
        accommodationSchema,
        { id },
        {
          checkIn: stay.arrive,
          checkOut: stay.depart,
        },
      );
    }
  }
}
