import { countText } from '../count-text.ts';
import type { TripPlace } from '../generation/trip-places.schema.ts';

type Stop = Pick<TripPlace, 'name' | 'nights'>;

/** "Rome → Florence → Venice"; undefined for a trip to one place. Fonts of files lack the arrow: they pass their own. */
export function routeText(
  places: readonly Pick<Stop, 'name'>[] | undefined,
  arrow = '→',
): string | undefined {
  return places && places.length > 1
    ? places.map(({ name }) => name).join(` ${arrow} `)
    : undefined;
}

/** "Rome (3 nights) → Florence (2 nights)"; undefined for a trip to one place. */
export function routeWithNights(places: readonly Stop[] | undefined): string | undefined {
  return routeText(
    places?.map(({ name, nights }) => ({ name: `${name} (${countText(nights, 'night')})` })),
  );
}
