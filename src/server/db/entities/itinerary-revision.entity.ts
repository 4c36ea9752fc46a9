import { EntitySchema } from 'typeorm';
import { createdAt, id, integer, json, ownedByTrip, text } from './column-kinds.ts';

/** The days of a trip as they were before a change, so that it can be taken back. */
export type ItineraryRevisionEntity = {
  id: number;
  tripId: number;
  /** What was changed: "Moved Louvre to day 2". */
  label: string;
  snapshot: unknown;
  createdAt: Date;
};

export const itineraryRevisionSchema = new EntitySchema<ItineraryRevisionEntity>({
  name: 'itinerary_revision',
  tableName: 'itinerary_revisions',
  columns: { id, tripId: integer, label: text, snapshot: json, createdAt },
  ...ownedByTrip('itinerary_revisions'),
});
