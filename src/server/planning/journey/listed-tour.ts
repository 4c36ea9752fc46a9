import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import { daysBetween, isIsoDay } from '#shared/dates.ts';
import { loadOtherNames, loadNicknames } from '#server/catalogue/other-names.ts';
import { loadTours, type Tour } from '#server/catalogue/tours.ts';
import type { AskedFor, AskedPlaces } from '../places/asked-places.ts';
import { nameStance } from '../places/name-stance.ts';
import type { PlacesWorld } from '../places/namesakes.ts';
import { readFromTo, readRouteOrder } from './read-route.ts';
import { REGION_NIGHTS } from './asked-tour.ts';
import { alongWay } from './along-way.ts';
import { baseCalled, type NamedTour, placesBeside } from './places-beside.ts';
import { isListOfPlaces, isReadWhole } from './list-of-places.ts';
import { isNarrowedToPlaces } from './narrowed-tour.ts';
import { overlap, plainly, spanOf } from './name-spans.ts';
import { onSide } from './part-of-region.ts';
import { mostStays } from '../candidates/stay-changes.ts';
import { readRideWishes } from './ride-wishes.ts';
import { globalPlaceId } from '#server/catalogue/catalogue.ts';

const NIGHTS_APIECE = 3;
/** One who drives round moves on sooner. */
const NIGHTS_ON_THE_ROAD = 2.5;
const LEAST_BASES = 2;
/** A region in notes is toured from so many nights on. */
const NIGHTS_IN_NOTES = 7;
/** "Somewhere in Tuscany" is one place. */
const ONE_PLACE =
  /\b(?:(?:some|any)where|one of|either|(?:an?|one|some|quiet|small) (?:[\p{L}-]+ ){0,3}(?:place|town|city|village|island|beach|resort|villa|house|farm|hotel|base))\b[^.;!?]*$/iu;
type Dates = { departureDate?: string; returnDate?: string };
type Found = { named: readonly NamedTour[]; nights: number; isRoadTrip: boolean };

/** A region whose tour is listed, with as many of its bases as there are nights for; undefined without one. */
export async function listedTour(
  asked: AskedPlaces,
  request: AskedFor & Dates,
  world: PlacesWorld,
): Promise<AskedPlaces | undefined> {
  const found = toursAskedFor(request, world);

  if (!found) return undefined;
  const { text, isNotes, named } = found;

  if (isNotes && isNarrowedToPlaces(found, asked, world)) return undefined;
  const beside = await placesBeside(text, named, { asked, isNotes, world });

  if (!beside || !isRoomy(found, beside) || isListOfPlaces(found, beside, world)) return undefined;
  const telling = isNotes ? text : `${text}. ${request.additionalPreferences}`;
  const bases = basesOf(named, { text, beside, world });
  const { all, start, ...ends } = basesOnWay(bases, telling, asked);
  const most = mostBases(found, telling);
  const groups = beside.length + named.length;
  const places = all.slice(0, Math.max(groups, most));

  // "Lisbon, Évora and then the Algarve": with one base for each region it is a list of places.
  const isList = most <= groups && beside.length > 0 && isReadWhole(asked, places);

  if (isList || places.length < LEAST_BASES) return undefined;
  return withoutMet(toured(withoutStart(asked, start), { text, named, places, ends }), world);
}

/** A region alone needs nights for its tour, unless one drives round. */
function isRoomy({ named, nights, isRoadTrip }: Found, beside: readonly unknown[]): boolean {
  return nights >= leastNights(named) || isRoadTrip || beside.length > 0;
}

/** The tours that a request names, where its nights are enough for one; undefined without. */
function toursAskedFor(request: AskedFor & Dates, world: PlacesWorld) {
  const { departureDate = '', returnDate = '', tripType = 'complete' } = request;

  if (tripType !== 'complete' || !isIsoDay(departureDate) || !isIsoDay(returnDate))
    return undefined;
  const nights = daysBetween(departureDate, returnDate);
  const { text, isNotes } = tellingText(request);
  const named = toursIn(text, world).filter(
    (one) =>
      !isNotes ||
      (nights >= Math.min(NIGHTS_IN_NOTES, one.tour.leastNights ?? NIGHTS_IN_NOTES) &&
        isMeant(text, one, world)),
  );
  const isRoadTrip =
    readRideWishes({ ...request, tripType, departureDate, returnDate }).only === 'drive';
  const isLongEnough = named.length > 0 && nights >= Math.min(REGION_NIGHTS, leastNights(named));

  return isLongEnough ? { text, isNotes, named, nights, isRoadTrip } : undefined;
}

