import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { baseTown } from '#server/gazetteer/base-town.ts';
import { destinationSuggestion, townSuggestion } from '#server/gazetteer/place-suggestion.ts';
import type { Namesake, PlacesWorld } from './namesakes.ts';

type Region = Extract<NonNullable<Namesake['listed']>, { kind: 'region' }>;

const MOST_CANDIDATES = 6;

export function basesOf(
  destinations: readonly Destination[],
  { catalogue }: PlacesWorld,
): PlaceSuggestion[] {
  return destinations.slice(0, MOST_CANDIDATES).map((one) => destinationSuggestion(one, catalogue));
}

/** The bases of a region that nothing is said against, the lesser ones where none is left: Siena for Tuscany. */
export function basesLeft(
  { region, destinations }: Region,
  avoidedIds: ReadonlySet<string>,
  { catalogue }: PlacesWorld,
): Destination[] {
  const isLeft = ({ id }: Destination) => !avoidedIds.has(id);
  const left = destinations.filter(isLeft);

  return left.length > 0
    ? left
    : (region.tour ?? []).flatMap((id) => catalogue.destination(id) ?? []).filter(isLeft);
}

/** The town to begin with in a region: the first destination of ours, else the town that the list names. */
export function baseOf(
  { region, destinations: [first] }: Region,
  { catalogue, gazetteer }: PlacesWorld,
): { suggestion: PlaceSuggestion }[] {
  if (first) return [{ suggestion: destinationSuggestion(first, catalogue) }];
  const town = baseTown(region, gazetteer);

  return town ? [{ suggestion: townSuggestion(town) }] : [];
}
