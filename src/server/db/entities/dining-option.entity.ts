import { EntitySchema } from 'typeorm';
import type { z } from 'zod';
import type { tripDining } from '#shared/trips/trip.schema.ts';
import { id, integer, json, ownedByTrip, text } from './column-kinds.ts';

export type DiningOptionEntity = z.infer<typeof tripDining> & { tripId: number; position: number };

export const diningOptionSchema = new EntitySchema<DiningOptionEntity>({
  name: 'dining_option',
  tableName: 'dining_options',
  columns: {
    id,
    tripId: integer,
    position: integer,
    name: text,
    cuisine: text,
    description: text,
    priceRange: text,
    mustTryDishes: json,
  },
  ...ownedByTrip('dining_options'),
});
