import { addDays, daysBetween, isIsoDay, minutesOf, parseDuration } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { ENTRY_MINUTES, type OwnEntry } from '#shared/trips/own-entries.schema.ts';
import { entryFacts } from '#shared/trips/own-entry-text.ts';
import { routeWithNights } from '#shared/trips/route-text.ts';
import { zoneOf } from '#shared/trips/stop-place.ts';
import type { TripDetail, TripFlight } from '#shared/trips/trip.schema.ts';
import { datedHints } from './sealed-trip.ts';
import { rideDetails, rideOf } from './ride-details.ts';
import { stopDetails } from './stop-details.ts';
import { floatingTime, instantOf, readClock } from './trip-instant.ts';

export type CalendarFacts = {
  now: Date;
  /** The time zone of an airport's code, where it is known. */
  timeZoneOfAirport: (code: string) => string | undefined;
};

type When = { start: Date; end: Date; allDay?: boolean; floating?: boolean };

export type TripEvent = {
  /** What the event is about within its trip, in ASCII. */
  key: string;
  when: When;
  summary: string;
  details: (string | undefined)[];
  place?: { title: string; geo?: { lat: number; lon: number } };
  url?: string | undefined;
};

const DEFAULT_MINUTES = 60;

/** The whole journey, as days. */
export function journeyEvent(trip: TripDetail): TripEvent {
  const sealed = isSecret(trip);

  return {
    key: 'journey',
    when: wholeDays(trip.startDate, trip.endDate),
    summary: sealed ? 'Surprise trip' : trip.destination,
    details: sealed
      ? ['Where you are going is still a secret.']
      : [routeWithNights(trip.places), trip.destinationDescription],
  };
}

/** A day for each hint of a secret trip; those that are still sealed only say that they open. */
export function hintEvents(trip: TripDetail): TripEvent[] {
  return datedHints(trip).map(({ day, text }) => ({
    key: `hint-${day}`,
    when: wholeDays(day, day),
    summary: 'Surprise trip: a hint opens',
    details: [text ?? 'Open your trip in Northstar to read it.'],
  }));
}

/** Flights in the time zones of their airports; one without a readable time is told as a day. */
export function flightEvents(trip: TripDetail, facts: CalendarFacts): TripEvent[] {
  return trip.flights.flatMap((flight) => {
    const when = flightTimes(flight, facts);

    if (!when) return [];
    return [
      {
        key: flight.isReturn ? 'flight-return' : 'flight-outbound',
        when,
        summary: `${flight.departureAirport} to ${flight.arrivalAirport}, ${flight.airline} ${flight.flightNumber}`,
        details: [
          `Departs ${flight.departureTime}, arrives ${flight.arrivalTime}, local times.`,
          flight.bookingReference && `Booking reference ${flight.bookingReference}`,
          flight.provider && `From: ${flight.provider}`,
        ],
        place: { title: flight.departureAirport },
      },
    ];
  });
}

function flightTimes(flight: TripFlight, { timeZoneOfAirport }: CalendarFacts): When | undefined {
  const from = flight.departureDate.slice(0, 10);
  const to = flight.arrivalDate.slice(0, 10);
  const departs = readClock(flight.departureTime) ?? readClock(flight.departureDate);
  const arrives = readClock(flight.arrivalTime) ?? readClock(flight.arrivalDate);

  if (!isIsoDay(from)) return undefined;
  const lastDay = isIsoDay(to) && to >= from ? to : from;

  if (departs === undefined || arrives === undefined) return wholeDays(from, lastDay);
  const start = instantOf(from, departs, timeZoneOfAirport(flight.departureAirport));
  const end = instantOf(lastDay, arrives, timeZoneOfAirport(flight.arrivalAirport));

  return start && end && end >= start ? { start, end } : wholeDays(from, lastDay);
}

/** Nights at each stay, as days. */
export function stayEvents(trip: TripDetail): TripEvent[] {
  return trip.accommodations.flatMap((stay) => {
    const from = stay.checkIn.slice(0, 10);
    const to = stay.checkOut.slice(0, 10);

    if (!isIsoDay(from) || !isIsoDay(to) || to < from) return [];
    const planned = [...(trip.places ?? []).map((place) => place.stay), trip.stay];
    const isPlanned = planned.find((one) => one?.name === stay.name);

    return [
      {
        key: `stay-${from}`,
        when: wholeDays(from, to),
        summary: `Stay: ${stay.name}`,
        details: [stay.description, stay.isSelected ? undefined : 'Suggested, not booked.'],
        place: {
          title: [stay.name, stay.address].filter(Boolean).join(', '),
          ...(isPlanned ? { geo: { lat: isPlanned.lat, lon: isPlanned.lon } } : {}),
        },
      },
    ];
  });
}

/** The traveller's own stops, notes and reservations; one without a time is told as a day. */
export function entryEvents(trip: TripDetail): TripEvent[] {
  return (trip.entries ?? []).map(({ place, ...entry }) => ({
    key: `own-${entry.id}`,
    when: entryTimes(entry),
    summary: entry.title,
    details: entryFacts(entry),
    ...(place ? { place: { title: place } } : {}),
  }));
}

function entryTimes({ date, time }: Pick<OwnEntry, 'date' | 'time'>): When {
  return time
    ? floatingSpan(date, minutesOf(time), minutesOf(time) + ENTRY_MINUTES)
    : wholeDays(date, date);
}

/** Everything that has a time in the plan. */
export function stopEvents(trip: TripDetail): TripEvent[] {
  return trip.itineraryDays.flatMap((day) =>
    day.activities.map((stop, index) => {
      const ride = rideOf(trip, day, stop);

      return {
        key: `${day.date}-${stop.place ? asciiKey(stop.place.id) : `${stop.kind}-${index + 1}`}`,
        when: stopTimes(zoneOf(trip, day, stop), day.date, stop),
        summary: stop.activity,
        details: [
          `${stop.time} local time, ${stop.duration}`,
          ride && rideDetails(ride),
          ...stopDetails(stop),
        ],
        ...(ride ? { place: { title: ride.from } } : {}),
        ...(stop.place
          ? {
              place: {
                title: stop.place.name,
                geo: { lat: stop.place.lat, lon: stop.place.lon },
              },
              url: stop.place.url,
            }
          : {}),
      };
    }),
  );
}

/** Without a time zone the times float: every clock shows them as they are written. */
function stopTimes(timeZone: string | undefined, date: string, stop: PlannedActivity): When {
  const from = minutesOf(stop.time);
  const to = from + (parseDuration(stop.duration) ?? DEFAULT_MINUTES);
  const start = instantOf(date, from, timeZone);
  const end = instantOf(date, to, timeZone);

  if (start && end) return { start, end };
  return floatingSpan(date, from, to);
}

/** By the clocks of wherever one is. */
function floatingSpan(date: string, from: number, to: number): When {
  return { start: floatingTime(date, from), end: floatingTime(date, to), floating: true };
}

/** Days from `first` to `last`, both included: a calendar's end is the day after. */
function wholeDays(first: string, last: string): When {
  const end = addDays(last, 1);

  return {
    start: floatingTime(first, 0),
    end: floatingTime(daysBetween(first, end) > 0 ? end : addDays(first, 1), 0),
    allDay: true,
  };
}

function asciiKey(id: string): string {
  return encodeURIComponent(id).replace(/[^A-Za-z0-9-]/g, '_');
}
