import { EntitySchema } from 'typeorm';
import { createdAt, id, integer, json, reference } from './column-kinds.ts';

/** The plan kept for a preference: the latest one, until the trip is saved from it. */
export type GeneratedTripEntity = {
  id: number;
  preferenceId: number;
  trip: unknown;
  createdAt: Date;
};

export const generatedTripSchema = new EntitySchema<GeneratedTripEntity>({
  name: 'generated_trip',
  tableName: 'generated_trips',
  columns: { id, preferenceId: integer, trip: json, createdAt },
  uniques: [{ name: 'generated_trips_preference_unique', columns: ['preferenceId'] }],
  foreignKeys: [
    reference('generated_trips_preference_fkey', {
      column: 'preferenceId',
      target: 'trip_preference',
    }),
  ],
});
