import type { GeneratedTrip, SurpriseTrip } from '#shared/generation/generated-trip.schema.ts';
import { previewKind } from '#shared/generation/preview-kind.ts';
import { ItineraryPreview } from './itinerary-preview.tsx';
import type { PreviewHandlers } from './preview-actions.tsx';
import { SurprisePreview } from './surprise-preview.tsx';

/** The preview that a generated trip asks for: hints and a reveal schedule keep it sealed. */
export function TripPreview({ trip, ...handlers }: PreviewHandlers & { trip: GeneratedTrip }) {
  return isSurprise(trip) ? (
    <SurprisePreview trip={trip} {...handlers} />
  ) : (
    <ItineraryPreview trip={trip} {...handlers} />
  );
}

function isSurprise(trip: GeneratedTrip): trip is SurpriseTrip {
  return previewKind(trip) === 'surprise';
}
