import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { firstVisits } from '#server/catalogue/first-visits.ts';
import { loadOtherNames } from '#server/catalogue/other-names.ts';
import { daysBetween } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { REGION_NIGHTS, withoutCloseOnes } from './asked-tour.ts';
import { readWishes } from '../understanding/wishes.ts';
import { fold } from './names-of-route.ts';
import { readEnds } from './read-ends.ts';
import { readNights } from './read-nights.ts';
import { readRouteOrder } from './read-route.ts';
import { wholeText } from './whole-text.ts';

/** A country is toured from so many nights on; a shorter trip stays in one place. */
const COUNTRY_NIGHTS = 8;
/** Nights that a place of a tour has on average, and those that each of several countries has at least. */
export const NIGHTS_APIECE = 2.5;
const NIGHTS_OF_COUNTRY = 2;

/** Where a tour may stay, what one comes for first. */
export type Bases = {
  destinations: Destination[];
  leastNights: number;
  isRegion: boolean;
  /** Those that cannot be left out, where there is time for them all. */
  required?: string[];
};

/** The bases of a country, of several, or of a region that was asked for by name; undefined where none was. */
export function basesOf(
  { asked, ...request }: PlanRequest,
  catalogue: Catalogue,
): Bases | undefined {
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

/**
 * "Fly into Rome, out of Venice, two weeks": places that are named for the flights alone leave open where one goes
 * between them, and a trip long enough to tour their country does so.
 */
export function basesBetweenFlights(
  request: PlanRequest,
  named: readonly Destination[],
  { destination }: Catalogue,
): Bases | undefined {
  const text = wholeText(request);
  const { first, last } = readEnds(text, named);
  const [country, ...others] = new Set(named.map((place) => place.country));
  const isOpen = named.length === 2 && others.length === 0 && (request.places ?? []).length === 0;
  const nights = daysBetween(request.departureDate, request.returnDate);

  if (!isOpen || country === undefined || first === undefined || last === undefined)
    return undefined;
  if (nights < COUNTRY_NIGHTS || readNights(text, named).size > 0) return undefined;
  const known = firstVisits(country).flatMap((id) => destination(id) ?? []);
  const between = withoutCloseOnes(known).filter((one) => !named.includes(one));

  return {
    destinations: [...named, ...between],
    leastNights: COUNTRY_NIGHTS,
    isRegion: false,
  };
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
    leastNights: Math.min(COUNTRY_NIGHTS, NIGHTS_OF_COUNTRY * countries.length),
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
