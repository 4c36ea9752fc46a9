import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { baseTown } from '#server/gazetteer/base-town.ts';
import type { Gazetteer } from '#server/gazetteer/gazetteer.ts';
import { listedSuggestion, townSuggestion } from '#server/gazetteer/place-suggestion.ts';
import { countryName, narrowingsOf } from '#server/gazetteer/regions.ts';
import { provinceName } from '#server/gazetteer/town-regions.ts';
import type { Town } from '#server/gazetteer/town.ts';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import { CHIEF_NAMESAKES, EQUAL_NAMESAKES, isBegun } from './chief-namesakes.ts';
import { type NamedListed, placeNames } from './place-names.ts';
import type { Words } from './word-run.ts';

export type PlacesWorld = {
  catalogue: Catalogue;
  gazetteer: Gazetteer;
  /** Lets others go on for a moment; waited for between the words of a text, which may be long. */
  pause?: () => Promise<unknown>;
};

/** One place that a name may mean; the weight says how likely it is among its namesakes. */
export type Namesake = {
  suggestion: PlaceSuggestion;
  weight: number;
  /** What it weighs among those that something narrows the name to, where all places of the name weigh alike. */
  ownWeight?: number;
  listed?: NamedListed;
  town?: Town;
};

const SAME_PLACE_KM = 40;
/** A destination of ours counts as a large town, and more than a namesake of its size. */
const DESTINATION_LEAST = 300_000;
const DESTINATION_FACTOR = 4;
/** A name that travellers use for one place alone. */
const CHIEF_FACTOR = 60;
const CHIEF_LEAST = 10_000;
const QUARTER_KM = 12;
const LARGE_CITY = 1_500_000;
const COUNTRY_WEIGHT = 60_000_000;
const REGION_WEIGHT = 2_000_000;
/** Smaller towns of the name are nobody's first thought. */
const LEAST_RIVAL = 12_000;
/** How much more likely than all others together a place must be to be meant without a question. */
const CLEAR = 4;
/** What a village counts of whose people nothing is known. */
const OF_A_VILLAGE = 300;
/** What each place of a name weighs that no place bears before the others. */
const EVEN = 1_000_000;

/** A name by its words, with what it may mean. */
export type NamedWords = Words & { namesakes: readonly Namesake[] };

/** Everything that bears a name, the likeliest first. */
export function namesakesOf(name: string, { catalogue, gazetteer }: PlacesWorld): Namesake[] {
  const key = foldText(name);
  const chiefCountry = CHIEF_NAMESAKES.get(key);
  // Granada is Grenada in Spanish, and nobody means it.
  const listed = placeNames(catalogue)
    .called(key)
    .filter(
      ({ kind, id }) =>
        kind !== 'country' || chiefCountry === undefined || foldText(countryName(id)) === key,
    )
    .map((place) => ({
      listed: place,
      suggestion: { ...listedSuggestion(place, catalogue), ...pointOf(place, gazetteer) },
      weight: weightOf(place, key, { catalogue, gazetteer }),
    }));
  const called = gazetteer
    .called(name)
    .filter((town) => !listed.some((one) => isSamePlace(one, town)));
  const chief = called
    .filter(({ country }) => CHIEF_NAMESAKES.get(key) === country)
    .toSorted((a, b) => b.population - a.population)[0];
  const towns = called.map((town) =>
    toNamesake(town, town === chief ? CHIEF_FACTOR : 1, { catalogue, gazetteer }),
  );

  const all = [...listed, ...towns].toSorted((a, b) => b.weight - a.weight);

  return EQUAL_NAMESAKES.has(key) || isBegun(key)
    ? all
        .map((one) => ({ ...one, weight: EVEN, ownWeight: one.weight }))
        .toSorted((a, b) => isOurs(b) - isOurs(a))
    : all;
}

/** Our own places are offered first where none of a name is likelier. */
function isOurs({ listed }: Namesake): number {
  return Number(listed !== undefined);
}

/** Where a region lies that the catalogue holds nothing of: at the town to begin with. */
function pointOf(place: NamedListed, gazetteer: Gazetteer): { lat?: number; lon?: number } {
  if (place.kind !== 'region' || place.destinations.length > 0) return {};
  const base = baseTown(place.region, gazetteer);

  return base ? { lat: base.lat, lon: base.lon } : {};
}

/** A quarter of a large city is that city: Hackney, Kreuzberg, Coyoacán. */
function isQuarter(
  town: Town,
  { destination, km }: { destination: Destination; km: number },
  gazetteer: Gazetteer,
): boolean {
  return (
    km <= QUARTER_KM &&
    destination.country === town.country &&
    populationOf(destination, gazetteer) >= LARGE_CITY
  );
}

