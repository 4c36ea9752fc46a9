import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { roadWay } from '#server/catalogue/road-way.ts';
import type { Leg, Point, Span } from '#server/planner/problem.ts';
import { DAY_TRIP_LUNCH, lunchPlace, type TripStop, WALK_KM, waysOf } from './lunch-place.ts';

/** A stop of a day trip, or lunch, with its times; `number` counts the stops from 1 and is 0 for lunch. */
export type DayTripPart = Omit<TripStop, 'minutes'> & {
  kind: 'stop' | 'lunch';
  start: number;
  end: number;
};

const STEP = 5;
const WALK_KMH = 4.5;
const DETOUR = 1.3;
/** Getting into whatever goes and out of it. */
const BOARDING = 5;

/** Minutes on the spot that the stops need, with lunch where it is had there; never less than the trip's own. */
export function spotMinutes(trip: DayTripFile, hasLunch: boolean): number {
  const stops = stopsOf(trip, hasLunch);
  const needed = sumOf(stops) + waysOf(stops) + (hasLunch ? DAY_TRIP_LUNCH : 0);

  return upTo5(Math.max(needed, trip.minutes));
}

/**
 * The stops of a day trip between arriving and leaving, in order, with lunch where it is eaten in the local hours. Too
 * little time shortens each stop alike, more lengthens them.
 */
export function dayTripParts(
  trip: DayTripFile,
  span: Span,
  lunchHours: Span | undefined,
): DayTripPart[] {
  const stops = stopsOf(trip, lunchHours !== undefined);
  const place = lunchHours && lunchPlace(stops, { span, hours: lunchHours, at: trip.lunchAt });

  if (!place) return laidOut(stops, span);
  const { before, behind, start, beside, way, isThere } = place;
  const end = start + DAY_TRIP_LUNCH;
  const lunch: DayTripPart = {
    kind: 'lunch',
    name: (isThere ? trip.lunch : undefined) ?? `Lunch near ${beside.name}`,
    why: undefined,
    number: 0,
    point: beside.point,
    way,
    start,
    end,
  };

  return [
    ...laidOut(before, [span[0], start - (way?.minutes ?? 0)]),
    lunch,
    ...laidOut(behind, [end, span[1]]),
  ];
}

/** Which stop a trip is made for, counted from 1: the one with the most minutes. It is where the trip itself is. */
export function chiefStop({ stops = [] }: DayTripFile): number {
  const longest = Math.max(0, ...stops.map(({ minutes }) => minutes));

  return Math.max(1, stops.findIndex(({ minutes }) => minutes === longest) + 1);
}

/** Where one comes to first on a day trip, and what one sees last. */
export function dayTripEnds(trip: DayTripFile): { first: Point; last: Point } {
  const points = pointsOf(trip);

  return { first: points[0] ?? trip, last: points.at(-1) ?? trip };
}

/** What is said of that stop itself, where anything is. */
export function chiefStopWords(trip: DayTripFile): string | undefined {
  return trip.stops?.[chiefStop(trip) - 1]?.why;
}

/** How many stops a day trip has. */
export function stopCount({ stops }: DayTripFile): number {
  return Math.max(1, stops?.length ?? 0);
}

/** A stop without a point of its own is told to be where the trip is. */
function pointsOf(trip: DayTripFile): Point[] {
  const { lat, lon, stops = [] } = trip;
  const chief = chiefStop(trip) - 1;

  return stops.map((stop, i) =>
    i === chief ? { lat, lon } : { lat: stop.lat ?? lat, lon: stop.lon ?? lon },
  );
}

function stopsOf(trip: DayTripFile, hasLunch: boolean): TripStop[] {
  const { name, lat, lon, stops } = trip;
  const minutes = Math.max(60, trip.minutes - (hasLunch ? DAY_TRIP_LUNCH : 0));
  const points = pointsOf(trip);

  if (!stops)
    return [{ name, why: undefined, minutes, number: 1, point: { lat, lon }, way: undefined }];
  return stops.map((stop, i) => {
    const point = points[i] ?? { lat, lon };
    const before = points[i - 1];

    return {
      name: stop.name,
      why: stop.why,
      minutes: stop.minutes,
      number: i + 1,
      point,
      way: before && dayTripWay(trip, before, point),
    };
  });
}

/** The way between two stops of one day trip: as it is known, on foot when near, else by what the party came with. */
export function dayTripWay(trip: DayTripFile, from: Point, to: Point): Leg | undefined {
  const straight = distanceKm(from, to);

  if (straight < 0.02) return undefined;
  const byRoad = trip.mode === 'drive' ? 'drive' : 'transit';
  const km = rounded(straight * DETOUR);
  const known = knownWay(trip, from, to);

  if (known)
    return { mode: known.by === 'walk' ? 'walk' : byRoad, minutes: known.minutes, km, usd: 0 };
  if (straight <= WALK_KM)
    return { mode: 'walk', minutes: upTo5((km / WALK_KMH) * 60), km, usd: 0 };
  const road = roadWay(from, to);

  return { mode: byRoad, minutes: upTo5(BOARDING + road.minutes), km: rounded(road.km), usd: 0 };
}

/** The way between two stops that follow each other as the catalogue tells it; it holds in both directions. */
function knownWay(trip: DayTripFile, from: Point, to: Point) {
  const points = pointsOf(trip);
  const isAt = (one: Point | undefined, other: Point) =>
    one?.lat === other.lat && one.lon === other.lon;
  const [there] = points.flatMap((point, i) =>
    (isAt(points[i - 1], from) && isAt(point, to)) || (isAt(points[i - 1], to) && isAt(point, from))
      ? [trip.stops?.[i]?.way]
      : [],
  );

  return there;
}

/** These stops one after the other with their ways, from minute to minute. */
function laidOut(stops: readonly TripStop[], [from, until]: Span): DayTripPart[] {
  const shares = shareOut(stops, until - from - waysOf(stops));
  let at = from;

  return stops.map(({ minutes: _, ...stop }, i) => {
    const start = at + (stop.way?.minutes ?? 0);

    at = start + (shares[i] ?? 0);
    return { ...stop, kind: 'stop', start, end: at };
  });
}

/** The room there is, shared out by the minutes that each stop deserves, in full steps. */
function shareOut(stops: readonly TripStop[], room: number): number[] {
  const wanted = sumOf(stops);
  const shares = stops.map(({ minutes }) =>
    Math.max(2 * STEP, downTo5((minutes * room) / Math.max(1, wanted))),
  );
  const rest = room - shares.reduce((sum, share) => sum + share, 0);
  const longest = shares.indexOf(Math.max(...shares));

  return shares.map((share, i) => (i === longest ? Math.max(2 * STEP, share + rest) : share));
}

function sumOf(stops: readonly { minutes: number }[]): number {
  return stops.reduce((sum, { minutes }) => sum + minutes, 0);
}

const rounded = (km: number) => Math.round(km * 100) / 100;
const upTo5 = (minutes: number) => Math.ceil(minutes / STEP) * STEP;
const downTo5 = (minutes: number) => Math.floor(minutes / STEP) * STEP;
