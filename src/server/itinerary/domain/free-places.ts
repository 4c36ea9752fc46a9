import { type Visitable, visitablesOf } from '#server/catalogue/catalogue.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { EditWorld } from './edit-world.ts';

/**
 * The sights and restaurants of the destination, and of the day trips from it, that are not on the trip; where one only
 * rests or strolls is still to be seen.
 */
export function freePlaces(
  days: readonly PlannedDay[],
  { destination, dayTripDestinations }: Pick<EditWorld, 'destination' | 'dayTripDestinations'>,
): Visitable[] {
  const used = new Set(
    days.flatMap(({ activities }) =>
      activities.filter(({ kind }) => kind !== 'free').map(({ place }) => place?.id),
    ),
  );

  return [destination, ...dayTripDestinations]
    .flatMap(visitablesOf)
    .filter((place) => !used.has(place.id));
}
