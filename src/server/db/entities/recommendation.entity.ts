import { EntitySchema } from 'typeorm';
import type { Recommendation } from '#shared/booking/selection.schema.ts';
import { createdAt, id, integer, json, ownedByTrip, text } from './column-kinds.ts';

export type RecommendationEntity = Recommendation & { createdAt: Date };

export const recommendationSchema = new EntitySchema<RecommendationEntity>({
  name: 'recommendation',
  tableName: 'recommendations',
  columns: {
    id,
    tripId: integer,
    recommendationType: text,
    providerData: json,
    aiRanking: integer,
    reason: text,
    createdAt,
  },
  ...ownedByTrip('recommendations'),
});
