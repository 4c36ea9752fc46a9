import type { RoadStop } from '../generation/trip-places.schema.ts';

/** "Good stops on the way: Óbidos, about 10 minutes off the road, and Coimbra"; undefined without any. */
export function stopsText(stops: readonly RoadStop[] | undefined = []): string | undefined {
  const told = stops.map(({ name, detourMinutes }) =>
    detourMinutes < 5 ? name : `${name}, about ${detourMinutes} minutes off the road`,
  );

  if (told.length === 0) return undefined;
  return told.length === 1
    ? `A good stop on the way: ${told[0]}`
    : `Good stops on the way: ${told.join(', and ')}`;
}