/** A town, or the destination of ours that it is. */
function toNamesake(town: Town, factor: number, { catalogue, gazetteer }: PlacesWorld): Namesake {
  // A village that travellers mean by its name alone counts as a town.
  const weight = (factor > 1 ? Math.max(CHIEF_LEAST, town.population) : town.population) * factor;
  const [nearest] = catalogue.nearest(town, 1);

  if (
    nearest &&
    (isQuarter(town, nearest, gazetteer) ||
      (nearest.km <= SAME_PLACE_KM &&
        catalogue.namesOf(nearest.destination).includes(foldText(town.name))))
  ) {
    const { destination } = nearest;
    const listed = { kind: 'destination' as const, id: destination.id, destination };

    return { listed, town, suggestion: listedSuggestion(listed, catalogue), weight };
  }
  return { town, suggestion: townSuggestion(town), weight };
}

/** Those of the namesakes that lie in what stands behind the name; undefined where it narrows nothing. */
export function narrowedBy(
  behind: string,
  namesakes: readonly Namesake[],
  { catalogue, gazetteer }: PlacesWorld,
): Namesake[] | undefined {
  const key = foldText(behind);
  const areas = narrowingsOf(behind);
  const region = placeNames(catalogue)
    .called(key)
    .flatMap((place) => (place.kind === 'region' ? [place] : []));
  const within = namesakes.filter(({ suggestion, listed, town }) => {
    const province = town && provinceName(town.country, town.region);

    if (province !== undefined && isCalled(foldText(province), key, region)) return true;
    if (
      listed?.kind === 'destination' &&
      region.some((one) => one.destinations.includes(listed.destination))
    )
      return true;
    return areas.some(
      (area) =>
        area.country === suggestion.country &&
        listed?.kind !== 'country' &&
        (area.region === undefined
          ? region.length === 0 || key === foldText(suggestion.countryName)
          : town?.region === area.region || isInState(listed, area, gazetteer)),
    );
  });

  return within.length > 0 ? within.map(weighed) : undefined;
}

/** A place of a name that is narrowed: "Mérida, Mexico" is no village of Chiapas. */
export function weighed({ ownWeight, ...namesake }: Namesake): Namesake {
  return { ...namesake, weight: ownWeight ?? namesake.weight };
}

/** A province by its own name, or by that of the region in another language. */
function isCalled(
  province: string,
  key: string,
  regions: readonly Extract<NamedListed, { kind: 'region' }>[],
): boolean {
  return (
    province === key ||
    regions.some(({ region }) => region.names.some((name) => foldText(name) === province))
  );
}

/** A destination has no state of its own in the catalogue: the one of the town that it is counts. */
function isInState(
  listed: NamedListed | undefined,
  { country, region }: { country: string; region?: string },
  gazetteer: Gazetteer,
): boolean {
  return (
    listed?.kind === 'destination' &&
    gazetteer
      .called(listed.destination.name)
      .some(
        (town) =>
          town.country === country &&
          town.region === region &&
          distanceKm(town, listed.destination) <= SAME_PLACE_KM,
      )
  );
}

/** The one that is meant, where one is far likelier than all others. */
export function clearOne([first, ...others]: readonly Namesake[]): Namesake | undefined {
  if (!first) return undefined;
  // Of villages alone each is a rival: "Zalesie in Poland".
  const least = first.weight < LEAST_RIVAL ? 0 : LEAST_RIVAL;
  const rivals = others
    .filter((one) => one.weight >= least && !isSameSpot(first, one))
    .reduce((sum, { weight }) => sum + Math.max(weight, OF_A_VILLAGE), 0);

  return others.length === 0 || first.weight > CLEAR * rivals ? first : undefined;
}

function weightOf(place: NamedListed, key: string, world: PlacesWorld): number {
  if (place.kind === 'country') return COUNTRY_WEIGHT;
  if (place.kind === 'region') return REGION_WEIGHT;
  const { destination } = place;
  const isChief = CHIEF_NAMESAKES.get(key) === destination.country;
  const people = Math.max(DESTINATION_LEAST, populationOf(destination, world.gazetteer));

  return people * DESTINATION_FACTOR * (isChief ? CHIEF_FACTOR : 1);
}

function populationOf(destination: Destination, gazetteer: Gazetteer): number {
  const towns = gazetteer
    .called(destination.name)
    .filter((town) => distanceKm(town, destination) <= SAME_PLACE_KM);

  return Math.max(0, ...towns.map(({ population }) => population));
}

function isSamePlace({ listed }: { listed: NamedListed }, town: Town): boolean {
  return listed.kind === 'destination' && distanceKm(listed.destination, town) <= SAME_PLACE_KM;
}

/** Two names for one spot; a country is none. */
export function isSameSpot(a: Namesake, b: Namesake): boolean {
  const isCountry = a.listed?.kind === 'country' || b.listed?.kind === 'country';

  return !isCountry && distanceKm(a.suggestion, b.suggestion) <= SAME_PLACE_KM;
}

/** Whether a name means a region. */
export function isRegion(one: Namesake | undefined): boolean {
  return one?.listed?.kind === 'region';
}

/** Whether a name means a destination of the catalogue. */
export function isDestination(one: Namesake | undefined): boolean {
  return one?.listed?.kind === 'destination';
}
