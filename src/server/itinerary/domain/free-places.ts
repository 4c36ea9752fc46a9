import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { EditWorld } from './edit-world.ts';
import type { Visitable } from './new-stop.ts';

/** The sights and tables of the destination, and of the outings from it, that are not on the trip. */
export function freePlaces(
  days: readonly PlannedDay[],
  { destination, outings }: Pick<EditWorld, 'destination' | 'outings'>,
): Visitable[] {
  const used = new Set(days.flatMap(({ activities }) => activities.map(({ place }) => place?.id)));

  return [destination, ...outings].flatMap(placesOf).filter((place) => !used.has(place.id));
}

function placesOf(destination: Destination): Visitable[] {
  const id = (placeId: string) => globalPlaceId(destination.id, placeId);

  return [
    ...destination.places.map((file) => ({
      type: 'sight' as const,
      id: id(file.id),
      destination,
      file,
    })),
    ...destination.food.map((file) => ({
      type: 'food' as const,
      id: id(file.id),
      destination,
      file,
    })),
  ];
}
