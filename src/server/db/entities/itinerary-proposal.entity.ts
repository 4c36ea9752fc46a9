import { EntitySchema } from 'typeorm';
import { createdAt, instant, integer, json, ownedByTrip } from './column-kinds.ts';

/** Days planned anew that nobody has taken yet. */
export type ItineraryProposalEntity = {
  id: string;
  tripId: number;
  /** The trip's version that the days were planned from. */
  tripVersion: number;
  plan: unknown;
  expiresAt: Date;
  createdAt: Date;
};

export const itineraryProposalSchema = new EntitySchema<ItineraryProposalEntity>({
  name: 'itinerary_proposal',
  tableName: 'itinerary_proposals',
  columns: {
    id: { type: 'uuid', primary: true },
    tripId: integer,
    tripVersion: integer,
    plan: json,
    expiresAt: instant,
    createdAt,
  },
  ...ownedByTrip('itinerary_proposals'),
});
