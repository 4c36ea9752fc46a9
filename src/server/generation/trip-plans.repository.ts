import { In, type EntityManager } from 'typeorm';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import { activitySchema } from '../db/entities/activity.entity.ts';
import { diningOptionSchema } from '../db/entities/dining-option.entity.ts';
import { itineraryDaySchema } from '../db/entities/itinerary-day.entity.ts';
import { packingItemSchema, type PackingItemEntity } from '../db/entities/packing-item.entity.ts';
import { tripPlaceSchema } from '../db/entities/trip-place.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import { insertRows, type NewRow } from '../db/insert-rows.ts';
import { writeTripPlaces } from '../db/write-trip-places.ts';
import { toItineraryDayRow } from '../db/itinerary-day.mapper.ts';
import { createItineraryRevisionsRepository } from '../itinerary/itinerary-revisions.repository.ts';
import type { PackingEntry } from '#server/planning/packing/packing-rules.ts';
import { placesTitle } from '#server/planning/journey/join-trips.ts';
import type { LocalInfo, PlaceOfTrip } from './local-info.ts';

/** The parts of a saved trip that are generated: its days and its packing list. */
export function createTripPlansRepository(manager: EntityManager) {
  return {
    /** The preferences that a trip came from, if they are still there. */
    async preferenceIdOf(tripId: number): Promise<number | undefined> {
      const row = await manager.findOne(tripSchema, {
        where: { id: tripId },
        select: { id: true, preferencesId: true },
      });

      return row?.preferencesId ?? undefined;
    },

    /**
     * Replaces the days, what they list, and what is told of the plan as a whole; the days before can be
     * brought back. Call it inside a transaction that has claimed the trip.
     */
    async replaceDays(tripId: number, plan: ItineraryTrip): Promise<void> {
      const destination = await nameOnNewRoute(manager, tripId, plan);

      await createItineraryRevisionsRepository(manager).remember(
        tripId,
        destination === undefined ? 'Planned the days anew' : 'Changed the route',
      );
      await replaceLists(manager, tripId, plan);
      if (plan.places) await writeTripPlaces(manager, tripId, { places: plan.places });
      await manager
        .createQueryBuilder()
        .update(tripSchema)
        .set({
          ...toPlanColumns(plan),
          ...(destination === undefined ? {} : { destination }),
          version: () => 'version + 1',
        })
        .where('id = :tripId', { tripId })
        .execute();
    },

    /**
     * Writes a section of the local info, made of where and when the trip is at that moment. It touches nothing
     * that a traveller edits, so the version stays and no edit under way is refused for it. False when there is
     * nothing to tell; call it inside a transaction.
     */
    async fillLocalInfo(
      tripId: number,
      tell: (place: PlaceOfTrip) => LocalInfo | undefined,
    ): Promise<boolean> {
      const place = await manager.findOne(tripSchema, {
        where: { id: tripId },
        select: { id: true, destination: true, destinationId: true, startDate: true },
        lock: { mode: 'pessimistic_write' },
      });
      const info = place && tell({ ...place, destinationId: place.destinationId ?? undefined });

      if (!info) return false;
      await manager.update(tripSchema, { id: tripId }, info);
      return true;
    },

    /**
     * Replaces what was generated of the packing list. What the traveller changed stays in its place, what they
     * added stays below the rest; what was ticked as packed stays ticked, by name. Call it inside a transaction.
     */
    async replacePacking(tripId: number, entries: readonly PackingEntry[]): Promise<void> {
      await manager.findOne(tripSchema, {
        where: { id: tripId },
        lock: { mode: 'pessimistic_write' },
      });
      const before = await manager.findBy(packingItemSchema, { tripId });
      const kept = before.filter((item) => item.addedByHand || item.suggestedAs !== null);
      const gone = before.filter((item) => !kept.includes(item));

      await manager.delete(packingItemSchema, { tripId, id: In(gone.map(({ id }) => id)) });
      await placeKept(manager, kept, entries);
      await insertRows(manager, packingItemSchema, newItems(tripId, { before, kept, entries }));
    },
  };
}

