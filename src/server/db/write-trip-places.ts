import { In, IsNull, Not, type EntityManager } from 'typeorm';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { stayKeys } from '#shared/trips/stay-keys.ts';
import { accommodationSchema } from './entities/accommodation.entity.ts';
import { activitySchema } from './entities/activity.entity.ts';
import { recommendationSchema } from './entities/recommendation.entity.ts';
import { tripSelectionSchema } from './entities/trip-selection.entity.ts';
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

  const only = alone ?? destinationId ?? '';

  if (before.length === 0 || places.length === 0)
    await moveChoices(manager, tripId, places.length > 0 ? ['', only] : [only, '']);
  const kept = await settleChoices(manager, tripId, { before, now: places });

  await moveHotels(manager, tripId, {
    before: before.length > 0 ? before : [{ ...one, placeId: destinationId ?? '' }],
    now: places.length > 0 ? places : [{ ...one, id: only }],
  });
  await manager.delete(tripPlaceSchema, { tripId });
  await insertRows(
    manager,
    tripPlaceSchema,
    kept.map((place, position) => ({ ...toTripPlaceRow(place), tripId, position })),
  );
}

/** What was chosen for the only place of a trip is its stay's once there are others, and the whole trip's again after. */
async function moveChoices(
  manager: EntityManager,
  tripId: number,
  [from, to]: readonly [string, string],
): Promise<void> {
  await manager.update(
    tripSelectionSchema,
    { tripId, placeId: from, selectionType: In(['hotels', 'experiences']) },
    { placeId: to },
  );
  await manager.update(
    activitySchema,
    { tripId, isSelected: true, placeId: from === '' ? IsNull() : from },
    { placeId: to === '' ? null : to },
  );
}

type Places = { before: readonly TripPlaceEntity[]; now: readonly TripPlace[] };

/**
 * Choices and options of stays that the trip no longer has, or has on other dates, go with them, and so does the choice
 * of a ride that another has taken the place of. A ride whose choice is gone is the plan's from now on.
 */
async function settleChoices(
  manager: EntityManager,
  tripId: number,
  { before, now }: Places,
): Promise<TripPlace[]> {
  const keys = stayKeys(now);
  const choices = await manager.findBy(tripSelectionSchema, { tripId, placeId: Not('') });
  const ofPlace = (key: string) => now[keys.indexOf(key)];
  const gone = choices.filter(({ placeId, selectionType }) => {
    const place = ofPlace(placeId);

    return !place || (selectionType === 'rides' && !place.ride?.isSelected);
  });
  const chosenRides = new Set(
    choices.flatMap((one) =>
      one.selectionType === 'rides' && !gone.includes(one) ? [one.placeId] : [],
    ),
  );
  const isSame = (place: TripPlace, at: number) =>
    before[at]?.placeId === place.id && before[at].arrive === place.arrive;

  await manager.delete(tripSelectionSchema, { id: In(gone.map(({ id }) => id)) });
  if (before.length !== now.length || !now.every(isSame))
    await manager.delete(recommendationSchema, { tripId, placeId: Not('') });
  return now.map((place, at) => {
    const { ride } = place;

    if (!ride?.isSelected || chosenRides.has(keys[at] ?? '')) return place;
    const { isSelected: _, ...own } = ride;

    return { ...place, ride: own };
  });
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
