import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { isCalled } from '#server/catalogue/names-of.ts';

/** The quarters that are avoided as a whole, because a sight to avoid goes by their name: "no Fisherman's Wharf". */
export function avoidedAreas(
  { id, places }: Pick<Destination, 'id' | 'places'>,
  avoided: readonly string[],
): Set<string> {
  return new Set(
    places.flatMap((place) => {
      const { area } = place;

      return area && isCalled(place, area) && avoided.includes(globalPlaceId(id, place.id))
        ? [area]
        : [];
    }),
  );
}
