import { EntitySchema } from 'typeorm';
import { integer, optional, ownedByTrip, text } from './column-kinds.ts';

/** Which trip came of a request that its sender gave a key; it goes when the trip goes. */
export type TripCreationEntity = {
  userId: number;
  key: string;
  /** A digest of what was asked, to tell a repeated request from another one under the same key. */
  request: string;
  /** Null only inside the transaction that makes the trip. */
  tripId: number | null;
};

export const tripCreationSchema = new EntitySchema<TripCreationEntity>({
  name: 'trip_creation',
  tableName: 'trip_creations',
  columns: {
    userId: { ...integer, primary: true },
    key: { ...text, primary: true },
    request: text,
    tripId: optional(integer),
  },
  ...ownedByTrip('trip_creations'),
});
