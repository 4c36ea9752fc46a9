import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { activitySchema } from '../db/entities/activity.entity.ts';
import { diningOptionSchema } from '../db/entities/dining-option.entity.ts';
import { itineraryDaySchema } from '../db/entities/itinerary-day.entity.ts';
import { tripPlaceSchema } from '../db/entities/trip-place.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import { insertRows } from '../db/insert-rows.ts';
import { toTripPlace } from '../db/trip-place.mapper.ts';
import { writeTripPlaces } from '../db/write-trip-places.ts';
import { toItineraryDayRow } from '../db/itinerary-day.mapper.ts';
import type { ItinerarySnapshot } from './itinerary-snapshot.ts';
import {
  toSnapshotActivity,
  toSnapshotDay,
  toSnapshotDining,
  toSnapshotPlan,
} from './itinerary-snapshot.mapper.ts';

/** The days of a saved trip and what is told of them; every method belongs inside a transaction. */
export function createItineraryRepository(manager: EntityManager) {
  return {
    /** Takes the trip for this transaction alone; whether it still has the version the change was made from. */
    async claim(tripId: number, version: number): Promise<boolean> {
      const trip = await manager.findOne(tripSchema, {
        where: { id: tripId },
        select: { id: true, version: true },
        lock: { mode: 'pessimistic_write' },
      });

      return trip?.version === version;
    },

    /** Undefined when there is no such trip. */
    snapshot: (tripId: number): Promise<ItinerarySnapshot | undefined> =>
      readSnapshot(manager, tripId),

    /** Writes what has changed, and gives the trip its next version. */
    async write(tripId: number, now: ItinerarySnapshot): Promise<void> {
      const before = await readSnapshot(manager, tripId);

      if (!before) return;
      await writeDays(manager, tripId, { before: before.days, now: now.days });
      await writeLists(manager, tripId, { before, now });
      if (!isDeepStrictEqual(before.places, now.places))
        await writeTripPlaces(manager, tripId, {
          places: now.places ?? [],
          alone: now.plan.destinationId,
        });
      await manager.update(
        tripSchema,
        { id: tripId },
        { ...now.plan, version: () => 'version + 1' },
      );
    },
  };
}

async function readSnapshot(
  manager: EntityManager,
  tripId: number,
): Promise<ItinerarySnapshot | undefined> {
  const trip = await manager.findOneBy(tripSchema, { id: tripId });

  if (!trip) return undefined;
  const order = { position: 'ASC', id: 'ASC' } as const;
  const days = await manager.find(itineraryDaySchema, {
    where: { tripId },
    order: { dayNumber: 'ASC' },
  });
  const activities = await manager.find(activitySchema, {
    where: { tripId, isSelected: false },
    order,
  });
  const dining = await manager.find(diningOptionSchema, { where: { tripId }, order });
  const places = await manager.find(tripPlaceSchema, { where: { tripId }, order });

  return {
    days: days.map(toSnapshotDay),
    plan: toSnapshotPlan(trip),
    ...(places.length > 0 ? { places: places.map(toTripPlace) } : {}),
    activities: activities.map(toSnapshotActivity),
    diningOptions: dining.map(toSnapshotDining),
  };
}

type Change<T> = { before: T; now: T };

/** Days keep their rows while the trip has the same days. */
async function writeDays(
  manager: EntityManager,
  tripId: number,
  { before, now }: Change<readonly PlannedDay[]>,
): Promise<void> {
  const isSameDays = before.length === now.length;

  if (!isSameDays) {
    await manager.delete(itineraryDaySchema, { tripId });
    await insertRows(
      manager,
      itineraryDaySchema,
      now.map((day) => ({ ...toItineraryDayRow(day), tripId })),
    );
    return;
  }
  for (const [i, day] of now.entries()) {
    const row = toItineraryDayRow(day);
    const old = before[i];

    if (!old || isDeepStrictEqual(row, toItineraryDayRow(old))) continue;
    await manager.update(itineraryDaySchema, { tripId, dayNumber: old.dayNumber }, row);
  }
}

async function writeLists(
  manager: EntityManager,
  tripId: number,
  { before, now }: Change<ItinerarySnapshot>,
): Promise<void> {
  const owned = (position: number) => ({ tripId, position });

  if (!isDeepStrictEqual(before.activities, now.activities)) {
    await manager.delete(activitySchema, { tripId, isSelected: false });
    await insertRows(
      manager,
      activitySchema,
      now.activities.map((one, at) => ({ ...one, isSelected: false, ...owned(at) })),
    );
  }

  if (!isDeepStrictEqual(before.diningOptions, now.diningOptions)) {
    await manager.delete(diningOptionSchema, { tripId });
    await insertRows(
      manager,
      diningOptionSchema,
      now.diningOptions.map((one, at) => ({ ...one, ...owned(at) })),
    );
  }
}