/** The bases that lie on the way where a text tells one, where the tour begins and ends first. */
function basesOnWay(bases: readonly PlaceSuggestion[], telling: string, { avoided }: AskedPlaces) {
  const way = readFromTo(telling, bases);
  // "Highway 1 from San Francisco to Los Angeles": there the tour begins, whoever lives there.
  const open = (way ? alongWay(bases, way) : bases).filter(
    ({ id }) => id === way?.from || !avoided.destinations.includes(id),
  );
  // "Andalusia. We fly into Málaga and home from Seville": where the tour begins and ends it stays.
  const { first, last } = readRouteOrder(telling, open);
  const isEnd = ({ id }: PlaceSuggestion) => id === first || id === last;

  return {
    all: [...open.filter(isEnd), ...open.filter((one) => !isEnd(one))],
    start: way?.from,
    first,
    last,
  };
}

type Choosing = {
  text: string;
  beside: readonly PlaceSuggestion[][];
  world: PlacesWorld;
};

/** The bases of the tours and the places beside them, those that one comes for first. */
function basesOf(
  named: readonly NamedTour[],
  { text, beside, world }: Choosing,
): PlaceSuggestion[] {
  const ofTours = named.map(({ tour, from }) =>
    onSide(
      tour.bases.flatMap((base) => baseCalled(base, world) ?? []),
      text.slice(0, from),
    ),
  );

  return inTurn([...beside, ...ofTours]);
}

/** A country is a tour from more nights on than a region, unless one drives round or names more of it. */
function leastNights(named: readonly NamedTour[]): number {
  return Math.max(...named.map(({ tour }) => tour.leastNights ?? REGION_NIGHTS));
}

function mostBases({ named, nights, isRoadTrip }: Found, telling: string): number {
  const most = isRoadTrip ? NIGHTS_ON_THE_ROAD : Infinity;
  const sum = named.reduce(
    (total, { tour }) => total + Math.min(tour.nightsApiece ?? NIGHTS_APIECE, most),
    0,
  );
  const roomy = Math.max(LEAST_BASES, Math.round((nights * named.length) / sum));

  return Math.min(roomy, mostStays(telling) ?? roomy);
}

type Toured = {
  text: string;
  named: readonly NamedTour[];
  places: PlaceSuggestion[];
  ends: { first?: string | undefined; last?: string | undefined };
};

/** What was asked with the bases in place of the region; the first of them is not called by its name. */
function toured(asked: AskedPlaces, { text, named, places, ends }: Toured): AskedPlaces {
  const said = named.map(({ from, to }) => text.slice(from, to)).join(', ');
  const first = ends.first ?? places.find(({ id }) => id === named[0]?.tour.first)?.id;

  return {
    ...asked,
    said: {},
    places,
    tour: {
      said,
      bases: places.map(({ id }) => id),
      isListed: true,
      ...(first === undefined ? {} : { first }),
      ...(ends.last === undefined ? {} : { last: ends.last }),
    },
    unclear: [],
    notUnderstood: asked.notUnderstood.filter((one) => !said.includes(one.said)),
  };
}

/** Where the region is told: chosen, in the field, else in the notes. */
function tellingText({ places = [], destinations = '', additionalPreferences }: AskedFor) {
  if (places.length > 0) {
    const areOpen = places.every(
      ({ kind, nights }) => (kind === 'region' || kind === 'country') && nights === undefined,
    );

    return { text: areOpen ? places.map(({ name }) => name).join(' and ') : '', isNotes: false };
  }
  const isNotes = destinations.trim() === '';

  return { text: isNotes ? additionalPreferences : destinations, isNotes };
}

/** Behind a name that only tells another one from its namesakes. */
const IS_ONE = /^ (?:one|version)\b/;

