import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { loadOtherNames } from '#server/catalogue/other-names.ts';
import { fold, readNights, readRouteOrder } from './read-route.ts';
import { daysBetween } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { RouteWish, WantedPlace } from './choose-route.ts';
import { dayTripTo } from './place-day-trip.ts';

/** A country is toured, and a region, from so many nights on; a shorter trip stays in one place. */
const COUNTRY_NIGHTS = 8;
const REGION_NIGHTS = 5;
/** Nights that a place of a tour has at least, and how many places a tour has at most. */
const NIGHTS_APIECE = 2.5;
const MOST_OF_TOUR = 6;
/** Nights for each place below which one close by is a day trip rather than a stay. */
const ROOMY_NIGHTS = 2;

/** What a request for several places fixes of their route; undefined where it asks for one place or for any. */
export function routeWish(request: PlanRequest, catalogue: Catalogue): RouteWish | undefined {
  if (request.tripType === 'surprise' || request.guidance?.destinationId !== undefined)
    return undefined;
  return namedRoute(request, catalogue) ?? tour(request, catalogue);
}

function namedRoute(request: PlanRequest, catalogue: Catalogue): RouteWish | undefined {
  const { asked, places: chosen = [], additionalPreferences, destinations: field = '' } = request;
  const named = (asked?.places ?? []).flatMap(({ id, kind }) =>
    kind === 'country' ? [] : (catalogue.destination(id) ?? []),
  );
  const destinations = [...new Set(named)];
  const text = field.trim() === '' ? additionalPreferences : field;
  const order = readRouteOrder(text, destinations);
  const isChosen = chosen.length > 0;
  const length = daysBetween(request.departureDate, request.returnDate);

  if (destinations.length < 2 || length < 2 || (!isChosen && order.areAlternatives))
    return undefined;
  const fixed = new Map([
    ...readNights(text, destinations),
    ...chosen.flatMap(({ id, nights }) => (nights === undefined ? [] : [[id, nights] as const])),
  ]);
  const asDayTrips = dayTrips(destinations, { fixed, length, named: order.dayTrips });

  return {
    places: destinations.map((destination): WantedPlace => ({
      destination,
      nights: fixed.get(destination.id),
      isRequired: destinations.length <= length && !asDayTrips.has(destination.id),
    })),
    ...(isChosen ? { isOrdered: request.anyOrder !== true } : order),
  };
}

type DayTripping = {
  fixed: ReadonlyMap<string, number>;
  length: number;
  named: readonly string[];
};

/** The places that may be day trips from another: by the traveller's words, or where nights are few. */
function dayTrips(
  destinations: readonly Destination[],
  { fixed, length, named }: DayTripping,
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

  return new Set([...named, ...near.map(({ id }) => id)]);
}

/** A country or a region, from the bases that the catalogue has there. */
function tour(request: PlanRequest, catalogue: Catalogue): RouteWish | undefined {
  const nights = daysBetween(request.departureDate, request.returnDate);
  const bases = basesOf(request, catalogue);

  if (!bases || bases.destinations.length < 2 || nights < bases.leastNights) return undefined;
  return {
    places: bases.destinations.map((destination) => ({ destination, isRequired: false })),
    isOrdered: false,
    most: Math.max(2, Math.min(MOST_OF_TOUR, Math.floor(nights / NIGHTS_APIECE))),
  };
}

function basesOf(
  { asked, additionalPreferences, destinations: field = '' }: PlanRequest,
  catalogue: Catalogue,
): { destinations: Destination[]; leastNights: number } | undefined {
  const [only, ...others] = asked?.places ?? [];

  if (!only || others.length > 0) return undefined;
  if (only.kind === 'country')
    return {
      destinations: catalogue.destinations.filter(({ country }) => country === only.country),
      leastNights: COUNTRY_NIGHTS,
    };
  const text = ` ${fold(`${field} ${additionalPreferences}`)} `;
  const region = loadOtherNames().regions.find(
    ({ destinations: [base, ...rest] = [], names }) =>
      base === only.id && rest.length > 0 && names.some((name) => text.includes(` ${fold(name)} `)),
  );

  return (
    region && {
      destinations: (region.destinations ?? []).flatMap((id) => catalogue.destination(id) ?? []),
      leastNights: REGION_NIGHTS,
    }
  );
}
