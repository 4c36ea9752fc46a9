import { countText } from '#shared/count-text.ts';
import { dayWithWeekday, minutesOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { OwnEntry } from '#shared/trips/own-entries.schema.ts';
import { entryFacts } from '#shared/trips/own-entry-text.ts';
import { routeText } from '#shared/trips/route-text.ts';
import { staysOf, zoneOf } from '#shared/trips/stop-place.ts';
import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { plainLine, webAddress } from './plain-text.ts';
import { rideDetails } from './ride-details.ts';
import { refuseSealed } from './sealed-trip.ts';
import { stopDetails } from './stop-details.ts';
import { instantOf } from './trip-instant.ts';
import { escapeXml, xmlElement } from './xml.ts';

type Point = {
  lat: number;
  lon: number;
  name: string;
  time?: string;
  description?: string;
  type?: string;
  url?: string;
};

/**
 * The trip as GPX 1.1: the way from place to place where there are several, and a route a day, from the stay through
 * the day's stops in order and back to the stay.
 * Throws CONFLICT while the trip is a secret.
 */
export function buildGpx(trip: TripDetail, now: Date): string {
  refuseSealed(trip);
  const routes = trip.itineraryDays.map((day) => renderRoute(trip, day)).join('');

  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' +
    ' xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd"' +
    ' version="1.1" creator="Northstar">\n' +
    `<metadata>\n${xmlElement('name', plainLine(trip.destination))}` +
    `${xmlElement('desc', `${trip.startDate} to ${trip.endDate}`)}${xmlElement('time', now.toISOString())}</metadata>\n` +
    `${renderDestination(trip)}${renderWay(trip)}${routes}</gpx>\n`
  );
}

/** The destination itself as a waypoint, so that a trip without a plan still has a place on the map. */
function renderDestination({ lat, lon, destination, destinationDescription }: TripDetail): string {
  if (lat === undefined || lon === undefined) return '';
  return renderPoint('wpt', {
    lat,
    lon,
    name: destination,
    description: destinationDescription,
  });
}

/** The places of the trip in their order; each says how one comes there. */
function renderWay({ places = [] }: TripDetail): string {
  const name = routeText(places);

  if (name === undefined) return '';
  const points = places.map(({ lat, lon, name: place, nights, arrive, ride }) =>
    renderPoint('rtept', {
      lat,
      lon,
      name: place,
      type: 'place',
      description: [
        `${countText(nights, 'night')} from ${arrive}`,
        ...(ride ? [rideDetails(ride)] : []),
      ].join('\n'),
    }),
  );

  return `<rte>\n${xmlElement('name', plainLine(name))}<number>0</number>\n${points.join('')}</rte>\n`;
}

function renderRoute(trip: TripDetail, day: TripItineraryDay): string {
  const stops = day.activities.flatMap((stop) => toPoint(trip, day, stop));

  if (stops.length === 0 && !trip.entries?.some(({ date }) => date === day.date)) return '';
  const title = [`Day ${day.dayNumber}`, dayWithWeekday(day.date), day.title ?? day.dayType];
  const points = withStays(staysOf(trip, day), stops).map((point) => renderPoint('rtept', point));

  return (
    `<rte>\n${xmlElement('name', title.join(' · '))}${xmlElement('desc', dayText(trip, day))}` +
    `<number>${day.dayNumber}</number>\n${points.join('')}</rte>\n`
  );
}

/** The day's note, and the traveller's own entries: these name no coordinates, so they are no points. */
function dayText({ entries = [] }: TripDetail, { date, note }: TripItineraryDay): string {
  const own = entries.filter((entry) => entry.date === date).map(entryLine);

  return [note, ...own].filter(Boolean).join('\n');
}

function entryLine(entry: OwnEntry): string {
  return [[entry.time, entry.title].filter(Boolean).join(' '), ...entryFacts(entry)].join(' · ');
}

function toPoint(trip: TripDetail, day: TripItineraryDay, stop: PlannedActivity): Point[] {
  if (!stop.place) return [];
  const { lat, lon, endsAt, name, kind, url } = stop.place;
  const time = instantOf(day.date, minutesOf(stop.time), zoneOf(trip, day, stop));
  const point: Point = {
    lat,
    lon,
    name,
    type: kind,
    description: [`${stop.time}, ${stop.duration}`, ...stopDetails(stop)].join('\n'),
  };

  // GPX times are instants of UTC; without a time zone there are none to tell.
  if (time) point.time = time.toISOString();
  if (url) point.url = url;
  return endsAt ? [point, { name: `End of ${name}`, type: kind, ...endsAt }] : [point];
}

/** A day begins and ends at the stay, unless its first or last stop is the stay itself. */
function withStays({ morning, night }: ReturnType<typeof staysOf>, stops: Point[]): Point[] {
  return [...homeUnless(stops[0], morning), ...stops, ...homeUnless(stops.at(-1), night)];
}

function homeUnless(point: Point | undefined, stay: TripDetail['stay']): Point[] {
  const isHome = point?.lat === stay?.lat && point?.lon === stay?.lon;

  return stay && !isHome ? [{ lat: stay.lat, lon: stay.lon, name: stay.name, type: 'stay' }] : [];
}

function renderPoint(tag: 'wpt' | 'rtept', point: Point): string {
  const link = webAddress(point.url);

  return (
    `<${tag} lat="${point.lat}" lon="${point.lon}">\n` +
    xmlElement('time', point.time) +
    xmlElement('name', plainLine(point.name)) +
    xmlElement('desc', point.description) +
    (link ? `<link href="${escapeXml(link)}"/>\n` : '') +
    xmlElement('type', point.type) +
    `</${tag}>\n`
  );
}