/** The tours that a text names, each part of it read once, long names before the short ones in them. */
function toursIn(text: string, { catalogue }: PlacesWorld): NamedTour[] {
  const plain = plainly(text);
  const found: NamedTour[] = [];
  const names = loadTours()
    .flatMap((tour) => tour.names.map((name) => ({ tour, name: plainly(name) })))
    .toSorted((a, b) => b.name.length - a.name.length);
  const own = new Set(names.map(({ name }) => name));
  const others = longNames(catalogue)
    .filter((name) => !own.has(name.replace(/^the /, '')))
    .flatMap((name) => spanOf(name, plain) ?? []);

  for (const { tour, name } of names) {
    const span = spanOf(name, plain);
    // "St Petersburg, the Florida one" tours no Florida.
    const isFree =
      span &&
      !IS_ONE.test(plain.slice(span.to)) &&
      ![...found, ...others].some((one) => overlap(one, span));

    if (isFree && !isPartOf(tour, found)) found.push({ tour, ...span });
  }
  return withoutLands(found, catalogue).toSorted((one, two) => one.from - two.from);
}

/** "Rajasthan, India": a country says where the region of it lies. */
function withoutLands(
  found: readonly NamedTour[],
  catalogue: PlacesWorld['catalogue'],
): NamedTour[] {
  const countryOf = ({ bases }: Tour) =>
    bases.flatMap((base) => catalogue.destination(base)?.country ?? [])[0] ?? '';

  return found.filter((one) => {
    const code = countryOf(one.tour);
    const isLand = one.tour.names.includes(catalogue.country(code)?.name ?? '');

    return !isLand || found.every((two) => two === one || countryOf(two.tour) !== code);
  });
}

/** Names of several words, of which one may be a region: "Mexico City", "Northern Ireland". */
function longNames({ destinations }: PlacesWorld['catalogue']): string[] {
  return [
    ...destinations.map(({ name }) => name),
    ...loadOtherNames().regions.flatMap(({ names }) => names),
  ]
    .filter((name) => name.includes(' '))
    .map(plainly);
}

/** "Iceland, the ring road": a tour within another that is named as well. */
function isPartOf({ bases }: Tour, found: readonly NamedTour[]): boolean {
  return found.some(({ tour }) => bases.every((base) => tour.bases.includes(base)));
}

/** Whether notes name a region to travel through, rather than to avoid or to find one place in. */
function isMeant(text: string, { tour, from, to }: NamedTour, { catalogue }: PlacesWorld): boolean {
  return (
    !tour.isWide &&
    !ONE_PLACE.test(text.slice(0, from)) &&
    nameStance({ text, from, to, names: [text.slice(from, to)] }, catalogue) === 'wanted'
  );
}

/** The first of each group, then the second of each, and so on; each place once. */
function inTurn(groups: readonly PlaceSuggestion[][]): PlaceSuggestion[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, turn) =>
    groups.flatMap((group) => group[turn] ?? []),
  ).flat();

  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** Where a tour begins is not where the party comes from, nor a place to keep away from. */
function withoutStart(asked: AskedPlaces, start: string | undefined): AskedPlaces {
  const { home: _, ...rest } = asked;
  const { destinations, countries } = asked.avoided;

  if (start === undefined || !destinations.includes(start)) return asked;
  return {
    ...rest,
    avoided: { countries, destinations: destinations.filter((id) => id !== start) },
  };
}

/** A far sight is read where its town is a day trip of the tour: the Mezquita on the way to Córdoba. */
function withoutMet(asked: AskedPlaces, { catalogue }: PlacesWorld): AskedPlaces {
  const towns = catalogue.destinations.flatMap(({ id, dayTrips }) =>
    dayTrips
      .filter((trip) => asked.sights.wanted.includes(globalPlaceId(id, trip.id)))
      .map(({ name }) => plainly(name)),
  );
  const met = loadNicknames().farSights.filter(({ town = '' }) => towns.includes(plainly(town)));
  const names = new Set(met.flatMap((one) => one.names.map(plainly)));

  return {
    ...asked,
    notUnderstood: asked.notUnderstood.filter(({ said }) => !names.has(plainly(said))),
  };
}
