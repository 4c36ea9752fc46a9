import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isBegun } from './chief-namesakes.ts';
import { clearOne, type Namesake } from './namesakes.ts';
import type { PlaceMention } from './read-places.ts';
import type { SightName } from './sight-names.ts';
import { isTripToTown } from './trip-to-town.ts';

/** A town as near as this to a destination whose day trip it is, is seen from there. */
const DAY_TRIP_KM = 80;
const CLOSE_KM = 35;
const SAME_PLACE_KM = 15;
/** Nobody stays in a village of its size for long: it is seen from further away. */
const VILLAGE = 10_000;
const FAR_DAY_TRIP_KM = 200;
/** Before a town of this size not even a sight that the world knows is thought of: Lincoln. */
const CITY = 250_000;
/** A sight of this weight is thought of before a far town of the same name: David, Guernica. */
const BEFORE_A_TOWN = 80;
/** Where many towns bear the name, only of the best known ones. */
const BEFORE_MANY = 88;
/** A sight that the world knows, by any of its names: the Alhambra. */
const KNOWN_TO_ALL = 97;
/** A larger town is a journey of its own: Oxford, Verona. */
export const TOWN_OF_ITS_OWN = 100_000;

/** Whether a name that nothing beside it explains is a sight's rather than the town's. */
export function isSightAlone(
  first: Namesake,
  mention: PlaceMention,
  catalogue: Catalogue,
): boolean {
  const { namesakes, sights, isNarrowed } = mention;
  const isClear = clearOne(namesakes) !== undefined;
  const people = first.town?.population ?? 0;
  const least = !isClear && sights.some(isKnownToAll) ? CITY : TOWN_OF_ITS_OWN;

  if (people >= least) return false;
  const near = sights.filter((one) => isOnDayTrip(one, first, catalogue));

  if (near.length > 0)
    return (
      near.some(
        (one) => isMoreThanTown(one, first, catalogue) && !isTripToTown(one, [first], catalogue),
      ) &&
      (isNarrowed || isClear)
    );
  return isSightBeforeTown(first, mention, catalogue);
}

/** Whether a sight far from the town is better known by the name. */
function isSightBeforeTown(
  first: Namesake,
  { said, namesakes, sights: [sight], isNarrowed }: PlaceMention,
  catalogue: Catalogue,
): boolean {
  return (
    !isNarrowed &&
    !isBegun(foldText(said)) &&
    sight !== undefined &&
    isBetterKnown(sight, namesakes) &&
    !isNearTo(sight, first, catalogue)
  );
}

/** Whether a sight is thought of before a far town, or before the many towns of its name. */
function isBetterKnown(sight: SightName, namesakes: readonly Namesake[]): boolean {
  const { weight, isOwnName, isOwnPart } = sight;
  const isOneTown = namesakes.length === 1 || clearOne(namesakes) !== undefined;

  if (isOneTown) return weight >= BEFORE_A_TOWN;
  return (weight >= BEFORE_MANY && isOwnName && !isOwnPart) || isKnownToAll(sight);
}

function isKnownToAll({ weight, isOwnName, isWhole }: SightName): boolean {
  return weight >= KNOWN_TO_ALL && isWhole && !isOwnName;
}

function isOnDayTrip(sight: SightName, namesake: Namesake, catalogue: Catalogue): boolean {
  const { suggestion, town } = namesake;
  const destination = catalogue.destination(sight.destination);
  const isVillage = town !== undefined && town.population < VILLAGE;

  return (
    destination !== undefined &&
    // "St. Moritz" is no day out from Lake Como: who names a town abroad goes there.
    destination.country === suggestion.country &&
    isNearTo(sight, namesake, catalogue) &&
    distanceKm(destination, suggestion) <= (isVillage ? FAR_DAY_TRIP_KM : DAY_TRIP_KM)
  );
}

/**
 * Whether the town is visited for a sight that goes by its name ("Versailles"), rather than as a town ("Colmar and
 * the wine road"); so close to the destination that nobody sleeps there, half of the name is enough ("Sintra").
 */
function isMoreThanTown(
  { id, isOwnName, isOwnPart, destination: town }: SightName,
  { suggestion }: Namesake,
  catalogue: Catalogue,
): boolean {
  const destination = catalogue.destination(town);
  const km = destination ? distanceKm(destination, suggestion) : Infinity;
  const sight = catalogue.place(id);

  // A quarter of the city that is called after what stands in it: "Sagrada Família".
  if (isOwnName)
    return km <= SAME_PLACE_KM && sight !== undefined && !('travelMinutes' in sight.file);
  return !isOwnPart || km <= CLOSE_KM;
}

/** Whether a sight lies at the town of its name. */
function isNearTo({ id }: SightName, { suggestion }: Namesake, catalogue: Catalogue): boolean {
  const sight = catalogue.place(id);

  return sight !== undefined && distanceKm(sight.file, suggestion) <= SAME_PLACE_KM;
}
