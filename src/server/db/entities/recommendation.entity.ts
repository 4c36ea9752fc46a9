import { EntitySchema } from 'typeorm';
import type { Recommendation } from '#shared/booking/selection.schema.ts';
import type { RowOf } from '../row-fields.ts';
import { createdAt, id, integer, json, ownedByTrip, text } from './column-kinds.ts';

/** `placeId` is empty for what belongs to the whole trip. */
export type RecommendationEntity = RowOf<Recommendation> & { placeId: string; createdAt: Date };

export const recommendationSchema = new EntitySchema<RecommendationEntity>({
  name: 'recommendation',
  tableName: 'recommendations',
  columns: {
    id,
    tripId: integer,
    recommendationType: text,
    placeId: { ...text, default: '' },
    providerData: json,
    aiRanking: integer,
    reason: text,
    createdAt,
  },
  ...ownedByTrip('recommendations'),
});
