import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { publicHoliday } from '#server/catalogue/holidays.ts';
import { openingSpans } from '#server/catalogue/opening-hours.ts';
import type { RoadStopFile } from '#server/catalogue/road-stop.schema.ts';
import { loadRoadStops } from '#server/catalogue/road-stops.ts';
import type { PlaceFacts } from '#server/planner/check-facts.ts';
import type { Point, Span } from '#server/planner/problem.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import { appealOf } from '../candidates/appeal.ts';
import { hasRoad } from './roads.ts';

/** A place that people stop at by the road: one of the list, a town of the catalogue or the aim of a day trip. */
export type RoadPlace = Point & {
  id: string;
  name: string;
  country: string;
  kind: string;
  indoor: boolean;
  minutes: number;
  interests: readonly string[];
  /** Without them it is open at any hour. */
  hours?: string | undefined;
  usd?: number | undefined;
  why: string;
  /** How much people want to see it, 0 to 100. */
  worth: number;
  isTown: boolean;
};

const PREFIX = 'road/';
const TOWN = 'road/town/';
const TRIP = 'road/trip/';
const WORTH_OF_FAME = [0, 20, 30, 45, 70, 95] as const;
/** A walk through a town on the way; of a day trip what is seen first, within these limits. */
const TOWN_MINUTES = 90;
const TRIP_MINUTES = { least: 45, most: 105, longest: 150 };
const INDOOR = new Set([
  'museum',
  'gallery',
  'palace',
  'church',
  'mosque',
  'temple',
  'cave',
  'winery',
]);
const DAY: Span = [0, 24 * 60];

/** Whether an id names a place by the road. */
export function isRoadPlace(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Every place that a drive from one town to another may stop at, wherever it lies. */
export function roadPlaces(
  { from, to }: { from: Destination; to: Destination },
  { destinations }: Pick<Catalogue, 'destinations'>,
): RoadPlace[] {
  return [
    ...loadRoadStops().map(listed),
    ...[from, to].flatMap((base) =>
      base.dayTrips.filter(isDriven).map((trip) => tripStop(base, trip)),
    ),
    ...destinations
      .filter((town) => town !== from && town !== to && !isOffCatalogue(town.id))
      .filter((town) => hasRoad(from, town))
      .map(townStop),
  ];
}

/** What the checker knows of a place by the road; undefined for an id that names none. */
export function roadFacts(
  id: string,
  catalogue: Pick<Catalogue, 'destination'>,
): PlaceFacts | undefined {
  const place = roadPlace(id, catalogue);

  return (
    place && {
      id,
      name: place.name,
      lat: place.lat,
      lon: place.lon,
      kind: place.kind,
      indoor: place.indoor,
      daylight: !place.indoor,
      interests: place.interests,
      vegan: false,
      isMeal: false,
      priceUsd: place.usd ?? null,
      openOn: (date) => roadHours(place, date),
      openingStatus: () => 'assumed',
    }
  );
}

/** Opening spans of a date, in minutes after midnight. */
export function roadHours({ hours, country }: RoadPlace, date: string): Span[] {
  if (hours === undefined) return [DAY];
  const isHoliday = (day: string) =>
    publicHoliday({ country, region: undefined }, day) !== undefined;

  return openingSpans(hours, date, { isHoliday, sunrise: 6 * 60, sunset: 20 * 60 }).map(
    ([open, close]): Span => [open, close],
  );
}

function roadPlace(id: string, catalogue: Pick<Catalogue, 'destination'>): RoadPlace | undefined {
  if (id.startsWith(TOWN)) {
    const town = catalogue.destination(id.slice(TOWN.length));

    return town && townStop(town);
  }
  if (id.startsWith(TRIP)) {
    const [base = '', trip] = id.slice(TRIP.length).split('/');
    const town = catalogue.destination(base);
    const file = town?.dayTrips.find((one) => one.id === trip);

    return town && file && tripStop(town, file);
  }
  const file = loadRoadStops().find((stop) => PREFIX + stop.id === id);

  return file && listed(file);
}

function listed({ id, fame, ...stop }: RoadStopFile): RoadPlace {
  return {
    ...stop,
    id: PREFIX + id,
    indoor: INDOOR.has(stop.kind),
    worth: WORTH_OF_FAME[fame] ?? 0,
    isTown: false,
  };
}

function townStop(town: Destination): RoadPlace {
  const { id, name, country, lat, lon, places, interests } = town;
  const [first, second] = places.toSorted((a, b) => appealOf(b) - appealOf(a));

  return {
    id: TOWN + id,
    name,
    country,
    lat,
    lon,
    kind: 'neighbourhood',
    indoor: false,
    minutes: TOWN_MINUTES,
    interests: Object.keys(interests).slice(0, 3),
    why: first
      ? `A walk to ${first.name}${second ? ` and ${second.name}` : ''}`
      : 'A walk through the town',
    worth: first ? appealOf(first) : 0,
    isTown: true,
  };
}

/** Trips that one can drive to alone, at hours that do not follow the sun, and whose first stop is no day of its own. */
function isDriven({ mode, hours, stops: [first] = [] }: DayTripFile): boolean {
  const isShort = first !== undefined && first.minutes <= TRIP_MINUTES.longest;

  return mode !== 'boat' && mode !== 'tour' && !hours.includes('sun') && isShort;
}

function tripStop({ id: base, country }: Destination, trip: DayTripFile): RoadPlace {
  const { id, name, lat, lon, interests, hours, why, stops = [] } = trip;
  const minutes = stops[0]?.minutes ?? TRIP_MINUTES.most;

  return {
    id: `${TRIP}${base}/${id}`,
    name,
    country,
    lat,
    lon,
    kind: 'landmark',
    indoor: false,
    minutes: Math.min(TRIP_MINUTES.most, Math.max(TRIP_MINUTES.least, minutes)),
    interests,
    hours,
    why,
    worth: appealOf(trip),
    isTown: false,
  };
}
