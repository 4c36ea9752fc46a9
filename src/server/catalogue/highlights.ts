import { type Destination, globalPlaceId } from './catalogue.ts';
import { isDated } from './dated-places.ts';
import { onceFor } from '#shared/remember.ts';

/** How many sights a place is known for. */
const HIGHLIGHTS = 3;

/** The ids of the three sights that first visitors want to see most, whenever they come. */
export const highlightsOf = onceFor((destination: Destination): ReadonlySet<string> => {
  const ranked = destination.places
    .filter((file) => file.appeal !== undefined && !isDated(file))
    .toSorted((a, b) => (b.appeal ?? 0) - (a.appeal ?? 0));

  return new Set(ranked.slice(0, HIGHLIGHTS).map(({ id }) => globalPlaceId(destination.id, id)));
});

/** Without which a visit fails: a wet or cool day can be borne, but not fog, a rough sea or no snow. */
const BINDING = new Set(['clear-sky', 'calm-sea', 'snow']);

/** Whether a visit fails in the wrong weather, so that a day in reserve is worth having. */
export function hangsOnWeather({ weather }: { weather?: string | undefined }): boolean {
  return weather !== undefined && BINDING.has(weather);
}
