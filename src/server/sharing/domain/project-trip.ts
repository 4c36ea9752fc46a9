import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { SharedPart } from '#shared/sharing/shared-parts.ts';
import {
  type SharedDay,
  type SharedEntry,
  sharedItem,
  sharedPlace,
  sharedStop,
  type SharedStop,
  type SharedTrip,
} from '#shared/sharing/sharing.schema.ts';
import type { OwnEntry } from '#shared/trips/own-entries.schema.ts';
import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';

type Shows = (part: SharedPart) => boolean;

/** What these say may name where the traveller sleeps or flies. */
const OF_BOOKINGS: Partial<Record<PlannedActivity['kind'], string>> = {
  arrival: 'Arrival',
  departure: 'Departure',
  stay: 'At the stay',
};

/**
 * A trip as others may see it: every field is named here or in the schema, and one that was not ticked is not made. A
 * secret trip tells its dates and nothing else, whatever was ticked.
 */
export function projectTrip(trip: TripDetail, parts: readonly SharedPart[]): SharedTrip {
  const dates = { startDate: trip.startDate, endDate: trip.endDate };

  if (trip.isSurprise && !trip.isRevealed) return { isSecret: true, ...dates };
  const shows: Shows = (part) => parts.includes(part);
  const notes = trip.tripPreferences.additionalPreferences;

  return {
    isSecret: false,
    ...dates,
    destination: trip.destination,
    ...(trip.title ? { title: trip.title } : {}),
    description: trip.destinationDescription,
    imagePrompt: trip.imagePrompt,
    ...(trip.places ? { places: trip.places.map((place) => sharedPlace.parse(place)) } : {}),
    ...(shows('days')
      ? { days: trip.itineraryDays.map((day) => toDay(day, trip.entries ?? [], shows)) }
      : {}),
    ...(shows('bookings') ? { bookings: toBookings(trip, shows('bookingDetails')) } : {}),
    ...(shows('costs') && trip.costs ? { costs: trip.costs } : {}),
    ...(shows('packing')
      ? { packing: trip.packingItems.map((item) => sharedItem.parse(item)) }
      : {}),
    ...(shows('notes') && notes ? { notes } : {}),
  };
}

function toDay(day: TripItineraryDay, own: readonly OwnEntry[], shows: Shows): SharedDay {
  const { dayNumber, date, dayType } = day;
  // Both name the places of the day.
  const { title, note } = shows('stops') ? day : {};
  const entries = own
    .filter((entry) => entry.date === date)
    .flatMap((entry) => toEntry(entry, shows));

  return {
    dayNumber,
    date,
    dayType,
    ...(title ? { title } : {}),
    ...(note ? { note } : {}),
    ...(shows('stops')
      ? { stops: day.activities.map((stop) => toStop(stop, shows('bookingDetails'))) }
      : {}),
    ...(entries.length > 0 ? { entries } : {}),
  };
}

/** Notes go with the notes, own stops with the stops, a reservation's name, place and price with booking details. */
function toEntry({ kind, time, title, place, price }: OwnEntry, shows: Shows): SharedEntry[] {
  const at = { kind, ...(time ? { time } : {}) };
  const where = { ...at, title, ...(place ? { place } : {}) };

  if (kind === 'note') return shows('notes') ? [where] : [];
  if (!shows('stops')) return [];
  if (kind === 'stop') return [where];
  if (!shows('bookingDetails')) return [at];
  return [{ ...where, ...(price === undefined ? {} : { price }) }];
}

function toStop(stop: PlannedActivity, withNames: boolean): SharedStop {
  const { time, duration, kind } = stop;
  const plain = OF_BOOKINGS[kind];

  if (plain && !withNames) return { activity: plain, time, duration, kind };
  return sharedStop.parse(stop);
}

/** Booking references stay at home, whatever was ticked. */
function toBookings(trip: TripDetail, withDetails: boolean): SharedTrip['bookings'] {
  return {
    flights: trip.flights.map((flight) => ({
      from: flight.departureAirport,
      to: flight.arrivalAirport,
      isReturn: flight.isReturn,
      departureDate: flight.departureDate,
      departureTime: flight.departureTime,
      arrivalDate: flight.arrivalDate,
      arrivalTime: flight.arrivalTime,
      ...(withDetails
        ? {
            airline: flight.airline,
            flightNumber: flight.flightNumber,
            price: flight.price,
            currency: flight.currency,
          }
        : {}),
    })),
    stays: trip.accommodations.map((stay) => ({
      type: stay.type,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      ...(withDetails
        ? {
            name: stay.name,
            address: stay.address,
            pricePerNight: stay.pricePerNight,
            currency: stay.currency,
          }
        : {}),
    })),
    experiences: trip.activities
      .filter(({ isSelected }) => isSelected)
      .map(({ category, name, price }) => ({
        category,
        ...(withDetails ? { name, price: String(price) } : {}),
      })),
  };
}
