import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { firstVisits } from '#server/catalogue/first-visits.ts';
import type { Tour } from '#server/catalogue/tours.ts';
import { countryName } from '#server/gazetteer/regions.ts';
import { destinationSuggestion, townSuggestion } from '#server/gazetteer/place-suggestion.ts';
import { type AskedPlaces, readAskedPlaces } from '../places/asked-places.ts';
import type { PlacesWorld } from '../places/namesakes.ts';

/** A tour as a text names it, at these positions of it. */
export type NamedTour = { tour: Tour; from: number; to: number };

/** Words of any journey; "Island" is what Germans call Iceland. */
const ANY_JOURNEY =
  /\b(?:the|islands?|hopping|safaris?|cruises?|coasts?|road ?trips?|trips?|tours?|adventures?|highlights?|north|south|east|west|central)\b/giu;
/** "Route 66 from Chicago to Los Angeles" names the ends of a tour, not other places. */
const FROM_TO = /\bfrom\b.+\bto\b/iu;
/** What joins a region to a place that is named beside it: "Rome and the Amalfi Coast", not "Ragusa in Sicily". */
const JOINED_BEFORE = /(?:\b(?:and|plus|with|then|und|et|y|e)|[&+])\s+(?:the\s+)?$/iu;
const JOINED_BEHIND =
  /^[\s,]*(?:(?:for )?[\p{L}\d]+[ -](?:days?|nights?|weeks?)[\s,]+)?(?:\p{L}+\s+){0,2}(?:,?\s*(?:and|plus|with|then|und|et|y|e)\b|[&+])/iu;

/** A road is no region that tells where a town lies: "Cape Town, Garden Route" is both. */
const ROAD = /\b(?:road|route|highway|way|nc ?500|coast 500)\b/iu;

/** The other places of the text, each with its bases; undefined where one of them is meant instead of the region. */
export async function placesBeside(
  text: string,
  named: readonly NamedTour[],
  { asked, isNotes, world }: { asked: AskedPlaces; isNotes: boolean; world: PlacesWorld },
): Promise<PlaceSuggestion[][] | undefined> {
  const rest = named
    .reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
    .replaceAll(ANY_JOURNEY, ' ');
  const left = await readAskedPlaces(
    isNotes ? { additionalPreferences: rest } : { destinations: rest, additionalPreferences: '' },
    world,
  );
  const bases = named.flatMap(({ tour }) =>
    tour.bases.flatMap((base) => baseCalled(base, world) ?? []),
  );
  const isThere = ({ country }: PlaceSuggestion) => bases.some((base) => base.country === country);
  // Without the region, "volcano and beach" may be read as places anywhere.
  const isAsked = (place: PlaceSuggestion) =>
    isThere(place) || asked.places.some(({ id }) => id === place.id);
  const lands = new Set(bases.map(({ country }) => foldText(countryName(country))));
  const unclear = left.unclear.filter(
    ({ said, candidates }) =>
      // "New Zealand, South Island": the land of the region.
      !lands.has(foldText(said)) &&
      (candidates.some(isThere) || asked.unclear.some((one) => one.said === said)),
  );
  const through = new Set((asked.through ?? []).map(foldText));
  const others = left.places
    .filter((place) => isAsked(place) && !through.has(foldText(place.name)))
    .filter((place) => place.kind !== 'country' || !isThere(place));
  const isEnd = ({ id }: PlaceSuggestion) => bases.some((base) => base.id === id);
  // "South Island, Milford Sound": a base of the region, by a sight of it.
  const isBySight = (place: PlaceSuggestion) => isEnd(place) && !isCalled(place, left, world);
  const isBeside =
    named.some(
      ({ from, to }) =>
        JOINED_BEFORE.test(text.slice(0, from)) ||
        JOINED_BEHIND.test(text.slice(to)) ||
        ROAD.test(text.slice(from, to)),
    ) ||
    others.every((place) => place.kind === 'country' || isBySight(place)) ||
    (FROM_TO.test(text) && others.every(isEnd));

  // "Paris, Texas": the region tells which town is meant.
  const isToldByRegion = asked.places.some(
    (place) => place.kind === 'town' && rest.includes(place.name) && !isEnd(place),
  );

  if (others.length === 0 && isToldByRegion) return undefined;
  if (!isBeside || unclear.some(({ why }) => why !== 'area')) return undefined;
  return [
    ...others.map((place) => basesOfPlace(place, world)),
    ...unclear.map(({ candidates }) => candidates),
  ];
}

/** Whether a place is named by a name of its own. */
function isCalled(
  { id, name }: PlaceSuggestion,
  { said = {} }: AskedPlaces,
  { catalogue }: PlacesWorld,
): boolean {
  const known = catalogue.destination(id);
  const names = [foldText(name), ...(known ? catalogue.namesOf(known) : [])];

  return names.includes(foldText(said[id] ?? name));
}

function basesOfPlace(place: PlaceSuggestion, { catalogue }: PlacesWorld): PlaceSuggestion[] {
  if (place.kind !== 'country') return [place];
  const listed = firstVisits(place.country).flatMap((id) => catalogue.destination(id) ?? []);
  const all = catalogue.destinations.filter(({ country }) => country === place.country);

  return (listed.length > 0 ? listed : all).map((one) => destinationSuggestion(one, catalogue));
}

/** A base by its id, a town by its name with its country and, where towns share it, its state. */
export function baseCalled(
  base: string,
  { catalogue, gazetteer }: PlacesWorld,
): PlaceSuggestion | undefined {
  const destination = catalogue.destination(base);

  if (destination) return destinationSuggestion(destination, catalogue);
  const [name = '', ...within] = base.split(', ');
  const country = within.at(-1);
  const state = within.length > 1 ? within[0] : undefined;
  const [town] = gazetteer
    .called(name)
    .filter((one) => one.country === country && (state === undefined || one.region === state))
    .toSorted((a, b) => b.population - a.population);

  return town && townSuggestion(town);
}
