import { type Catalogue, type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { firstVisits } from '#server/catalogue/first-visits.ts';
import { loadOtherNames } from '#server/catalogue/other-names.ts';
import { readReturn } from './read-return.ts';
import { fixedNights } from './fixed-nights.ts';
import { chosenReturn, withReturn } from './return-stay.ts';
import { fold, readNights, readRouteOrder, type RouteOrder } from './read-route.ts';
import { daysBetween } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { RouteWish, WantedPlace } from './choose-route.ts';
import { withStopovers } from './road-stopovers.ts';
import { withoutCloseOnes, REGION_NIGHTS } from './asked-tour.ts';
import { readWishes } from '../understanding/wishes.ts';
import { nightsOutOfTown } from './nights-out-of-town.ts';
import { dayTripTo } from './place-day-trip.ts';

/** A country is toured from so many nights on; a shorter trip stays in one place. */
const COUNTRY_NIGHTS = 8;
/** Nights that a place of a tour has on average, and how many places a tour has at most. */
const NIGHTS_APIECE = 2.5;
const MOST_OF_TOUR = 6;
/** Nights for each place below which one close by is a day trip rather than a stay. */
const ROOMY_NIGHTS = 2;
/** What each place of a tour draws less than the one before it, and what any of them draws at least. */
const DRAW_STEP = 0.08;
const LEAST_DRAW = 0.5;

/** What a request for several places fixes of their route; undefined where it asks for one place or for any. */
export function routeWish(request: PlanRequest, catalogue: Catalogue): RouteWish | undefined {
  if (request.tripType === 'surprise' || request.guidance?.destinationId !== undefined)
    return undefined;
  if (request.asked?.tour?.isListed) return listedTourWish(request, catalogue);
  return request.asked?.tour
    ? tour(request, catalogue)
    : (namedRoute(request, catalogue) ?? tour(request, catalogue));
}

function namedRoute(request: PlanRequest, catalogue: Catalogue): RouteWish | undefined {
  const text = tellingText(request);
  const named = namedDestinations(request, catalogue);
  const destinations = [...named, ...nightsOutOfTown(named, { request, text, catalogue })];
  const order = readRouteOrder(text, destinations);
  const isChosen = hasChosen(request);
  const length = daysBetween(request.departureDate, request.returnDate);

  if (destinations.length < 2 || length < 2 || (!isChosen && order.areAlternatives))
    return undefined;
  const back = isChosen ? chosenReturn(request, destinations) : readReturn(text, destinations);
  const fixed = fixedNights(
    request,
    destinations,
    back?.nightsBefore ?? readNights(text, destinations),
  );
  const asDayTrips = dayTrips(destinations, { fixed, length });
  const stays = destinations.filter(
    (one) =>
      !order.dayTrips.includes(one.id) ||
      !destinations.some((base) => base !== one && dayTripTo(one, base)),
  );

  if (stays.length < 2) return undefined;
  const places = stays.map((destination): WantedPlace => ({
    destination,
    nights: fixed.get(destination.id),
    isRequired: destinations.length <= length && !asDayTrips.has(destination.id),
  }));

  if (back && length > stays.length)
    return { asked: destinations, places: withReturn(places, back), isOrdered: true };
  return {
    asked: destinations,
    places: isChosen ? places : withStopovers(places, { request, order, catalogue }),
    ...orderOf(request, order),
  };
}

/** Where the places and their order are told: in the field, else in the notes. */
function tellingText({ destinations = '', additionalPreferences }: PlanRequest): string {
  return destinations.trim() === '' ? additionalPreferences : destinations;
}

function hasChosen({ places = [] }: PlanRequest): boolean {
  return places.length > 0;
}

/** Places that were chosen or are clients come as they are listed; else the words say what is fixed. */
function orderOf(
  request: PlanRequest,
  told: RouteOrder,
): Partial<RouteOrder> & { isOrdered: boolean } {
  const isListed = hasChosen(request) || request.tripType === 'business';

  return isListed ? { isOrdered: request.anyOrder !== true } : told;
}

/** The places that were asked for by name, each once. */
function namedDestinations({ asked }: PlanRequest, catalogue: Catalogue): Destination[] {
  const named = (asked?.places ?? []).flatMap(({ id, kind }) =>
    kind === 'country' ? [] : (catalogue.destination(id) ?? []),
  );

  return [...new Set(named)];
}

type DayTripping = {
  fixed: ReadonlyMap<string, number>;
  length: number;
};

/** The places that may be day trips from another, where nights are few. */
function dayTrips(
  destinations: readonly Destination[],
  { fixed, length }: DayTripping,
): Set<string> {
  const isRoomy = length >= ROOMY_NIGHTS * destinations.length;
  const near = destinations
    .slice(1)
    .filter(
      (place) =>
        !isRoomy &&
        !fixed.has(place.id) &&
        destinations.some((base) => base !== place && dayTripTo(place, base) !== undefined),
    );

  return new Set(near.map(({ id }) => id));
}

/** A country or a region, from the bases that the catalogue has there. */
function tour(request: PlanRequest, catalogue: Catalogue): RouteWish | undefined {
  const nights = daysBetween(request.departureDate, request.returnDate);
  const bases = basesOf(request, catalogue);
  const open = withoutShut(bases?.destinations ?? [], request);

  if (!bases || open.length < 2 || nights < bases.leastNights) return undefined;
  // "We fly into Málaga and home from Seville": where the tour begins and ends.
  const { first, last } = readRouteOrder(request.additionalPreferences, open);
  const required = open.flatMap(({ id, places }) =>
    bases.required?.includes(id) ||
    id === first ||
    id === last ||
    places.some((place) => request.asked?.sights.wanted.includes(globalPlaceId(id, place.id)))
      ? [id]
      : [],
  );

  return {
    places: open.map((destination, at) => ({
      destination,
      isRequired: required.includes(destination.id),
      draw: drawOf(at),
    })),
    isOrdered: false,
    ...(bases.isRegion ? { asked: open } : {}),
    ...(first === undefined ? {} : { first }),
    ...(last === undefined ? {} : { last }),
    most: Math.max(2, required.length, Math.min(MOST_OF_TOUR, Math.floor(nights / NIGHTS_APIECE))),
  };
}

/** A listed tour stays in all of its bases, in about as many nights each. */
function listedTourWish(request: PlanRequest, catalogue: Catalogue): RouteWish | undefined {
  const { bases = [], first, last } = request.asked?.tour ?? {};
  const nights = daysBetween(request.departureDate, request.returnDate);
  const open = withoutShut(
    bases.flatMap((id) => catalogue.destination(id) ?? []),
    request,
  );
  const isRoomy = nights >= ROOMY_NIGHTS * open.length;

  if (open.length < 2) return undefined;
  return {
    places: open.map((destination, at) => ({
      destination,
      isRequired: true,
      draw: drawOf(at),
      ...(isRoomy ? evenly(nights, open.length) : {}),
    })),
    asked: open,
    isOrdered: false,
    ...(first === undefined ? {} : { first }),
    ...(last === undefined ? {} : { last }),
    most: open.length,
  };
}

function withoutShut(
  destinations: readonly Destination[],
  { exclude, asked }: PlanRequest,
): Destination[] {
  const shut = new Set([...exclude, ...(asked?.avoided.destinations ?? [])]);

  return destinations.filter(({ id }) => !shut.has(id));
}

function drawOf(at: number): number {
  return Math.max(LEAST_DRAW, 1 - DRAW_STEP * at);
}

/** What is written of a base says how well it is known, not how long one stays there. */
function evenly(nights: number, bases: number): Pick<WantedPlace, 'leastNights' | 'mostNights'> {
  return { leastNights: ROOMY_NIGHTS, mostNights: Math.round(nights / bases) + 1 };
}

/** Where a tour may stay, what one comes for first. */
type Bases = {
  destinations: Destination[];
  leastNights: number;
  isRegion: boolean;
  /** Those that cannot be left out, where there is time for them all. */
  required?: string[];
};

function basesOf({ asked, ...request }: PlanRequest, catalogue: Catalogue): Bases | undefined {
  const known = (ids: readonly string[]) => ids.flatMap((id) => catalogue.destination(id) ?? []);

  const ofRegion = (ids: readonly string[]) => ({
    destinations: known(ids),
    leastNights: REGION_NIGHTS,
    isRegion: true,
  });

  if (asked?.tour) return ofRegion(asked.tour.bases);
  const countries = countriesToTour(asked?.places ?? [], request, catalogue);
  const [only, ...others] = asked?.places ?? [];

  if (countries.length > 1)
    return ofCountries(
      countries.map((country) => known(firstVisitsOf(country, catalogue))),
      daysBetween(request.departureDate, request.returnDate),
    );
  if (!only || others.length > 0) return undefined;
  if (only.kind === 'country')
    return {
      destinations: withoutCloseOnes(known(firstVisits(only.country))),
      leastNights: COUNTRY_NIGHTS,
      isRegion: false,
    };
  const region = regionOf(only.id, request);

  return region && ofRegion(region);
}

/** The countries of a field that names nothing else ("the Baltics"), and does not leave the choice between them. */
function countriesToTour(
  places: NonNullable<PlanRequest['asked']>['places'],
  { destinations: field = '', additionalPreferences }: Omit<PlanRequest, 'asked'>,
  catalogue: Catalogue,
): readonly string[] {
  if (places.length === 0) return readWishes(field, catalogue).countries.wanted;
  const text = field.trim() === '' ? additionalPreferences : field;

  return places.every(({ kind }) => kind === 'country') &&
    !readRouteOrder(text, places).areAlternatives
    ? places.map(({ country }) => country)
    : [];
}

/** Several countries: what one comes for first in each of them, then what one comes for second, and so on. */
function ofCountries(countries: readonly Destination[][], nights: number): Bases {
  const longest = Math.max(...countries.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    countries.flatMap((destinations) => destinations[turn] ?? []),
  ).flat();

  return {
    destinations: withoutCloseOnes(inTurn),
    leastNights: Math.min(COUNTRY_NIGHTS, ROOMY_NIGHTS * countries.length),
    isRegion: false,
    required:
      NIGHTS_APIECE * countries.length <= nights
        ? countries.flatMap(([first]) => first?.id ?? [])
        : [],
  };
}

/** A country with one destination has no order of them. */
function firstVisitsOf(country: string, { destinations }: Catalogue): readonly string[] {
  const listed = firstVisits(country);

  return listed.length > 0
    ? listed
    : destinations.filter((one) => one.country === country).map(({ id }) => id);
}

/** The bases of a longer trip through a region that was asked for by name and begins at a place. */
function regionOf(
  base: string,
  { destinations = '', additionalPreferences, places = [] }: Omit<PlanRequest, 'asked'>,
): string[] | undefined {
  const chosen = places.map(({ name }) => name).join(' ');
  const text = ` ${fold(`${chosen} ${destinations} ${additionalPreferences}`)} `;
  const region = loadOtherNames().regions.find(
    ({ destinations: [first] = [], names }) =>
      first === base && names.some((name) => text.includes(` ${fold(name)} `)),
  );
  return region?.tour;
}
