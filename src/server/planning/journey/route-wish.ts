import { type Catalogue, type Destination, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { readReturn, type ReturnStay } from './read-return.ts';
import { withFirstNight } from './first-night.ts';
import { fixedNights, nightsTold, withNightsOutOfTown } from './fixed-nights.ts';
import { chosenReturn, secondKey, withReturn } from './return-stay.ts';
import { readNights } from './read-nights.ts';
import { readRouteOrder, type RouteOrder } from './read-route.ts';
import { daysBetween } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { RouteWish, WantedPlace } from './choose-route.ts';
import { withStopovers } from './road-stopovers.ts';
import { type Bases, basesBetweenFlights, basesOf, NIGHTS_APIECE } from './tour-bases.ts';
import { wholeText } from './whole-text.ts';
import { type Ends, readEnds } from './read-ends.ts';
import { endsOnly } from './flown-to.ts';
import { inOrderOfList, withoutHeading } from './heading.ts';
import { inOwnNames, withOwnNames } from './names-of-route.ts';
import { leastOfUnknown, nightsFor } from './unknown-nights.ts';
import { dayTripTo } from './place-day-trip.ts';
import { staysOfRoute } from './stays-of-route.ts';

/** How many places a tour has at most. */
const MOST_OF_TOUR = 6;
/** Nights for each place below which one close by is a day trip rather than a stay. */
const ROOMY_NIGHTS = 2;
/** Where one only flies home from, one stays no longer; and where there is time, two nights. */
const MOST_AT_END = 1;
const ROOMY_AT_END = 3;
/** What each place of a tour draws less than the one before it, and what any of them draws at least. */
const DRAW_STEP = 0.08;
const LEAST_DRAW = 0.5;

/** What a request for several places fixes of their route; undefined where it asks for one place or for any. */
export function routeWish(request: PlanRequest, catalogue: Catalogue): RouteWish | undefined {
  if (request.tripType === 'surprise' || request.guidance?.destinationId !== undefined)
    return undefined;
  if (request.asked?.tour?.isListed) return listedTourWish(request, catalogue);
  const between = basesBetweenFlights(request, namedDestinations(request, catalogue), catalogue);

  if (request.asked?.tour || between) return tour(request, between ?? basesOf(request, catalogue));
  return namedRoute(request, catalogue) ?? tour(request, basesOf(request, catalogue));
}

function namedRoute(request: PlanRequest, catalogue: Catalogue): RouteWish | undefined {
  const named = namedDestinations(request, catalogue);
  const text = tellingText(request, named);
  const destinations = withNightsOutOfTown(named, { request, text, catalogue });
  const called = withOwnNames(destinations, text);
  const order = { ...readRouteOrder(text, called), ...flightEnds(request, called) };
  const isChosen = hasChosen(request);
  const length = daysBetween(request.departureDate, request.returnDate);

  if (destinations.length < 2 || length < 2 || (!isChosen && order.areAlternatives))
    return undefined;
  const back = secondStay(request, called);
  const told = withFirstNight(back?.nightsBefore ?? nightsTold(request, text, called), {
    text: wholeText(request),
    first: order.first,
    places: called,
  });
  const fixed = fixedNights(request, destinations, told);
  const stays = staysOfRoute(destinations, { order, fixed, back, length, isChosen });

  if (stays.length < 2) return undefined;
  const places = wantedPlaces(request, { destinations, stays, fixed, back });

  if (back && length > stays.length)
    return {
      asked: destinations,
      places: withReturn(places, back),
      ...orderOfReturn(back, order),
    };
  return {
    asked: destinations,
    places: isChosen ? places : withStopovers(places, { request, order, catalogue }),
    ...orderOf(request, order),
    ...(isBetween(stays, overnightOf(request)) ? { isOrdered: true } : {}),
  };
}

/** A round trip begins and ends in one place; what lies between comes in the order that was said, or in the best. */
function orderOfReturn(
  { id, isRound }: ReturnStay,
  { isOrdered }: RouteOrder,
): Pick<RouteWish, 'isOrdered' | 'first' | 'last'> {
  return isRound ? { isOrdered, first: id, last: secondKey(id) } : { isOrdered: true };
}

type Named = {
  destinations: readonly Destination[];
  stays: readonly Destination[];
  fixed: ReadonlyMap<string, number>;
  back: ReturnStay | undefined;
};

/** The places to stay in, with the nights that each is to have. */
function wantedPlaces(
  request: PlanRequest,
  { destinations, stays, fixed, back }: Named,
): WantedPlace[] {
  const length = daysBetween(request.departureDate, request.returnDate);
  const overnight = overnightOf(request);
  const asDayTrips = dayTrips(destinations, { fixed: new Map([...fixed, ...overnight]), length });
  const ends = hasChosen(request) ? undefined : endsOnly(wholeText(request), stays);
  const atEnd = length >= ROOMY_AT_END * stays.length ? MOST_AT_END + 1 : MOST_AT_END;

  return stays.map((destination) => ({
    destination,
    nights: fixed.get(destination.id),
    ...leastOfUnknown(destination, { length, fixed, stays: stays.length + (back ? 1 : 0) }),
    ...nightsFor(overnight.get(destination.id)),
    ...(ends?.has(destination.id) ? { mostNights: atEnd } : {}),
    isRequired: destinations.length <= length && !asDayTrips.has(destination.id),
  }));
}

/** The place that the route comes back to: chosen twice, said to be, or left for a night to see a sight. */
function secondStay(
  request: PlanRequest,
  destinations: readonly Destination[],
): ReturnStay | undefined {
  if (hasChosen(request)) return chosenReturn(request, destinations);
  return (
    readReturn(tellingText(request, destinations), destinations) ??
    roundTrip(destinations, overnightOf(request))
  );
}

function overnightOf({ asked }: PlanRequest): ReadonlyMap<string, number> {
  return new Map(asked?.overnight?.map(({ id, nights }) => [id, nights]));
}

/** A night for a sight that is named between two places is spent between them. */
function isBetween(stays: readonly Destination[], overnight: ReadonlyMap<string, number>): boolean {
  const ends = [stays[0], stays.at(-1)];

  return overnight.size > 0 && ends.every((end) => end && !overnight.has(end.id));
}

/** A night out from one town, for a sight: one comes back to it. */
function roundTrip(
  destinations: readonly Destination[],
  overnight: ReadonlyMap<string, number>,
): ReturnStay | undefined {
  const [town, ...others] = destinations.filter(({ id }) => !overnight.has(id));

  if (!town || others.length > 0 || overnight.size === 0) return undefined;
  return { id: town.id, after: destinations.length, nights: undefined, nightsBefore: new Map() };
}

/** Where the places and their order are told: in the field, else in the notes. */
function tellingText(request: PlanRequest, places: readonly Destination[]): string {
  return withoutHeading(namingText(request, places), places);
}

function namingText(
  { destinations = '', additionalPreferences, asked }: PlanRequest,
  places: readonly Destination[],
): string {
  const text = destinations.trim() === '' ? additionalPreferences : destinations;

  return inOwnNames(text, places, asked?.said);
}

/** Where flights come and go is told in the field or beside it. */
function flightEnds(request: PlanRequest, destinations: readonly Destination[]): Ends {
  return { ...request.asked?.ends, ...readEnds(wholeText(request), destinations) };
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
  const { first, last } = told;

  if (isListed && !request.anyOrder) return { isOrdered: true };
  return isListed ? { isOrdered: false, ...(first && { first }), ...(last && { last }) } : told;
}

/** The places that were asked for by name, each once. */
function namedDestinations(request: PlanRequest, catalogue: Catalogue): Destination[] {
  const named = (request.asked?.places ?? []).flatMap(({ id, kind }) =>
    kind === 'country' ? [] : (catalogue.destination(id) ?? []),
  );
  const places = [...new Set(named)];

  return hasChosen(request) ? places : inOrderOfList(namingText(request, places), places);
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
  const open = destinations.filter(({ id }) => !fixed.has(id)).length;
  const told = [...fixed.values()].reduce((sum, nights) => sum + nights, 0);
  const isRoomy = length >= ROOMY_NIGHTS * open + told;
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
function tour(request: PlanRequest, bases: Bases | undefined): RouteWish | undefined {
  const nights = daysBetween(request.departureDate, request.returnDate);
  const open = withoutShut(bases?.destinations ?? [], request);

  if (!bases || open.length < 2 || nights < bases.leastNights) return undefined;
  // "We fly into Málaga and home from Seville": where the tour begins and ends.
  const { first, last } = readRouteOrder(wholeText(request), open);
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

/** A listed tour stays in all of its bases, in about as many nights each where they are not told. */
function listedTourWish(request: PlanRequest, catalogue: Catalogue): RouteWish | undefined {
  const { bases = [], first, last } = request.asked?.tour ?? {};
  const nights = daysBetween(request.departureDate, request.returnDate);
  const open = withoutShut(
    bases.flatMap((id) => catalogue.destination(id) ?? []),
    request,
  );
  const isRoomy = nights >= ROOMY_NIGHTS * open.length;
  const told = fixedNights(request, open, readNights(tellingText(request, open), open));

  if (open.length < 2) return undefined;
  return {
    places: open.map((destination, at) => ({
      destination,
      isRequired: true,
      draw: drawOf(at),
      ...(isRoomy ? evenly(nights, open.length) : {}),
      nights: told.get(destination.id),
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