export type TripPlansRepository = ReturnType<typeof createTripPlansRepository>;

/**
 * What a trip is called after its places once a plan takes them in another order or for other nights; undefined where
 * it takes them as they are. A name that is not theirs stays.
 */
async function nameOnNewRoute(
  manager: EntityManager,
  tripId: number,
  plan: ItineraryTrip,
): Promise<string | undefined> {
  const { places = [] } = plan;
  const before = await manager.find(tripPlaceSchema, {
    where: { tripId },
    order: { position: 'ASC' },
  });
  const isSame = before.every(
    ({ placeId, arrive }, at) => placeId === places[at]?.id && arrive === places[at].arrive,
  );

  if (isSame && (before.length > 0 || places.length === 0)) return undefined;
  const { destination } = await manager.findOneOrFail(tripSchema, {
    where: { id: tripId },
    select: { id: true, destination: true },
  });

  if (before.length === 0) return `${placesTitle(places)}, ${plan.destination.country}`;
  return destination.replace(placesTitle(before), () => placesTitle(places));
}

/** What was changed goes where it was suggested; the rest below all that is suggested, in its order. */
async function placeKept(
  manager: EntityManager,
  kept: readonly PackingItemEntity[],
  entries: readonly PackingEntry[],
): Promise<void> {
  const places = new Map(entries.map(({ name }, position) => [plain(name), position]));

  for (const { id, position, suggestedAs } of kept) {
    const place = places.get(plain(suggestedAs ?? '')) ?? position + entries.length;

    // A handful, in one transaction: one statement after the other.
    // oxlint-disable-next-line no-await-in-loop
    await manager.update(packingItemSchema, { id }, { position: place });
  }
}

type PackingChange = {
  before: readonly PackingItemEntity[];
  kept: readonly PackingItemEntity[];
  entries: readonly PackingEntry[];
};

/** The suggestions that the traveller has not made their own, under whatever name. */
function newItems(
  tripId: number,
  { before, kept, entries }: PackingChange,
): NewRow<PackingItemEntity>[] {
  const packed = new Set(before.filter((item) => item.packed).map(({ name }) => name));
  const own = new Set(
    kept.flatMap(({ name, suggestedAs }) => [plain(name), plain(suggestedAs ?? '')]),
  );

  return entries.flatMap((entry, position) =>
    own.has(plain(entry.name))
      ? []
      : [
          {
            ...entry,
            note: entry.note ?? null,
            packed: packed.has(entry.name),
            addedByHand: false,
            tripId,
            position,
          },
        ],
  );
}

/** So that "sunscreen" and "Sunscreen " are one thing. */
function plain(name: string): string {
  return name.trim().toLowerCase();
}

async function replaceLists(
  manager: EntityManager,
  tripId: number,
  plan: ItineraryTrip,
): Promise<void> {
  const owned = (position: number) => ({ tripId, position });

  await manager.delete(itineraryDaySchema, { tripId });
  // What the traveller has chosen stays beside what the new days propose.
  await manager.delete(activitySchema, { tripId, isSelected: false });
  await manager.delete(diningOptionSchema, { tripId });
  await insertRows(
    manager,
    itineraryDaySchema,
    plan.itinerary.map((day, at) => ({ ...toItineraryDayRow(day), ...owned(at) })),
  );
  await insertRows(
    manager,
    activitySchema,
    plan.activities.map((activity, at) => ({ ...activity, isSelected: false, ...owned(at) })),
  );
  await insertRows(
    manager,
    diningOptionSchema,
    plan.diningOptions.map((option, at) => ({ ...option, ...owned(at) })),
  );
}

/** What a trip's own row tells of its plan. */
function toPlanColumns(plan: ItineraryTrip) {
  return {
    destinationId: plan.destination.id,
    generatedBy: plan.generatedBy,
    checks: plan.checks,
    score: plan.score,
    bound: plan.bound,
    warnings: plan.warnings,
    costs: plan.costs,
    stay: plan.accommodation,
  };
}
