import type { Recommendation, TripSelection } from '#shared/booking/selection.schema.ts';
import type { RecommendationEntity } from '../db/entities/recommendation.entity.ts';
import type { TripSelectionEntity } from '../db/entities/trip-selection.entity.ts';

export function toTripSelection(row: TripSelectionEntity): TripSelection {
  return {
    id: row.id,
    tripId: row.tripId,
    recommendationId: row.recommendationId ?? undefined,
    selectionType: row.selectionType,
    ...(row.placeId === '' ? {} : { placeId: row.placeId }),
    providerBookingData: row.providerBookingData,
    totalPrice: row.totalPrice,
    currency: row.currency,
    bookingStatus: row.bookingStatus,
  };
}

export function toRecommendation(row: RecommendationEntity): Recommendation {
  return {
    id: row.id,
    tripId: row.tripId,
    recommendationType: row.recommendationType,
    providerData: row.providerData,
    aiRanking: row.aiRanking,
    reason: row.reason,
  };
}
