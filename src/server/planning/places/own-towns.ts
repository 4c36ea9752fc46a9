import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { Town } from '#server/gazetteer/town.ts';
import { townSuggestion } from '#server/gazetteer/place-suggestion.ts';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { Point } from '#server/planner/problem.ts';
import type { PlacesWorld } from './namesakes.ts';
import type { PlaceMention } from './read-places.ts';

/** A town as near as this to a destination is that destination. */
const SAME_PLACE_KM = 8;
/** Further than this from it lies another place of the same name. */
const MOST_KM = 200;

type Read = {
  mention: PlaceMention;
  meant?: { suggestion: PlaceSuggestion; said?: string } | undefined;
};

/**
 * "Verona and Lake Garda, three nights each", "one night in Wadi Rum and two in Aqaba": a name with nights of its own
 * beside a nearer one of the place that else stands for both is a town of its own, where there is one.
 */
export function ownTown(
  one: Read,
  all: readonly Read[],
  world: PlacesWorld,
): PlaceSuggestion | undefined {
  const place = one.meant?.suggestion;
  const town = one.mention.isStop ? townOf(one, world) : undefined;
  const isFurther = all.some(
    (other) =>
      other.meant?.suggestion.id === place?.id &&
      foldText(other.mention.said) !== foldText(one.mention.said) &&
      kmTo(townOf(other, world), place) < kmTo(town, place),
  );

  return town && isFurther && kmTo(town, place) > SAME_PLACE_KM ? townSuggestion(town) : undefined;
}

function kmTo(town: Point | undefined, place: Point | undefined): number {
  return town && place ? distanceKm(town, place) : 0;
}

/** The town that a region has for it, else the largest of the very name; none where the destination is called so. */
function townOf({ mention, meant }: Read, { gazetteer }: PlacesWorld): Town | undefined {
  const { said, namesakes } = mention;
  const place = meant?.suggestion;
  const listed = namesakes[0]?.listed;
  const beside = listed?.kind === 'region' ? listed.region.beside : undefined;

  if (place?.kind !== 'destination' || `${foldText(place.name)} `.startsWith(`${foldText(said)} `))
    return undefined;
  return gazetteer
    .called(beside ?? said)
    .filter((town) => town.country === place.country && distanceKm(town, place) <= MOST_KM)
    .toSorted((a, b) => b.population - a.population)[0];
}
