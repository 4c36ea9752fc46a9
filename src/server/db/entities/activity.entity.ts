import { EntitySchema } from 'typeorm';
import type { TripActivity } from '#shared/trips/trip.schema.ts';
import type { RowOf } from '../row-fields.ts';
import { flag, id, integer, json, optional, ownedByTrip, text } from './column-kinds.ts';

export type ActivityEntity = RowOf<TripActivity> & { tripId: number; position: number };

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
    placeId: optional(text),
  },
  ...ownedByTrip('activities'),
});
