import ical, { type ICalCalendar, type ICalEventData } from 'ical-generator';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import {
  flightEvents,
  hintEvents,
  journeyEvent,
  stayEvents,
  entryEvents,
  stopEvents,
  type CalendarFacts,
  type TripEvent,
} from './calendar-events.ts';
import { plainLine, plainText, webAddress } from './plain-text.ts';

const FEED_REFRESH_SECONDS = 3600;

/**
 * The trip as an iCalendar document: the journey as a whole, its flights, its stay and every stop. Times
 * are exact instants, computed in each place's own time zone, so that every program shows them right. A
 * secret trip tells its dates and its hints alone.
 */
export function buildCalendar(trip: TripDetail, facts: CalendarFacts): string {
  const calendar = startCalendar(nameOf(trip));

  addTrip(calendar, trip, facts);
  return calendar.toString();
}

/** Trips as a calendar to subscribe to: programs come back for it every hour, and follow every change. */
export function buildFeed(
  { name, trips }: { name?: string | undefined; trips: readonly TripDetail[] },
  facts: CalendarFacts,
): string {
  const [first] = trips;
  const calendar = startCalendar(name ?? (first ? nameOf(first) : 'Northstar trips'));

  calendar.ttl(FEED_REFRESH_SECONDS);
  for (const trip of trips) addTrip(calendar, trip, facts);
  return calendar.toString();
}

function startCalendar(name: string): ICalCalendar {
  return ical({ name, prodId: { company: 'Northstar', product: 'Trips', language: 'EN' } });
}

function nameOf(trip: TripDetail): string {
  if (isSecret(trip)) return 'Surprise trip';
  return trip.title ? plainLine(trip.title) : `Trip to ${plainLine(trip.destination)}`;
}

function addTrip(calendar: ICalCalendar, trip: TripDetail, facts: CalendarFacts): void {
  const events = [
    journeyEvent(trip),
    ...(isSecret(trip) ? hintEvents(trip) : openEvents(trip, facts)),
  ];
  const seen = new Map<string, number>();

  for (const event of events) {
    const count = (seen.get(event.key) ?? 0) + 1;

    seen.set(event.key, count);
    calendar.createEvent(
      toEventData(event, {
        id: uidOf(trip, count === 1 ? event.key : `${event.key}-${count}`),
        stamp: facts.now,
        sequence: trip.version,
      }),
    );
  }
}

function openEvents(trip: TripDetail, facts: CalendarFacts): TripEvent[] {
  return [
    ...flightEvents(trip, facts),
    ...stayEvents(trip),
    ...stopEvents(trip),
    ...entryEvents(trip),
  ];
}

/** The same tomorrow, so that a second import updates instead of doubling; another trip's never. */
function uidOf(trip: TripDetail, key: string): string {
  const created = Date.parse(trip.createdAt).toString(36);

  return `trip-${trip.id}-${created}-${key}@northstar`;
}

type EventFacts = Required<Pick<ICalEventData, 'id' | 'stamp' | 'sequence'>>;

function toEventData(event: TripEvent, facts: EventFacts): ICalEventData {
  const url = webAddress(event.url);

  return {
    ...facts,
    ...event.when,
    summary: plainLine(event.summary),
    description: plainText(event.details.filter(Boolean).join('\n')) || null,
    location: event.place && {
      title: plainLine(event.place.title),
      ...(event.place.geo ? { geo: event.place.geo } : {}),
    },
    // The library escapes commas and semicolons, which an address may not have escaped.
    url: url?.replaceAll(',', '%2C').replaceAll(';', '%3B') ?? null,
  };
}
