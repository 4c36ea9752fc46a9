import type { z } from 'zod';
import { AppError } from '#shared/app-error.ts';
import {
  experienceSearchInput,
  flightSearchInput,
  hotelSearchInput,
} from '#shared/booking/search.schema.ts';
import { roomsFor } from '#shared/booking/rooms-for.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { knownByName } from '../../gazetteer/known-names.ts';

/** Where a trip is taken to start when the traveller named no home airport. */
const USUAL_ORIGIN = 'LON';
const OTHER_ORIGIN = 'PAR';
const WIDE_PRICE_RANGE: [number, number] = [0, 5000];
const AIRPORT_CODE = /^[A-Za-z]{3}$/;

/** UNPROCESSABLE once the first day has passed everywhere: nobody sells yesterday's flight or bed. */
export function requireAhead({ startDate }: Pick<TripDetail, 'startDate'>, today: string): void {
  if (startDate >= today) return;
  throw new AppError(
    'UNPROCESSABLE',
    'This trip has begun already, so there is nothing left to search for. Copy it to later dates to book it again.',
  );
}

/** Flights to a trip and back, from the last of several places. UNPROCESSABLE without an airport that we know. */
export function flightSearchOf(
  trip: TripDetail,
  catalogue: Catalogue,
): z.output<typeof flightSearchInput> {
  const { places = [] } = trip;
  const destination =
    codeOf(trip.amadeusCodes.destination) ??
    airportOf(places[0], catalogue) ??
    knownByName(trip.destination, catalogue)[0]?.airports[0]?.iata;
  const last = airportOf(places.at(-1), catalogue);

  if (!destination)
    throw new AppError('UNPROCESSABLE', `We don’t know an airport for ${trip.destination}.`);
  const usual = destination.startsWith('L') && isBritish(trip) ? OTHER_ORIGIN : USUAL_ORIGIN;

  return readable(flightSearchInput, {
    origin: codeOf(trip.amadeusCodes.origin) ?? usual,
    destination,
    departureDate: trip.startDate,
    returnDate: trip.endDate,
    ...(last && last !== destination ? { returnOrigin: last } : {}),
    adults: adultsOf(trip, 10),
  });
}

/** A flight from one place of a trip to the next, on the day of the move; undefined where one has no airport. */
export function rideFlightSearchOf(
  trip: TripDetail,
  position: number,
  catalogue: Catalogue,
): z.output<typeof flightSearchInput> | undefined {
  const { places = [] } = trip;
  const [from, to] = [places[position - 1], places[position]];
  const [origin, destination] = [from, to].map((place) => airportOf(place, catalogue));
  const read = flightSearchInput.safeParse({
    origin,
    destination,
    departureDate: from?.depart,
    adults: adultsOf(trip, 10),
  });

  return read.data;
}

/** The airport that one flies to or from in a place. */
function airportOf(
  place: Pick<TripPlace, 'id' | 'airport'> | undefined,
  catalogue: Catalogue,
): string | undefined {
  return place && (place.airport ?? catalogue.destination(place.id)?.airports[0]?.iata);
}

/** A room for every two, for every night of a trip. UNPROCESSABLE for a trip that has none. */
export function hotelSearchOf(trip: TripDetail): z.output<typeof hotelSearchInput> {
  if (trip.endDate <= trip.startDate) {
    throw new AppError(
      'UNPROCESSABLE',
      'This trip ends on the day it begins, so it needs no hotel.',
    );
  }

  const adults = adultsOf(trip, 10);

  return readable(hotelSearchInput, {
    destination: trip.destination,
    checkIn: trip.startDate,
    checkOut: trip.endDate,
    guests: { adults, children: 0, rooms: roomsFor(adults) },
    priceRange: WIDE_PRICE_RANGE,
  });
}

export function experienceSearchOf(trip: TripDetail): z.output<typeof experienceSearchInput> {
  return readable(experienceSearchInput, {
    destination: trip.destination,
    startDate: trip.startDate,
    endDate: trip.endDate,
    adults: adultsOf(trip, 20),
  });
}

/** A trip holds whatever its sender wrote; what no search could take is told, never our fault. */
function readable<Schema extends z.ZodType>(
  schema: Schema,
  wanted: z.input<Schema>,
): z.output<Schema> {
  const read = schema.safeParse(wanted);

  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  throw new AppError('UNPROCESSABLE', `This trip can't be searched for: ${faults.join('; ')}.`);
}

function codeOf(text: string | undefined): string | undefined {
  return text && AIRPORT_CODE.test(text) ? text : undefined;
}

function adultsOf({ tripPreferences }: TripDetail, most: number): number {
  return Math.min(most, Math.max(1, tripPreferences.travelers));
}

function isBritish(trip: TripDetail): boolean {
  return /United Kingdom|England|Scotland|Wales/.test(trip.destination);
}
