import { EntitySchema } from 'typeorm';
import type { PackingItem } from '#shared/trips/trip.schema.ts';
import { flag, id, integer, optional, ownedByTrip, text } from './column-kinds.ts';

export type PackingItemEntity = Omit<PackingItem, 'note'> & {
  tripId: number;
  position: number;
  note: string | null;
};

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
  },
  ...ownedByTrip('packing_items'),
});
