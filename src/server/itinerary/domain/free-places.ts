import { type Visitable, visitablesOf } from '#server/catalogue/catalogue.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { EditWorld } from './edit-world.ts';

/** The sights and tables of the destination, and of the outings from it, that are not on the trip. */
export function freePlaces(
  days: readonly PlannedDay[],
  { destination, outings }: Pick<EditWorld, 'destination' | 'outings'>,
): Visitable[] {
  const used = new Set(days.flatMap(({ activities }) => activities.map(({ place }) => place?.id)));

  return [destination, ...outings].flatMap(visitablesOf).filter((place) => !used.has(place.id));
}
