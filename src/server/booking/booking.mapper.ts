import { isSecret } from '#shared/trips/is-secret.ts';
import {
  recommendation,
  type Recommendation,
  tripSelection,
  type TripSelection,
} from '#shared/booking/selection.schema.ts';
import type { RecommendationEntity } from '../db/entities/recommendation.entity.ts';
import type { TripSelectionEntity } from '../db/entities/trip-selection.entity.ts';
import { fromRow } from '../db/row-fields.ts';

const selectionColumns = tripSelection.omit({ placeId: true });

/** A choice of a trip; of a secret one without the place that it was made for. */
export function toTripSelection(
  row: TripSelectionEntity,
  trip: { isSurprise: boolean; isRevealed: boolean },
): TripSelection {
  return {
    ...fromRow(selectionColumns, row),
    ...placeOf(row, trip),
  };
}

const recommendationColumns = recommendation.omit({ placeId: true });

/** An option of a trip; of a secret one without the place that it is for. */
export function toRecommendation(
  row: RecommendationEntity,
  trip: { isSurprise: boolean; isRevealed: boolean },
): Recommendation {
  return { ...fromRow(recommendationColumns, row), ...placeOf(row, trip) };
}

function placeOf(
  { placeId }: { placeId: string },
  trip: { isSurprise: boolean; isRevealed: boolean },
): { placeId?: string } {
  return placeId === '' || isSecret(trip) ? {} : { placeId };
}
