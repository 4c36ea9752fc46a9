import type { z } from 'zod';
import { AppError } from '#shared/app-error.ts';
import type {
  addPackingItemInput,
  PackingItem,
  packingItemRef,
  TripDetail,
  updatePackingItemInput,
} from '#shared/trips/trip.schema.ts';
import type { InTransaction } from '../db/transaction.ts';
import {
  createPackingRepository,
  type PackingItemChange,
  type PackingRepository,
} from './packing.repository.ts';
import { keptByHand } from './domain/manual-choices.ts';
import { toPackingItem } from './trip.mapper.ts';

type Ports = {
  items: PackingRepository;
  inTransaction: InTransaction;
  /** Throws NOT_FOUND when there is no such trip. */
  tripById: (id: number) => Promise<TripDetail>;
};

/** A list longer than this is no packing list. */
const MAX_ITEMS = 300;

/** What the traveller does with a packing list by hand: tick, add, change, remove. */
export function createPackingService({ items, inTransaction, tripById }: Ports) {
  return {
    /**
     * Sent again under the same key it is the same item, as it was sent last. NOT_FOUND without the trip;
     * CONFLICT when the list is full.
     */
    async add(input: z.output<typeof addPackingItemInput>): Promise<PackingItem> {
      await tripById(input.tripId);
      return inTransaction((manager) => addItem(createPackingRepository(manager), input));
    },

    /** NOT_FOUND when the trip has no such item. */
    async update({
      tripId,
      itemId,
      ...change
    }: z.output<typeof updatePackingItemInput>): Promise<PackingItem> {
      await tripById(tripId);
      const given: PackingItemChange = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      );

      if (Object.keys(given).length === 0) return read(items, tripId, itemId);
      return inTransaction(async (manager) => {
        const locked = createPackingRepository(manager);

        await locked.lockTrip(tripId);
        const before = await locked.find(tripId, itemId);

        if (!before) throw itemNotFound();
        await locked.update(tripId, itemId, keptByHand(before, given));
        return read(locked, tripId, itemId);
      });
    },

    /** NOT_FOUND when the trip has no such item. */
    async remove({
      tripId,
      itemId,
    }: z.output<typeof packingItemRef>): Promise<{ tripId: number; itemId: number }> {
      await tripById(tripId);
      if (!(await items.remove(tripId, itemId))) throw itemNotFound();
      return { tripId, itemId };
    },
  };
}

async function addItem(
  items: PackingRepository,
  { key, ...input }: z.output<typeof addPackingItemInput>,
): Promise<PackingItem> {
  const { tripId, name, quantity } = input;

  await items.lockTrip(tripId);
  const known = key === undefined ? null : await items.findByKey(tripId, key);

  if (known) {
    await items.update(tripId, known.id, { name, quantity });
    return read(items, tripId, known.id);
  }
  if ((await items.count(tripId)) >= MAX_ITEMS)
    throw new AppError('CONFLICT', `A packing list holds at most ${MAX_ITEMS} items`);
  const id = await items.insert({
    ...input,
    position: await items.nextPosition(tripId),
    packed: false,
    essential: false,
    weatherDependent: false,
    addedByHand: true,
    ...(key === undefined ? {} : { additionKey: key }),
  });

  return read(items, tripId, id);
}

async function read(items: PackingRepository, tripId: number, id: number): Promise<PackingItem> {
  const row = await items.find(tripId, id);

  if (!row) throw itemNotFound();
  return toPackingItem(row);
}

function itemNotFound(): AppError {
  return new AppError('NOT_FOUND', 'Packing item not found');
}
