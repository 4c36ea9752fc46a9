import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isBegun } from './chief-namesakes.ts';
import { clearOne, type Namesake } from './namesakes.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import { isTripToTown } from './trip-to-town.ts';
import type { SightName } from './sight-names.ts';

/** A town as near as this to a destination whose day trip it is, is seen from there. */
const DAY_TRIP_KM = 80;
const CLOSE_KM = 35;
const SAME_PLACE_KM = 15;
/** Nobody stays in a village of its size for long: it is seen from further away. */
const VILLAGE = 10_000;
const FAR_DAY_TRIP_KM = 200;
/** A larger town is a journey of its own: Oxford, Verona. */
const TOWN_OF_ITS_OWN = 100_000;
/** Before a town of this size not even a sight that the world knows is thought of: Lincoln. */
const CITY = 250_000;
/** A sight of this weight is thought of before a far town of the same name: David, Guernica. */
const BEFORE_A_TOWN = 80;
/** Where many towns bear the name, only of the best known ones. */
const BEFORE_MANY = 88;
/** A sight that the world knows, by any of its names: the Alhambra. */
const KNOWN_TO_ALL = 97;

/**
 * The names of a text, those that towns and sights share settled: "Pisa" is a day trip beside Florence and a town
 * by itself; "Versailles" is the palace by itself as well, because the town is visited for it and goes by its name.
 */
export function withSightsSettled(
  mentions: readonly PlaceMention[],
  words: PlaceReading['words'],
  catalogue: Catalogue,
): PlaceMention[] {
  return mentions.map((mention, at) => {
    const others = mentions.filter((one, other) => other !== at && one.stance === 'wanted');

    if (isForADay(mention, words) && isSeenFromNamed(mention, others))
      return { ...mention, namesakes: [] };
    if (isSightOfNamedLand(mention, others, catalogue)) return { ...mention, namesakes: [] };
    return !mention.isStop &&
      !isTownOfNamedCountry(mention, others, catalogue) &&
      !isTownByPlace(mention, others) &&
      isRatherSight(mention, aroundOf(others, mention, catalogue), catalogue)
      ? { ...mention, namesakes: [] }
      : mention;
  });
}

const FOR_A_DAY =
  /^(?:(?:as|for) (?:a|one) (?:day trip|daytrip|day out|day)\b|(?:day trip|daytrip|day out)\b(?! to))/;
const DAY_TRIP_TO = /\b(?:day trip|daytrip|day out) to$/;

/** "Nikko as a day trip", "Bruges day trip from Brussels", "a day trip to Nikko". */
function isForADay({ at, count }: PlaceMention, words: PlaceReading['words']): boolean {
  const said = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map(({ key }) => key)
      .join(' ');

  const isBehind = words[at + count]?.before === 'none';

  return (
    (isBehind && FOR_A_DAY.test(said(at + count, at + count + 4))) ||
    DAY_TRIP_TO.test(said(at - 3, at))
  );
}

/** Whether a destination that the text names beside it has it among its sights and days out. */
function isSeenFromNamed({ sights }: PlaceMention, others: readonly PlaceMention[]): boolean {
  return others.some(
    ({ namesakes: [first] }) =>
      first?.listed?.kind === 'destination' &&
      sights.some(({ destination }) => destination === first.listed?.id),
  );
}

/** "New Zealand, Milford": where the land that the text names has a sight of the name and no town of it. */
function isSightOfNamedLand(
  { namesakes, sights, isNarrowed }: PlaceMention,
  others: readonly PlaceMention[],
  catalogue: Catalogue,
): boolean {
  const lands = others.flatMap(({ namesakes: [first] }) => {
    if (first?.listed?.kind === 'country') return [first.listed.id];
    return first?.listed?.kind === 'region' ? [first.listed.region.country] : [];
  });
  const isThere = (destination: string) =>
    lands.includes(catalogue.destination(destination)?.country ?? '');

  return (
    !isNarrowed &&
    namesakes.every((one) => isPlainTown(one) && !lands.includes(one.suggestion.country)) &&
    sights.some(({ destination }) => isThere(destination))
  );
}

