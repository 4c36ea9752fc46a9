import { type Destination, type Catalogue, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { daysBetween } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { isSecond } from './return-stay.ts';
import { dayTripsTo } from './place-day-trip.ts';
import { areNightsEven } from './nights-told.ts';
import { fold, type Named, placeAt } from './names-of-route.ts';
import { readNights } from './read-nights.ts';
import { readRouteOrder } from './read-route.ts';
import { wholeText } from './whole-text.ts';

/** The nights that each place is to have: as chosen, else as the words say, else on business and where it is asked for alike. */
export function fixedNights(
  request: PlanRequest,
  destinations: readonly Destination[],
  told: ReadonlyMap<string, number>,
): Map<string, number> {
  const { tripType, departureDate, returnDate, places = [] } = request;
  const length = daysBetween(departureDate, returnDate);
  const areEven = tripType === 'business' || areNightsEven(wholeText(request));

  return new Map([
    ...(areEven ? evenNights(destinations, length) : []),
    ...ofPlaces(told, length),
    ...places.flatMap(({ id, nights }, at) =>
      nights === undefined || isSecond(places, at) ? [] : [[id, nights] as const],
    ),
  ]);
}

/** The nights that the text gives to the places; where it is the field alone, as on business, those that the notes give. */
export function nightsTold(
  request: PlanRequest,
  text: string,
  places: readonly Named[],
): ReadonlyMap<string, number> {
  const told = readNights(text, places);

  return told.size > 0 ? told : readNights(wholeText(request), places);
}

/** "4 nights Cape Town, the last two in Franschhoek": a number that is that of the whole trip is no place's own. */
function ofPlaces(told: ReadonlyMap<string, number>, length: number): [string, number][] {
  return [...told].filter(([, nights]) => nights < length);
}

/**
 * Work is planned for every place alike. What is left over goes to the last ones: one moves on after work, so that the
 * evening of arrival there is no working day.
 */
function evenNights(destinations: readonly Destination[], length: number): [string, number][] {
  const each = Math.floor(length / destinations.length);
  const over = length - each * destinations.length;

  return each < 1
    ? []
    : destinations.map(({ id }, at): [string, number] => [
        id,
        each + (at >= destinations.length - over ? 1 : 0),
      ]);
}

/** The places, with those of which nights tell that they are no day trips, where the text names them. */
export function withNightsOutOfTown(
  named: readonly Destination[],
  reading: { request: PlanRequest; text: string; catalogue: Catalogue },
): Destination[] {
  const folded = fold(reading.text);
  const at = (place: Destination) => placeAt(place, folded) ?? Infinity;

  return nightsOutOfTown(named, reading).reduce(
    (all, place) => {
      const behind = all.filter((one) => at(one) < at(place));

      return all.toSpliced(behind.length, 0, place);
    },
    [...named],
  );
}

/** "Cape Town, the last two nights in Franschhoek": read as a day trip of the one, and a stay by its nights. */
function nightsOutOfTown(
  named: readonly Destination[],
  { request, text, catalogue }: { request: PlanRequest; text: string; catalogue: Catalogue },
): Destination[] {
  const wanted = request.asked?.sights.wanted ?? [];
  const near = catalogue.destinations.filter(
    (one) =>
      !named.includes(one) &&
      named.some((base) =>
        dayTripsTo(one, base).some(({ id }) => wanted.includes(globalPlaceId(base.id, id))),
      ),
  );

  return near.filter(({ id, name, aliases }) => {
    const place = [{ id, name, aliases }];
    const { first, last } = readRouteOrder(text, place);

    return readNights(text, place).has(id) || first === id || last === id;
  });
}
