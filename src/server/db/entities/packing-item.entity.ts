import { EntitySchema } from 'typeorm';
import type { PackingItem } from '#shared/trips/trip.schema.ts';
import { flag, id, integer, optional, ownedByTrip, text } from './column-kinds.ts';
import type { RowOf } from '../row-fields.ts';

export type PackingItemEntity = RowOf<PackingItem> & {
  tripId: number;
  position: number;
  addedByHand: boolean;
  /** By which an addition that is sent again is known. */
  additionKey: string | null;
};

const owned = ownedByTrip('packing_items');

export const packingItemSchema = new EntitySchema<PackingItemEntity>({
  name: 'packing_item',
  tableName: 'packing_items',
  columns: {
    id,
    tripId: integer,
    position: integer,
    name: text,
    category: text,
    quantity: integer,
    packed: flag,
    essential: flag,
    weatherDependent: flag,
    note: optional(text),
    addedByHand: flag,
    suggestedAs: optional(text),
    additionKey: optional(text),
  },
  ...owned,
  indices: [
    ...owned.indices,
    { name: 'packing_items_addition_index', columns: ['tripId', 'additionKey'], unique: true },
  ],
});