/** "La Réunion, Saint-Pierre": a town in the country that the text names, in which no sight of the name lies. */
function isTownOfNamedCountry(
  { namesakes, sights }: PlaceMention,
  others: readonly PlaceMention[],
  catalogue: Catalogue,
): boolean {
  const named = new Set(
    others.flatMap(({ namesakes: [first] }) =>
      first?.listed?.kind === 'country' ? [first.listed.id] : [],
    ),
  );

  return (
    namesakes.some(({ suggestion }) => named.has(suggestion.country)) &&
    !sights.some(({ destination }) => named.has(catalogue.destination(destination)?.country ?? ''))
  );
}

/**
 * "San Sebastian, the Guggenheim as a day out": a town of some size with which a text begins is where one wants to
 * be; and in a row of towns each is one: "Coimbra, Aveiro e Braga".
 */
function isTownByPlace(mention: PlaceMention, others: readonly PlaceMention[]): boolean {
  const isTown = ({ namesakes: [first] }: PlaceMention) =>
    first?.town !== undefined && first.listed === undefined;
  const people = mention.namesakes[0]?.town?.population ?? 0;
  const isNamed = others.some(({ namesakes: [first] }) => first?.listed?.kind === 'destination');

  if (!isTown(mention) || isNamed) return false;
  if (mention.at === 0 && people >= (mention.isNarrowed ? TOWN_IN_A_ROW : TOWN_OF_ITS_OWN))
    return true;
  return (
    people >= TOWN_IN_A_ROW &&
    others.some((one) => isTown(one) && one.sights.length === 0 && !one.isWeak)
  );
}

const TOWN_IN_A_ROW = 30_000;

/** What the other names of a text point to: destinations by their own names, and those that sights lie in. */
type Around = { named: ReadonlySet<string>; ofSights: ReadonlySet<string> };

/** Another name for the very sight that bears the name itself points nowhere else: "Skye, Old Man of Storr". */
function aroundOf(
  others: readonly PlaceMention[],
  mention: PlaceMention,
  catalogue: Catalogue,
): Around {
  const own = new Set(mention.sights.map(({ id }) => id));

  return {
    named: new Set(
      others.flatMap(({ namesakes: [first] }) =>
        first?.listed?.kind === 'destination' ? [first.listed.id] : [],
      ),
    ),
    ofSights: new Set(
      others.flatMap(({ namesakes, sights }) =>
        // "Vienna, Christmas markets": what many places have points to none of them.
        namesakes.every(isPlainTown) && !isEverywhere(sights)
          ? sights
              .filter((one) => !own.has(one.id) && !isTripToTown(one, namesakes, catalogue))
              .map(({ destination }) => destination)
          : [],
      ),
    ),
  };
}

function isEverywhere(sights: readonly SightName[]): boolean {
  return new Set(sights.map(({ destination }) => destination)).size > 1;
}

function isRatherSight(mention: PlaceMention, around: Around, catalogue: Catalogue): boolean {
  const { namesakes, sights } = mention;
  const [first] = namesakes;

  if (!first || sights.length === 0) return false;
  if (first.listed?.kind === 'destination')
    return isSeenFromElsewhere(first.listed.id, sights, around);
  if (!isPlainTown(first)) return false;
  return (
    sights.some(({ destination: id }) => around.named.has(id) || around.ofSights.has(id)) ||
    isSightAlone(first, mention, catalogue)
  );
}

/** Whether a name that nothing beside it explains is a sight's rather than the town's. */
function isSightAlone(first: Namesake, mention: PlaceMention, catalogue: Catalogue): boolean {
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

/** "Nara and Fushimi Inari": a destination that is a day trip of the one in which the other sights lie. */
function isSeenFromElsewhere(
  id: string,
  sights: readonly SightName[],
  { named, ofSights }: Around,
): boolean {
  return (
    named.size === 0 &&
    !ofSights.has(id) &&
    sights.some(({ destination }) => destination !== id && ofSights.has(destination))
  );
}

/** A town of the gazetteer, or a region or country with nothing of ours in it but the town to begin with. */
function isPlainTown({ listed }: Namesake): boolean {
  return (
    listed === undefined || (listed.kind !== 'destination' && listed.destinations.length === 0)
  );
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
