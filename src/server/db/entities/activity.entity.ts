import { EntitySchema } from 'typeorm';
import type { TripActivity } from '#shared/trips/trip.schema.ts';
import { flag, id, integer, json, ownedByTrip, text } from './column-kinds.ts';

export type ActivityEntity = TripActivity & { tripId: number; position: number };

export const activitySchema = new EntitySchema<ActivityEntity>({
  name: 'activity',
  tableName: 'activities',
  columns: {
    id,
    tripId: integer,
    position: integer,
    name: text,
    category: text,
    description: text,
    duration: { ...integer, comment: 'minutes' },
    // A number, or text with a currency symbol, as the specification allows.
    price: json,
    isSelected: flag,
  },
  ...ownedByTrip('activities'),
});
