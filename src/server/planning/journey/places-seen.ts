import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';

/** The places that a plan goes to: a second stay in the same town leaves them out, since nothing comes twice. */
export function placesSeen({ itinerary }: Pick<ItineraryTrip, 'itinerary'>): string[] {
  return itinerary.flatMap(({ activities }) =>
    activities.flatMap(({ place }) => (place ? [place.id] : [])),
  );
}
