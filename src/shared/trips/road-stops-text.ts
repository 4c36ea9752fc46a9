import { plannedStops } from './road-stops.ts';
import type { RoadStop } from '../generation/trip-places.schema.ts';

/** "With stops at Óbidos and Coimbra" where they are planned, else suggestions: "Good stops on the way: Óbidos, about 10 minutes off the road, and Coimbra"; undefined without any. */
export function stopsText(stops: RoadStop[] | undefined = []): string | undefined {
  const planned = plannedStops({ stops }).flatMap(({ name, meal }) => (meal ? [] : [name]));

  if (planned.length > 0) return `With stops: ${listText(planned)}`;
  if (plannedStops({ stops }).length > 0) return 'With lunch on the way';
  const told = stops.map(({ name, detourMinutes }) =>
    detourMinutes < 5 ? name : `${name}, about ${detourMinutes} minutes off the road`,
  );

  if (told.length === 0) return undefined;
  return told.length === 1
    ? `A good stop on the way: ${told[0]}`
    : `Good stops on the way: ${told.join(', and ')}`;
}

/** "Óbidos, Tomar and Coimbra". */
function listText(names: readonly string[]): string {
  const last = names.at(-1) ?? '';

  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
