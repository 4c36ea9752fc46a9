import type { EntityManager } from 'typeorm';
import type { StayPoint } from '#shared/generation/trip-places.schema.ts';
import { itineraryDaySchema } from '../db/entities/itinerary-day.entity.ts';
import { tripPlaceSchema } from '../db/entities/trip-place.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import { tripSelectionSchema } from '../db/entities/trip-selection.entity.ts';
import { createItineraryRepository } from '../itinerary/itinerary.repository.ts';
import { createItineraryRevisionsRepository } from '../itinerary/itinerary-revisions.repository.ts';
import { atStay, daysAtStay } from './domain/days-at-stay.ts';
import type { TripOfChoice } from './domain/selection-rows.ts';

/** Where the nights of a trip, or of one of its stays, are spent; call these inside a transaction that holds the trip's row. */
export function createStayChoiceRepository(manager: EntityManager) {
  const standing = async ({ id: tripId, position }: TripOfChoice): Promise<StayPoint | null> => {
    const { stay } =
      position === undefined
        ? await manager.findOneByOrFail(tripSchema, { id: tripId })
        : await manager.findOneByOrFail(tripPlaceSchema, { tripId, position });

    return stay;
  };

  return {
    standing,

    /** The days begin and end there from now on, and say so. Earlier states of the days are forgotten. */
    async write(trip: TripOfChoice, stay: StayPoint | null): Promise<void> {
      const before = await standing(trip);

      await writePoint(manager, trip, stay);
      if (before && stay) await tellStay(manager, trip, { before, now: stay });
    },
  };
}

async function writePoint(
  manager: EntityManager,
  { id: tripId, position }: TripOfChoice,
  stay: StayPoint | null,
): Promise<void> {
  if (position !== undefined && stay)
    await manager.update(tripPlaceSchema, { tripId, position }, { stay });
  if (position === undefined || position === 0)
    await manager.update(tripSchema, { id: tripId }, { stay });
}

type Moved = { before: StayPoint; now: StayPoint };

async function tellStay(
  manager: EntityManager,
  { id: tripId, startDate, endDate }: TripOfChoice,
  moved: Moved,
): Promise<void> {
  const { days = [] } = (await createItineraryRepository(manager).snapshot(tripId)) ?? {};
  const isOfStay = ({ date }: { date: string }) => date >= startDate && date <= endDate;
  const own = days.filter(isOfStay);
  const changed = daysAtStay(own, moved).filter((day, i) => day !== own[i]);

  for (const { dayNumber, activities } of changed)
    // oxlint-disable-next-line no-await-in-loop
    await manager.update(itineraryDaySchema, { tripId, dayNumber }, { activities });
  if (changed.length > 0) await createItineraryRevisionsRepository(manager).forgetAll(tripId);
  await tellKeptEnds(manager, tripId, moved);
}

/** What is kept to be told again without the chosen flights names the stay as well. */
async function tellKeptEnds(manager: EntityManager, tripId: number, moved: Moved): Promise<void> {
  const flights = await manager.findOneBy(tripSelectionSchema, {
    tripId,
    selectionType: 'flights',
  });
  const { replaced } = flights ?? {};

  if (!flights || !replaced?.ends) return;
  const { arrival, departure } = replaced.ends;

  await manager.save(tripSelectionSchema, {
    ...flights,
    replaced: {
      ...replaced,
      ends: {
        arrival: arrival && atStay(arrival, moved),
        departure: departure && atStay(departure, moved),
      },
    },
  });
}
