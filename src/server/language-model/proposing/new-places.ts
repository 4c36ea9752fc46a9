import { type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { distanceKm, type Point } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { NewPlace } from '#server/planning/understanding/guidance.ts';
import { hashText } from '#shared/seeded.ts';
import { isCleanText } from '../writing/check-words.ts';
import type { ModelProposal } from './proposal.schema.ts';

type Proposed = ModelProposal['newPlaces'][number];
/** Towns of that name anywhere on Earth. */
export type FindTowns = (name: string) => readonly Point[];

/** Further out than this nobody gets to in the middle of a day. */
const REACH_KM = 15;
/** Coordinates further from the town that they are said to be in are wrong. */
const TOWN_KM = 8;
/** Closer than this to a sight of the catalogue, it is that sight. */
const SAME_PLACE_KM = 0.06;
const MOST_NEW_PLACES = 4;
/** No place is called a price, an offer or an order to whoever reads it. */
const NO_NAME =
  /\b(prices?|costs?|euros?|dollars?|pounds?|yen|usd|eur|gbp|tickets?|free|discounts?|reveal|set)\b/i;
const MOST_LETTERS = 80;
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.,&()-]{2,79}$/u;

export type Sorted = {
  newPlaces: NewPlace[];
  /** Global ids of places that the catalogue knows after all. */
  known: string[];
};

/**
 * Places that a model brought, sorted: those that the catalogue knows by name or position, those that are
 * new and within reach, and all others, which are dropped.
 */
export function sortNewPlaces(
  proposed: readonly Proposed[],
  destination: Destination,
  findTowns: FindTowns,
): Sorted {
  const known: string[] = [];
  const found = new Map<string, NewPlace>();

  for (const place of proposed) {
    const point = pointOf(place, destination, findTowns);
    const same = knownAs(place.name, point, destination);

    if (same) known.push(globalPlaceId(destination.id, same));
    else if (point && isUsable(place)) {
      const id = globalPlaceId(destination.id, `model-${slugOf(place.name)}`);

      found.set(id, { id, name: place.name.trim(), kind: place.kind, ...point });
    }
  }

  return { known, newPlaces: [...found.values()].slice(0, MOST_NEW_PLACES) };
}

function isUsable(place: Proposed): place is Proposed & { kind: NewPlace['kind'] } {
  const name = place.name.trim();

  return place.kind !== null && place.kind !== 'day-trip' && isPlaceName(name);
}

function isPlaceName(name: string): boolean {
  return NAME.test(name) && isCleanText(name, MOST_LETTERS) && !NO_NAME.test(name);
}

/** Where it is: as the model says if that is near, else the town that it names if that is near. */
function pointOf(
  { lat, lon, town, name }: Proposed,
  destination: Destination,
  findTowns: FindTowns,
): Point | undefined {
  const isNear = (point: Point) => distanceKm(point, destination) <= REACH_KM;
  const stated = lat !== null && lon !== null && isNear({ lat, lon }) ? { lat, lon } : undefined;
  const namesOwnTown = town === null || foldText(town) === foldText(destination.name);

  if (stated && namesOwnTown) return stated;
  const namesakes = findTowns(namesOwnTown ? name : town).filter(isNear);
  const agrees = stated && namesakes.some((one) => distanceKm(one, stated) <= TOWN_KM);

  return agrees ? stated : namesakes[0];
}

function knownAs(
  name: string,
  point: Point | undefined,
  { places, food }: Destination,
): string | undefined {
  const wanted = foldText(name);
  const byName = [...places, ...food].find((one) =>
    [one.name, one.localName ?? ''].some((known) => foldText(known) === wanted),
  );
  const byPoint = point && places.find((one) => distanceKm(one, point) < SAME_PLACE_KM);

  return (byName ?? byPoint)?.id;
}

function slugOf(name: string): string {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

  return slug === '' ? String(hashText(name)) : slug;
}
