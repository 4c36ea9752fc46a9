import { EntitySchema } from 'typeorm';
import { createdAt, id, integer, json } from './column-kinds.ts';

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
    {
      name: 'generated_trips_preference_fkey',
      target: 'trip_preference',
      columnNames: ['preferenceId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
