import type { EntityManager } from 'typeorm';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { inOrder } from '#shared/trips/own-entries.schema.ts';
import type { TripDetail, UpdateTripInput } from '#shared/trips/trip.schema.ts';
import { accommodationSchema } from '../db/entities/accommodation.entity.ts';
import { flightSchema } from '../db/entities/flight.entity.ts';
import { recommendationSchema } from '../db/entities/recommendation.entity.ts';
import { tripSelectionSchema } from '../db/entities/trip-selection.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import { createItineraryRevisionsRepository } from '../itinerary/itinerary-revisions.repository.ts';
import { createItineraryRepository } from '../itinerary/itinerary.repository.ts';
import { createOwnEntriesRepository } from './own-entries.repository.ts';
import { createTripsRepository } from './trips.repository.ts';

export type TripEditsRepository = ReturnType<typeof createTripEditsRepository>;

/** Trips whose own facts are changed by hand. */
export function createTripEditsRepository(manager: EntityManager) {
  return {
    /** What the traveller has chosen for a trip. */
    async chosenTypes(tripId: number): Promise<SelectionType[]> {
      const rows = await manager.find(tripSelectionSchema, {
        where: { tripId },
        order: { id: 'ASC' },
      });

      return [...new Set(rows.map(({ selectionType }) => selectionType))];
    },

    /** Whether the trip still had the version the change was made from; call it inside a transaction. */
    async write(
      change: UpdateTripInput,
      moved: TripDetail | undefined,
      now: Date,
    ): Promise<boolean> {
      const { id, version, travelers, notes } = change;
      const itinerary = createItineraryRepository(manager);

      if (!(await itinerary.claim(id, version))) return false;
      if (moved) await moveRows(manager, moved, now);
      const { tripPreferences } = await manager.findOneByOrFail(tripSchema, { id });

      await manager.update(
        tripSchema,
        { id },
        {
          tripPreferences: { ...tripPreferences, travelers, additionalPreferences: notes },
          version: version + 1,
        },
      );
      return true;
    },
  };
}

/**
 * Everything of a trip that goes by its dates and its party. Earlier states of its days and what was on offer belong
 * to the old ones and are forgotten.
 */
async function moveRows(manager: EntityManager, moved: TripDetail, now: Date): Promise<void> {
  const { id, startDate, endDate, checks, warnings, costs, score, bound } = moved;
  const itinerary = createItineraryRepository(manager);
  const before = await itinerary.snapshot(id);

  if (before) {
    await itinerary.write(id, {
      ...before,
      days: moved.itineraryDays,
      ...(moved.places ? { places: moved.places } : {}),
      plan: {
        ...before.plan,
        checks,
        warnings,
        costs: costs ?? null,
        score: score ?? null,
        bound: bound ?? null,
      },
    });
  }
  await moveEntryDates(manager, moved);
  await createItineraryRevisionsRepository(manager).forgetAll(id);
  await manager.delete(recommendationSchema, { tripId: id });
  await manager.save(
    flightSchema,
    moved.flights.map(({ id: row, departureDate, arrivalDate }) => ({
      id: row,
      departureDate,
      arrivalDate,
    })),
  );
  // The hotel of a place that the new dates leave out is gone by now, and no row comes back.
  for (const { id: row, checkIn, checkOut } of moved.accommodations)
    // oxlint-disable-next-line no-await-in-loop
    await manager.update(accommodationSchema, { id: row, tripId: id }, { checkIn, checkOut });
  await manager.update(
    tripSchema,
    { id },
    { startDate, endDate, weatherInfo: moved.weatherInfo ?? null },
  );
  // What was seen stays seen, also when the new dates lie ahead again.
  if (moved.isRevealed) await createTripsRepository(manager).markRevealed(id, now);
}

/** Only dates: an entry may have been added or changed meanwhile, since entries leave the trip's version alone. */
async function moveEntryDates(
  manager: EntityManager,
  { id, entries = [] }: TripDetail,
): Promise<void> {
  const own = createOwnEntriesRepository(manager);
  const dates = new Map(entries.map((entry) => [entry.id, entry.date]));
  const stored = (await own.lock(id)) ?? [];

  if (stored.length === 0) return;
  await own.write(
    id,
    inOrder(stored.map((entry) => ({ ...entry, date: dates.get(entry.id) ?? entry.date }))),
  );
}
