import { EntitySchema } from 'typeorm';
import type { SharedPart } from '#shared/sharing/shared-parts.ts';
import type { ShareKind } from '#shared/sharing/sharing.schema.ts';
import { createdAt, id, integer, json, optional, ownedByTrip, text } from './column-kinds.ts';

export type TripShareEntity = {
  id: number;
  userId: number;
  /** Null for the calendar of all of a user's trips. */
  tripId: number | null;
  kind: ShareKind;
  token: string;
  shows: SharedPart[];
  createdAt: Date;
};

/** An address that opens a trip to others; without a row there is none. */
export const tripShareSchema = new EntitySchema<TripShareEntity>({
  name: 'trip_share',
  tableName: 'trip_shares',
  columns: {
    id,
    userId: integer,
    tripId: optional(integer),
    kind: text,
    token: text,
    shows: json,
    createdAt,
  },
  uniques: [
    { name: 'trip_shares_token_unique', columns: ['token'] },
    { name: 'trip_shares_trip_kind_unique', columns: ['tripId', 'kind'] },
  ],
  indices: [
    {
      name: 'trip_shares_user_unique',
      columns: ['userId'],
      unique: true,
      where: '"tripId" IS NULL',
    },
  ],
  foreignKeys: ownedByTrip('trip_shares').foreignKeys,
});
