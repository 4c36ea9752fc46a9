import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';

/** The quarters that are avoided as a whole, because a sight to avoid goes by their name: "no Fisherman's Wharf". */
export function avoidedAreas(
  { id, places }: Pick<Destination, 'id' | 'places'>,
  avoided: readonly string[],
): Set<string> {
  return new Set(
    places.flatMap((place) => {
      const { area, name, aliases = [] } = place;
      const isCalledSo = [name, ...aliases].some((one) => foldText(one) === foldText(area ?? ''));

      return area && isCalledSo && avoided.includes(globalPlaceId(id, place.id)) ? [area] : [];
    }),
  );
}
